import Foundation

/// What the map shows: shapes and names, from Natural Earth's data.
package enum World {
    /// A kind of shape, in the order in which Scripts/map-data.py writes them and in which they are drawn.
    package enum Layer: Int, CaseIterable, Sendable {
        case land, cities, glaciers, lakes, rivers, regionBorders, borders
    }

    /// A name on the map.
    package struct Name: Sendable {
        package var text: String
        package var point: WorldShape.Point
        /// The zoom level from which on the name is shown.
        package var leastZoom: Double
        package var isCapital: Bool
    }

    /// All shapes by layer, read at the first use.
    package static let layers: [[WorldShape]] = {
        guard let data = Data(base64Encoded: WorldShapes.encoded, options: .ignoreUnknownCharacters) else {
            preconditionFailure("the map's shapes are not as Scripts/map-data.py writes them")
        }
        var reader = NumberReader(bytes: [UInt8](data))
        return Layer.allCases.map { _ in (0..<reader.number()).map { _ in reader.shape() } }
    }()

    /// Cities, the most important first.
    package static let cities: [Name] = WorldNames.cities.split(separator: "\n").compactMap { row in
        let fields = row.split(separator: "|")
        guard fields.count == 5, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
            let rank = Double(fields[3])
        else { return nil }
        return Name(
            text: String(fields[0]), point: Mercator.point(latitude: latitude, longitude: longitude),
            leastZoom: 2.6 + rank * 0.45, isCapital: fields[4] == "1")
    }

    /// Countries, the largest first.
    package static let countries: [Name] = WorldNames.countries.split(separator: "\n").compactMap { row in
        let fields = row.split(separator: "|")
        guard fields.count == 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
            let area = Double(fields[3])
        else { return nil }
        // A name fits where its country is some hundred points wide.
        let zoom = log2(100 / 256 * 360 / max(area, 0.1).squareRoot())
        return Name(
            text: String(fields[0]), point: Mercator.point(latitude: latitude, longitude: longitude),
            leastZoom: max(0.5, zoom - 0.9), isCapital: false)
    }
}

/// Reads numbers of variable length.
private struct NumberReader {
    let bytes: [UInt8]
    var position = 0

    mutating func number() -> Int {
        var value = 0
        var shift = 0
        while true {
            let byte = Int(bytes[position])
            position += 1
            value |= (byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
    }

    mutating func signed() -> Int {
        let value = number()
        return value & 1 == 0 ? value >> 1 : -(value + 1) >> 1
    }

    mutating func shape() -> WorldShape {
        let zoom = Double(number()) / 10
        var (x, y) = (0, 0)
        let points = (0..<number()).map { _ in
            x += signed()
            y += signed()
            return Mercator.point(latitude: Double(y) / Self.units, longitude: Double(x) / Self.units)
        }
        return WorldShape(leastZoom: zoom, points: points)
    }

    /// Parts of a degree.
    private static let units = 500.0
}
