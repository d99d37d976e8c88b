import Foundation

/// A formatter of measurements with their units: "15.5 mi", "25 degrees Celsius".
open class MeasurementFormatter: Formatter {
    /// The ways to choose the unit of the text.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit, and not the one that the locale's people use.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit in which the number is neither very small nor very large: 1 km for 1,000 m.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A degree sign without a letter behind it.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The way to choose the unit of the text; that of the locale's people unless set.
    open var unitOptions: UnitOptions = []
    /// The length of units: "5 km", or "5 kilometers" in the long style; medium unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of the words and numbers, and whose units are used; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter whose numbers of digits behind the point the text has: at most three unless set.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Makes a formatter for the current locale.
    public override init() { super.init() }

    /// Makes a formatter for the current locale: nothing of one is kept in archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// The name of a unit: "km", or "kilometers" in the long style.
    open func string(from unit: Unit) -> String {
        let number = numberFormatter.string(from: 2) ?? "2"
        let text = WordsOfLocale(locale: locale ?? .current).number(
            2, unit: UnitsOfLocale.name(unit), width, fraction: ".")
        return (text ?? unit.symbol).replacingOccurrences(of: number, with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    /// The text of a measurement; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSMeasurement).map { text($0.doubleValue, $0.unit) }
    }

    private var width: WordsOfLocale.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .short
        }
    }

    /// The text of a measurement, in the unit that the options choose for it.
    private func text(_ given: Double, _ givenUnit: Unit) -> String {
        let (value, unit) = UnitsOfLocale(locale: locale ?? .current).shown(given, givenUnit, options: unitOptions)
        let words = WordsOfLocale(locale: locale ?? .current)
        let least = max(numberFormatter?.minimumFractionDigits ?? 0, 0)
        let most = max(numberFormatter?.maximumFractionDigits ?? 3, least)
        let fraction = "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        return words.number(
            value, unit: isBare ? "angle-degree" : UnitsOfLocale.name(unit), isBare ? .narrow : width,
            fraction: fraction)
            ?? "\(numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.symbol)"
    }
}

extension Measurement {
    /// The text of the measurement in the current locale, with short names of units: "15.5 mi".
    public func formatted() -> String {
        let formatter = MeasurementFormatter()
        return formatter.string(from: Measurement<Unit>(value: value, unit: unit))
    }
}
