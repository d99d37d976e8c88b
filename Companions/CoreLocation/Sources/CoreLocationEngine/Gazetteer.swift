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
    package static func places(of address: String, near center: GeoPoint? = nil, within radius: Double? = nil)
        -> [Place]
    {
        let parts = address.split(separator: ",").map { folded(String($0)) }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { return [] }
        let found = entries.filter { entry in
            if let center, let radius, entry.place.point.distance(to: center) > radius { return false }
            return parts.contains(where: entry.isNamed) && parts.allSatisfy { entry.agrees(with: $0, in: parts) }
        }
        // An address that is known says more than its city.
        let known = found.filter { $0.place.address != nil }
        let places = (known.isEmpty ? found : known).map(\.place)
        guard let center else { return places }
        return places.sorted { $0.point.distance(to: center) < $1.point.distance(to: center) }
    }

    private static let entries = all.map(Entry.init)

    /// A place with the words that an address may have for it.
    private struct Entry: Sendable {
        let place: Place
        private let names: Set<String>
        private let surroundings: Set<String>
        private let region: String?

        init(_ place: Place) {
            self.place = place
            let addresses = place.address.map { [$0.name, "\($0.number) \($0.street)"] }
            names = Set((addresses ?? [place.city] + place.otherNames).map(folded))
            region = place.region.map(folded)
            let inFull = place.region.flatMap { regionsInFull["\(place.countryCode)-\($0)"] }
            let others = ["US": ["USA", "United States of America"], "GB": ["UK", "England", "Great Britain"]]
            surroundings = Set(
                ([place.countryCode, countryName(place.countryCode)] + (others[place.countryCode] ?? [])
                    + [place.region, inFull, place.address == nil ? nil : place.city].compactMap { $0 }).map(folded))
        }

        /// Whether a part of an address names the place, as "10115 berlin" and "san francisco ca 94103" do.
        func isNamed(_ part: String) -> Bool {
            if names.contains(part) { return true }
            let words = part.split(separator: " ").map(String.init).filter { !$0.contains(where: \.isNumber) }
            return names.contains(words.joined(separator: " "))
                || names.contains(words.filter { $0 != region }.joined(separator: " "))
        }

        /// Whether a part of an address fits: it names the place, or what the place lies in, or is a street before it.
        func agrees(with part: String, in parts: [String]) -> Bool {
            if isNamed(part) || surroundings.contains(part) || part.contains(where: \.isNumber) { return true }
            guard let city = parts.firstIndex(where: isNamed), let index = parts.firstIndex(of: part) else {
                return false
            }
            return index < city
        }
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
