import Foundation

/// The cities that geocoding knows.
package enum Gazetteer {
    package struct Place: Hashable, Sendable {
        /// The English name of the city.
        package var city: String
        /// The state, province or region, as people write it in an address; nil where nobody does.
        package var region: String?
        /// ISO 3166-1.
        package var countryCode: String
        package var timeZone: String
        /// Of the city's centre; nil where a city has many.
        package var postalCode: String?
        package var point: GeoPoint
        /// The radius of the city, in metres.
        package var radius: Double
        /// A well known address in the city: number and street.
        package var address: Address?
        /// Other names of the city.
        package var otherNames: [String] = []
    }

    package struct Address: Hashable, Sendable {
        package var name: String
        package var number: String
        package var street: String
    }

    /// Choice (CoreLocation): how far from its centre a point still is in a city's country, in metres; beyond is the sea.
    static let reach = 400_000.0

    // MARK: Forward

    /// The places that an address could be in, the most likely first.
    ///
    /// An address is names with commas between them; the last of them that names a city decides, and names of regions and
    /// countries beside it have to agree.
    package static func places(of address: String, near center: GeoPoint? = nil, within radius: Double? = nil) -> [Place] {
        let parts = address.split(separator: ",").map { folded(String($0)) }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { return [] }
        let found = all.filter { place in
            if let center, let radius, place.point.distance(to: center) > radius { return false }
            return parts.contains { names(place, $0) } && parts.allSatisfy { agrees(place, $0, in: parts) }
        }
        guard let center else { return found }
        return found.sorted { $0.point.distance(to: center) < $1.point.distance(to: center) }
    }

    private static func names(_ place: Place, _ part: String) -> Bool {
        if let address = place.address {
            return [folded(address.name), folded("\(address.number) \(address.street)")].contains(part)
        }
        let names = ([place.city] + place.otherNames).map(folded)
        // "10115 Berlin", "San Francisco CA 94103"
        return names.contains(part) || names.contains(words(of: part, without: place))
    }

    /// The words of a part of an address but for postal codes and the region's.
    private static func words(of part: String, without place: Place) -> String {
        part.split(separator: " ").filter { word in
            !word.contains(where: \.isNumber) && String(word) != place.region.map(folded)
        }.joined(separator: " ")
    }

    /// Whether a part of an address fits: it names the place, or what the place lies in, or is a street before it.
    private static func agrees(_ place: Place, _ part: String, in parts: [String]) -> Bool {
        if names(place, part) || regionNames(of: place).contains(part) { return true }
        if place.address != nil, part == folded(place.city) { return true }
        if part.contains(where: \.isNumber) { return true }
        // A street comes before the city.
        guard let city = parts.firstIndex(where: { names(place, $0) }), let index = parts.firstIndex(of: part) else {
            return false
        }
        return index < city
    }

    private static func regionNames(of place: Place) -> [String] {
        let code = folded(place.countryCode)
        let other = ["us": ["usa", "united states of america"], "gb": ["uk", "england", "great britain"]][code] ?? []
        let inFull = place.region.flatMap { regionsInFull["\(place.countryCode)-\($0)"] }
        let region = [place.region, inFull].compactMap { $0 }.map(folded)
        return [code, folded(countryName(place.countryCode))] + other + region
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
            .lowercased().split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "." }).joined(separator: " ")
    }

    /// The name of a country in a language.
    package static func countryName(_ code: String, in locale: Locale = Locale(identifier: "en_US")) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    // MARK: Reverse

    /// A point's place.
    package struct Match: Hashable, Sendable {
        package var place: Place
        /// Whether the point is inside of the city, or only in its country.
        package var isInCity: Bool
        /// Whether the point is at the place's well known address.
        package var isAtAddress: Bool
    }

    /// The city that a point is in, or that is nearest to it; nil far from all.
    package static func match(of point: GeoPoint) -> Match? {
        // A city inside of a larger one, or beside it, comes before it.
        let near = all.map { (place: $0, distance: $0.point.distance(to: point)) }.filter { $0.distance <= reach }
        if let city = near.filter({ $0.distance <= $0.place.radius }).min(by: { $0.distance < $1.distance }) {
            return Match(
                place: city.place, isInCity: true,
                isAtAddress: city.place.address != nil && city.distance <= addressRadius)
        }
        return near.min { $0.distance < $1.distance }.map {
            Match(place: $0.place, isInCity: false, isAtAddress: false)
        }
    }

    /// How far a point may be from a well known address, in metres.
    private static let addressRadius = 300.0
}
