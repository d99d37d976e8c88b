#!/usr/bin/env python3
"""Writes the map that MapKit draws from Natural Earth's data (public domain), as two Swift files.

    Scripts/map-data.py FOLDER Companions/MapKit/Sources/MapKitEngine

FOLDER holds Natural Earth's layers as GeoJSON (ogr2ogr makes them of the shapefiles that naturalearthdata.com offers), under
the names of LAYERS, PLACES and COUNTRIES below.

Shapes are written as base64 of bytes: for each layer its count of shapes, and for each shape the least zoom at which it is
drawn, in tenths, its count of points, and the points, each relative to the one before, in units of 1/500 of a degree. All
numbers are of variable length, seven bits in a byte; those with a sign are zigzagged.
"""

import base64
import json
import pathlib
import sys

UNITS = 500
LINE = 116
LAYERS = [
    "ne_50m_land",
    "ne_50m_urban_areas",
    "ne_50m_glaciated_areas",
    "ne_50m_lakes",
    "ne_50m_rivers_lake_centerlines",
    "ne_50m_admin_1_states_provinces_lines",
    "ne_50m_admin_0_boundary_lines_land",
]
PLACES = "ne_50m_populated_places_simple"
COUNTRIES = "ne_110m_admin_0_countries_lakes"
HEAD = """// Written by Scripts/map-data.py of Natural Earth's data, version 4.0, which is in the public domain.
// swift-format-ignore-file

"""


def features(folder, name):
    with open(folder / f"{name}.geojson", encoding="utf-8") as file:
        for feature in json.load(file)["features"]:
            if feature["geometry"]:
                values = {key.lower(): value for key, value in feature["properties"].items()}
                yield values, feature["geometry"]


def lines(geometry):
    """The rings of polygons and the lines of others, as lists of points."""
    kind, coordinates = geometry["type"], geometry["coordinates"]
    if kind == "LineString":
        yield coordinates
    elif kind in ("MultiLineString", "Polygon"):
        yield from coordinates
    elif kind == "MultiPolygon":
        for polygon in coordinates:
            yield from polygon
    else:
        sys.exit(f"cannot read a {kind}")


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


def layer(folder, name):
    shapes = []
    for values, geometry in features(folder, name):
        zoom = round(max(0, values.get("min_zoom") or 0) * 10)
        for line in lines(geometry):
            points = []
            for x, y in (point[:2] for point in line):
                point = (round(x * UNITS), round(y * UNITS))
                if not points or points[-1] != point:
                    points.append(point)
            if len(points) < 2:
                continue
            data, last = number(zoom) + number(len(points)), (0, 0)
            for point in points:
                data += signed(point[0] - last[0]) + signed(point[1] - last[1])
                last = point
            shapes.append(data)
    return number(len(shapes)) + b"".join(shapes)


def middle(geometry):
    """The middle of a geometry's largest ring, by area."""
    best, result = -1, None
    for ring in lines(geometry):
        area = x = y = 0.0
        for (ax, ay), (bx, by) in zip(ring, ring[1:]):
            cross = ax * by - bx * ay
            area, x, y = area + cross, x + (ax + bx) * cross, y + (ay + by) * cross
        if abs(area) > best:
            best, result = abs(area), (x / (3 * area), y / (3 * area))
    return result, best / 2


def places(folder):
    rows = []
    for values, geometry in features(folder, PLACES):
        x, y = geometry["coordinates"][:2]
        # The national capitals stand out.
        capital = 1 if values["adm0cap"] else 0
        rows.append((values["scalerank"], -values["pop_max"], f"{values['name']}|{y:.4f}|{x:.4f}|{values['scalerank']}|{capital}"))
    return [row[2] for row in sorted(rows)]


def countries(folder):
    rows = []
    for values, geometry in features(folder, COUNTRIES):
        (x, y), area = middle(geometry)
        rows.append((-area, f"{values['name']}|{y:.2f}|{x:.2f}|{area:.1f}"))
    return [row[1] for row in sorted(rows)]


def text(rows):
    return "\n".join("        " + row for row in rows)


def main():
    folder, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    data = base64.b64encode(b"".join(layer(folder, name) for name in LAYERS)).decode()
    rows = [data[start : start + LINE] for start in range(0, len(data), LINE)]
    (target / "WorldShapes.swift").write_text(
        HEAD + "/// The shapes of the world's land and waters, as Scripts/map-data.py describes.\nenum WorldShapes {\n"
        + f'    static let encoded = """\n{text(rows)}\n        """\n}}\n')
    (target / "WorldNames.swift").write_text(
        HEAD + "/// The names on the map.\nenum WorldNames {\n"
        + "    /// Name, latitude, longitude, rank (0 for the largest), 1 for a capital; the most important first.\n"
        + f'    static let cities = """\n{text(places(folder))}\n        """\n\n'
        + "    /// Name, latitude, longitude and area in square degrees; the largest first.\n"
        + f'    static let countries = """\n{text(countries(folder))}\n        """\n}}\n')


main()
