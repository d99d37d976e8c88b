import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The points of a GPX file, as a journey.
///
/// Waypoints, routes and tracks are read in the order of the file. With a time at every point the journey keeps those times;
/// otherwise a second passes from each point to the next, as in the Simulator.
package enum TrackFile {
    /// - Returns: Nil for a text that is no GPX file or has no point on the Earth.
    package static func journey(gpx text: String) -> Journey? {
        // A document type alone can declare entities, and entities that name each other grow without bounds.
        guard !text.contains("<!DOCTYPE"), !text.contains("<!ENTITY") else { return nil }
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), !reader.points.isEmpty else { return nil }
        return Journey(stops: stops(of: reader.points))
    }

    private static func stops(of points: [Reader.Point]) -> [Journey.Stop] {
        let dates = points.compactMap(\.date)
        let areTimed = dates.count == points.count && zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }
        return points.enumerated().map { index, point in
            let time = areTimed ? dates[index].timeIntervalSince(dates[0]) : Double(index)
            return Journey.Stop(point: point.place, altitude: point.altitude, time: time)
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        struct Point {
            var place: GeoPoint
            var altitude: Double?
            var date: Date?
        }

        var points: [Point] = []
        private var current: Point?
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            text = ""
            guard ["wpt", "rtept", "trkpt"].contains(name) else { return }
            guard let latitude = attributes["lat"].flatMap(Double.init),
                let longitude = attributes["lon"].flatMap(Double.init)
            else { return parser.abortParsing() }
            let place = GeoPoint(latitude: latitude, longitude: longitude)
            guard place.isValid else { return parser.abortParsing() }
            current = Point(place: place)
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
            switch name {
            case "ele": current?.altitude = Double(word)
            case "time": current?.date = try? Date(word, strategy: .iso8601)
            case "wpt", "rtept", "trkpt":
                if let current { points.append(current) }
                current = nil
            default: break
            }
        }
    }
}
