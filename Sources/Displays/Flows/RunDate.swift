import Foundation

/// The day and time that a run is given, as people write them.
package enum RunDate {
    /// What a text is to look like.
    package static let format = "a day and time such as 2024-05-01T09:41:00"

    /// The moment that a text names: `2024-05-01`, `2024-05-01T09:41` or `2024-05-01T09:41:00` in a time zone, and `Z` or
    /// `+02:00` at the end of the latter for another zone; nil for anything else.
    package static func parse(_ text: String, in zone: TimeZone = .current) -> Date? {
        let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?/
        guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        guard let zone = match.7.map(timeZone) ?? zone else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(
            calendar: calendar, year: number(match.1), month: number(match.2), day: number(match.3),
            hour: number(match.4), minute: number(match.5), second: number(match.6))
        return parts.isValidDate ? parts.date : nil
    }

    private static func timeZone(_ text: Substring) -> TimeZone? {
        if text == "Z" { return TimeZone(secondsFromGMT: 0) }
        let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
        let seconds = parts[0] * 3600 + parts[1] * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }
}
