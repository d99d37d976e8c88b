import MapKitEngine
@_spi(Framework) import UIKit

/// Draws the map of the world for a viewpoint, in points of a view.
@MainActor struct MapPainter {
    let projection: MapProjection
    /// What is drawn, in points of the view.
    let area: CGRect
    let palette: MapLook.Palette
    var showsNames = true

    private var zoom: Double { projection.viewpoint.zoom }

    func draw(in context: CGContext) {
        context.setFillColor(palette.water.cgColor)
        context.fill([area])
        let rect = projection.mapRect(area)
        // The world goes on to the east and to the west.
        let first = Int((rect.minX / MKMapSize.world.width).rounded(.down))
        let last = Int((rect.maxX / MKMapSize.world.width).rounded(.down))
        guard rect.minX.isFinite, last - first < 8 else { return }
        for copy in first...last { drawWorld(copy, rect, in: context) }
        guard showsNames else { return }
        var labels = LabelPlacing()
        for copy in first...last { drawNames(copy, rect, &labels) }
    }

    private func unitRect(_ rect: MKMapRect, _ copy: Int) -> WorldRect {
        let shift = SIMD2(Double(copy), 0)
        return WorldRect(
            least: MKMapPoint(x: rect.minX, y: rect.minY).unit - shift,
            largest: MKMapPoint(x: rect.maxX, y: rect.maxY).unit - shift)
    }

    private func drawWorld(_ copy: Int, _ rect: MKMapRect, in context: CGContext) {
        let world = unitRect(rect, copy)
        for (layer, shapes) in zip(World.Layer.allCases, World.layers) {
            let path = CGMutablePath()
            for shape in shapes where shape.leastZoom <= zoom + layer.generosity {
                add(shape, isArea: layer.isArea, world, copy, to: path)
            }
            guard !path.isEmpty else { continue }
            draw(path, layer, in: context)
        }
    }

    private func draw(_ path: CGPath, _ layer: World.Layer, in context: CGContext) {
        context.addPath(path)
        switch layer {
        case .land: context.setFillColor(palette.land.cgColor)
        case .cities: context.setFillColor(palette.city.cgColor)
        case .glaciers: context.setFillColor(palette.ice.cgColor)
        case .lakes: context.setFillColor(palette.water.cgColor)
        case .rivers:
            context.setStrokeColor(palette.water.cgColor)
            context.setLineWidth(zoom > 6 ? 1.5 : 0.75)
        case .regionBorders:
            context.setStrokeColor(palette.regionBorder.cgColor)
            context.setLineWidth(0.5)
        case .borders:
            context.setStrokeColor(palette.border.cgColor)
            context.setLineWidth(0.75)
        }
        if layer.isArea { context.fillPath(using: .evenOdd) } else { context.strokePath() }
    }

    private func add(
        _ shape: WorldShape, isArea: Bool, _ world: WorldRect, _ copy: Int, to path: CGMutablePath
    ) {
        // Half a point is as fine as anybody sees.
        let apart = 0.5 / (projection.viewpoint.scale * MKMapSize.world.width)
        let pieces = isArea ? [shape.area(in: world, apart: apart)] : shape.lines(in: world, apart: apart)
        for piece in pieces where piece.count > 1 {
            path.addLines(between: piece.map { point($0, copy) })
            if isArea { path.closeSubpath() }
        }
    }

    private func point(_ unit: SIMD2<Double>, _ copy: Int) -> CGPoint {
        projection.plainPoint(MKMapPoint(unit + SIMD2(Double(copy), 0)))
    }

    // MARK: Names

    private func drawNames(_ copy: Int, _ rect: MKMapRect, _ labels: inout LabelPlacing) {
        let world = unitRect(rect, copy)
        for city in World.cities where city.leastZoom <= zoom && world.contains(city.point) {
            drawCity(city, at: point(city.point, copy), &labels)
        }
        // Close up a country's name would be one among its cities'.
        for country in World.countries
        where country.leastZoom <= zoom && zoom < country.leastZoom + 5 && world.contains(country.point) {
            let font = UIFont.systemFont(ofSize: zoom > country.leastZoom + 2 ? 15 : 12, weight: .semibold)
            let size = text(country.text, font, palette.countryName).size()
            let point = point(country.point, copy)
            let place = CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
            guard labels.take(place) else { continue }
            draw(country.text, font, palette.countryName, at: place.origin)
        }
    }

    private func drawCity(_ city: World.Name, at point: CGPoint, _ labels: inout LabelPlacing) {
        let isLarge = zoom > city.leastZoom + 2
        let font = UIFont.systemFont(ofSize: isLarge ? 13 : 11, weight: city.isCapital || isLarge ? .medium : .regular)
        let size = text(city.text, font, palette.cityName).size()
        let dot = CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)
        // Close up the name stands where the city is, without a dot.
        let isInside = zoom > 9
        let origin =
            isInside
            ? CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
            : CGPoint(x: dot.maxX + 3, y: point.y - size.height / 2)
        let place = CGRect(origin: origin, size: size)
        guard labels.take(isInside ? place : place.union(dot)) else { return }
        if !isInside { drawDot(dot) }
        draw(city.text, font, palette.cityName, at: place.origin)
    }

    private func drawDot(_ dot: CGRect) {
        palette.halo.setFill()
        UIBezierPath(ovalIn: dot.insetBy(dx: -1, dy: -1)).fill()
        palette.cityName.setFill()
        UIBezierPath(ovalIn: dot).fill()
    }

    private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
    }

    private func draw(_ string: String, _ font: UIFont, _ color: UIColor, at origin: CGPoint) {
        let halo = text(string, font, palette.halo)
        for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
            halo.draw(at: CGPoint(x: origin.x + x, y: origin.y + y))
        }
        text(string, font, color).draw(at: origin)
    }
}

extension World.Layer {
    fileprivate var isArea: Bool {
        switch self {
        case .land, .cities, .glaciers, .lakes: true
        case .rivers, .regionBorders, .borders: false
        }
    }

    /// By how many levels earlier than the data says the shapes are drawn.
    fileprivate var generosity: Double {
        switch self {
        case .land, .borders, .glaciers: 10
        case .cities, .rivers: -0.5
        case .lakes, .regionBorders: 0.5
        }
    }
}

/// Keeps names on a map from covering each other: who comes first has the place.
struct LabelPlacing {
    private var taken: [CGRect] = []

    mutating func take(_ rect: CGRect) -> Bool {
        let place = rect.insetBy(dx: -4, dy: -2)
        guard !taken.contains(where: place.intersects) else { return false }
        taken.append(place)
        return true
    }
}
