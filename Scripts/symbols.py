#!/usr/bin/env python3
"""Writes the symbols that are drawn from Bootstrap Icons (MIT licence), as Sources/UIKit/Images/SymbolIcons.swift.

    Scripts/symbols.py ICONS > Sources/UIKit/Images/SymbolIcons.swift

ICONS is the folder of Bootstrap Icons' SVG files (the Debian package bootstrap-icons has it). Scripts/symbols.tsv says
which icon stands for which symbol; a symbol whose name is an icon's with dots for hyphens needs no row there. Symbols
are the names in Sources/UIKit/Images/SymbolNames.swift.

A drawing is a list of steps in hundredths of a grid 24 units high: `m`, `l` and `c` with points relative to the current
one, and `z`. Before it stands the width of the symbol in the same unit, and `e` where holes are told by the even-odd
rule.
"""

import math
import pathlib
import re
import sys
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Bootstrap's grid has 16 units; its icons fill it, and symbols leave room around them.
SCALE = 20.6 / 16
TOP = 12 - 8 * SCALE
MARGIN = 1.9
TOKEN = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:e[-+]?\d+)?")
COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def arguments(text):
    """The steps of a path: a letter and its numbers, one step for each set of numbers."""
    position, step, numbers = 0, None, []
    text = text.strip()
    while position < len(text):
        if text[position] in " ,\n\t\r":
            position += 1
            continue
        # The flags of arcs may stand without a space after them.
        if step in ("a", "A") and len(numbers) % 7 in (3, 4) and text[position] in "01":
            numbers.append(float(text[position]))
            position += 1
            if len(numbers) == 7:
                yield step, numbers
                numbers = []
            continue
        match = TOKEN.match(text, position)
        if not match:
            sys.exit(f"cannot read {text[position:position + 20]!r}")
        position = match.end()
        token = match.group()
        if token.isalpha():
            step, numbers = token, []
            if token in "zZ":
                yield token, []
            continue
        numbers.append(float(token))
        if len(numbers) == COUNTS[step.lower()]:
            yield step, numbers
            numbers = []
            step = {"m": "l", "M": "L"}.get(step, step)


def arc(start, radii, turn, large, sweep, end):
    """Curves that follow an elliptical arc, by the conversion that the SVG specification describes."""
    (x1, y1), (x2, y2), (rx, ry) = start, end, map(abs, radii)
    if rx == 0 or ry == 0 or start == end:
        return [(start, end, end)]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    size = px * px / (rx * rx) + py * py / (ry * ry)
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
    top = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px
    factor = math.sqrt(max(0, top / (rx * rx * py * py + ry * ry * px * px))) * (-1 if large == sweep else 1)
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    mx, my = cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    delta = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and delta < 0:
        delta += 2 * math.pi
    if not sweep and delta > 0:
        delta -= 2 * math.pi
    count = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-9))
    part = delta / count
    handle = 4 / 3 * math.tan(part / 4)

    def place(x, y):
        return (mx + cos * rx * x - sin * ry * y, my + sin * rx * x + cos * ry * y)

    curves = []
    for index in range(count):
        a, b = first + index * part, first + (index + 1) * part
        curves.append(
            (
                place(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a)),
                place(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b)),
                place(math.cos(b), math.sin(b)),
            )
        )
    return curves


def steps(text):
    """A path's moves, lines, curves and closings, in absolute points."""
    current, begin, control, previous = (0.0, 0.0), (0.0, 0.0), None, ""
    for letter, n in arguments(text):
        kind, relative = letter.lower(), letter.islower()

        def point(index):
            return (n[index] + current[0] * relative, n[index + 1] + current[1] * relative)

        def mirrored(kinds):
            return (2 * current[0] - control[0], 2 * current[1] - control[1]) if previous in kinds else current

        if kind == "m":
            current = begin = point(0)
            yield "m", [current]
        elif kind in "lhv":
            if kind == "l":
                current = point(0)
            elif kind == "h":
                current = (n[0] + current[0] * relative, current[1])
            else:
                current = (current[0], n[0] + current[1] * relative)
            yield "l", [current]
        elif kind in "cs":
            one = point(0) if kind == "c" else mirrored("cs")
            control, end = point(len(n) - 4), point(len(n) - 2)
            yield "c", [one, control, end]
            current = end
        elif kind in "qt":
            control, end = point(0) if kind == "q" else mirrored("qt"), point(len(n) - 2)
            one = tuple(a + (b - a) * 2 / 3 for a, b in zip(current, control))
            two = tuple(a + (b - a) * 2 / 3 for a, b in zip(end, control))
            yield "c", [one, two, end]
            current = end
        elif kind == "a":
            end = point(5)
            for one, two, to in arc(current, (n[0], n[1]), n[2], n[3] != 0, n[4] != 0, end):
                yield "c", [one, two, to]
            current = end
        else:
            current = begin
            yield "z", []
        previous = kind


def ellipse(cx, cy, rx, ry):
    return f"M{cx - rx} {cy}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0z"


def outline(element, icon):
    kind = element.tag.split("}")[1]
    value = lambda name: float(element.get(name, "0"))
    if kind == "path":
        return element.get("d")
    if kind == "circle":
        return ellipse(value("cx"), value("cy"), value("r"), value("r"))
    if kind == "ellipse":
        return ellipse(value("cx"), value("cy"), value("rx"), value("ry"))
    if kind == "rect":
        x, y, w, h, r = (value(name) for name in ("x", "y", "width", "height", "rx"))
        corner = f"a{r} {r} 0 0 1 "
        return (
            f"M{x + r} {y}h{w - 2 * r}{corner}{r} {r}v{h - 2 * r}{corner}{-r} {r}h{2 * r - w}{corner}{-r} {-r}"
            f"v{2 * r - h}{corner}{r} {-r}z"
        )
    sys.exit(f"{icon}: cannot draw {kind}")


def extent(moves):
    """Positions from left to right that a path reaches, curves at their ends and at points between."""
    x = 0
    for _, points in moves:
        if len(points) == 3:
            one, two, end = (point[0] for point in points)
            for index in range(1, 20):
                t = index / 20
                yield x * (1 - t) ** 3 + 3 * one * t * (1 - t) ** 2 + 3 * two * t * t * (1 - t) + end * t**3
        if points:
            x = points[-1][0]
            yield x


def drawing(path):
    """The drawing of an icon: its width, its rule and its steps."""
    root = xml.etree.ElementTree.parse(path).getroot()
    shapes = [element for element in root.iter() if element is not root and not element.tag.endswith("}g")]
    moves = [step for shape in shapes for step in steps(outline(shape, path.name))]
    evenodd = any(shape.get("fill-rule") == "evenodd" for shape in shapes)
    across = list(extent(moves))
    left, right = min(across) * SCALE - MARGIN, max(across) * SCALE + MARGIN
    text, at = "", (0, 0)
    for kind, points in moves:
        text += kind
        places = [(round((x * SCALE - left) * 100), round((y * SCALE + TOP) * 100)) for x, y in points]
        numbers = [value for place in places for value in (place[0] - at[0], place[1] - at[1])]
        for index, number in enumerate(numbers):
            text += (" " if index and number >= 0 else "") + str(number)
        if places:
            at = places[-1]
    return f"{round((right - left) * 100)}{'e' if evenodd else ''}{text}"


def main():
    icons = pathlib.Path(sys.argv[1])
    names = (ROOT / "Sources/UIKit/Images/SymbolNames.swift").read_text().split('"""')[1].split()
    known = set(names)
    there = {path.stem for path in icons.glob("*.svg")}
    table = {name: name.replace(".", "-") for name in names if name.replace(".", "-") in there}
    for line in (ROOT / "Scripts/symbols.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        symbol, icon, *filled = line.split("\t")
        if icon not in there:
            sys.exit(f"{symbol}: there is no icon {icon}")
        filled = filled[0] if filled else icon + "-fill" if icon + "-fill" in there else None
        table.setdefault(symbol, icon)
        if filled and not symbol.endswith((".fill", ".filled")):
            table.setdefault(symbol + ".fill", filled)
    table = {symbol: icon for symbol, icon in table.items() if symbol in known}
    used = sorted(set(table.values()))
    print("// Written by Scripts/symbols.py. The icons are Bootstrap Icons, copyright 2019-2023 The Bootstrap Authors, under the")
    print("// MIT licence, which Documentation/Licenses.md has in full.")
    print("// swift-format-ignore-file")
    print()
    print("/// The symbols that are drawn from icons.")
    print("enum SymbolIcons {")
    print("    /// A symbol and the icon that stands for it, a line each.")
    print('    static let names = """')
    for symbol in sorted(table):
        print(f"        {symbol} {table[symbol]}")
    print('        """')
    print()
    print("    /// An icon and its drawing, a line each.")
    print('    static let drawings = """')
    for icon in used:
        print(f"        {icon} {drawing(icons / (icon + '.svg'))}")
    print('        """')
    print("}")


main()
