extension WorldShape {
    /// The area's outline inside of a rectangle, without points that lie closer together than a distance; empty where there
    /// is nothing to see.
    package func area(in rect: WorldRect, apart distance: Double) -> [Point] {
        guard mayTouch(rect) else { return [] }
        let points = thinned(distance)
        guard points.count > 2 else { return [] }
        if rect.contains(least), rect.contains(largest) { return points }
        return Edge.allCases.reduce(points) { $1.cut($0, rect) }
    }

    /// The pieces of the line that may be seen in a rectangle.
    package func lines(in rect: WorldRect, apart distance: Double) -> [[Point]] {
        guard mayTouch(rect) else { return [] }
        var pieces: [[Point]] = []
        var piece: [Point] = []
        let points = thinned(distance)
        for (start, end) in zip(points, points.dropFirst()) {
            let isSeen =
                all(pointwiseMin(start, end) .<= rect.largest) && all(pointwiseMax(start, end) .>= rect.least)
            if isSeen {
                if piece.isEmpty { piece.append(start) }
                piece.append(end)
            } else if !piece.isEmpty {
                pieces.append(piece)
                piece = []
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }

    private func thinned(_ distance: Double) -> [Point] {
        let square = distance * distance
        var kept: [Point] = []
        kept.reserveCapacity(points.count)
        var last = Point(repeating: .infinity)
        for point in points.dropLast() {
            let way = point - last
            guard (way * way).sum() >= square || kept.isEmpty else { continue }
            kept.append(point)
            last = point
        }
        kept.append(points[points.count - 1])
        return kept
    }
}

/// The edges of a rectangle, at each of which an outline is cut in turn (Sutherland and Hodgman).
private enum Edge: CaseIterable {
    case west, north, east, south

    func cut(_ points: [WorldShape.Point], _ rect: WorldRect) -> [WorldShape.Point] {
        guard var start = points.last else { return [] }
        var kept: [WorldShape.Point] = []
        kept.reserveCapacity(points.count)
        var wasInside = depth(start, rect) >= 0
        for end in points {
            let isInside = depth(end, rect) >= 0
            if isInside != wasInside {
                let (a, b) = (depth(start, rect), depth(end, rect))
                kept.append(start + (end - start) * (a / (a - b)))
            }
            if isInside { kept.append(end) }
            (start, wasInside) = (end, isInside)
        }
        return kept
    }

    /// How far inside of the edge a point lies; negative outside.
    private func depth(_ point: WorldShape.Point, _ rect: WorldRect) -> Double {
        switch self {
        case .west: point.x - rect.least.x
        case .north: point.y - rect.least.y
        case .east: rect.largest.x - point.x
        case .south: rect.largest.y - point.y
        }
    }
}
