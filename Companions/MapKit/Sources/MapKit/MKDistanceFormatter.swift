import CoreLocation
import Foundation

/// Writes distances in words.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of a distance.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default`
        /// Kilometres and metres.
        case metric
        /// Miles and feet.
        case imperial
        /// Miles and yards.
        case imperialWithYards
    }

    /// How long the words are.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As the locale has them.
        case `default`
        /// Short ones.
        case abbreviated
        /// Whole words.
        case full
    }

    /// The language of the words.
    open var locale: Locale! = .current
    /// The units.
    open var units = Units.default
    /// How long the words are.
    open var unitStyle = DistanceUnitStyle.default

    /// Makes a formatter for the person's locale.
    public override init() { super.init() }

    /// Reads a formatter from an archive, with the usual settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A distance in metres, in words.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let usual: Units = (locale ?? .current).measurementSystem == .metric ? .metric : .imperial
        switch units == .default ? usual : units {
        case .metric, .default:
            return distance < 1000
                ? words(rounded(distance, to: distance < 100 ? 1 : 50), "m", "meter")
                : words(distance / 1000, "km", "kilometer")
        case .imperial:
            return distance < 161
                ? words(rounded(distance / 0.3048, to: 50), "ft", "foot") : words(distance / 1609.344, "mi", "mile")
        case .imperialWithYards:
            return distance < 161
                ? words(rounded(distance / 0.9144, to: 50), "yd", "yard") : words(distance / 1609.344, "mi", "mile")
        }
    }

    private func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }

    private func words(_ value: Double, _ short: String, _ full: String) -> String {
        let digits = NumberFormatter()
        digits.locale = locale
        digits.numberStyle = .decimal
        // Choice (MapKit): distances below ten units have one digit behind the point.
        digits.maximumFractionDigits = value < 10 ? 1 : 0
        let number = digits.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else { return "\(number) \(short)" }
        let plural = full == "foot" ? "feet" : full + "s"
        return "\(number) \(number == "1" ? full : plural)"
    }

    /// The distance in metres that words say; -1 where they say none.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.split(separator: " ")
        guard parts.count == 2, let number = Double(parts[0].replacing(",", with: "")) else { return -1 }
        let units: [(String, Double)] = [
            ("km", 1000), ("kilo", 1000), ("mi", 1609.344), ("m", 1), ("f", 0.3048), ("y", 0.9144),
        ]
        return units.first { parts[1].lowercased().hasPrefix($0.0) }.map { number * $0.1 } ?? -1
    }

    /// A distance in metres, in words; nil for what is no number.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (obj as? Double).map { string(fromDistance: $0) }
    }
}
