import Foundation

/// A formatter of lengths of time: "1:10:05", "1h 10m", "1 hour, 10 minutes".
open class DateComponentsFormatter: Formatter {
    /// The look of units: "1:10", "1h 10m", "1 hr, 10 min", "1 hour, 10 minutes", "one hour, ten minutes", "1hr 10min".
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What becomes of units that there are none of.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The behaviour that leading zeros go in the positional style and all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// The option that zeros before the first unit go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// The option that zeros between units go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// The option that zeros behind the last unit go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// The options that all zeros go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// The option that all units are there, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The look of units; positional unless set.
    open var unitsStyle = UnitsStyle.positional
    /// The units that the text may have; years to seconds unless set.
    open var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    /// What becomes of units that there are none of.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that the units are counted in; nil, the default, is the current one. Its locale is that of the words.
    open var calendar: Calendar?
    /// The day from which months and years are counted, which differ in length; nil, the default, is the reference date.
    open var referenceDate: Date?
    /// Whether parts of units were to be shown: iOS does not either.
    open var allowsFractionalUnits = false
    /// The greatest number of units, the largest first; 0, the default, is for all.
    open var maximumUnitCount = 0
    /// Whether a largest unit that there is one of goes into the next: 63 minutes in place of an hour and three.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before the text, in English.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind the text, in English.
    open var includesTimeRemainingPhrase = false
    /// The place of the text, which makes no difference to numbers.
    open var formattingContext = Formatter.Context.unknown

    /// Makes a formatter of the positional style.
    public override init() { super.init() }

    /// Makes a formatter of the positional style: nothing of one is kept in archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The length that some components make together; nil where there is none of the allowed units.
    open func string(from components: DateComponents) -> String? {
        let start = start
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The length from one date to another; nil where no units are allowed.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = Self.units.filter { allowedUnits.contains($0.flag) }
        guard !units.isEmpty else { return nil }
        let components = usedCalendar.dateComponents(
            Set(units.map(\.component)), from: startDate, to: endDate)
        return text(units.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) })
    }

    // Choice (formatters): parts of a second are left out.
    /// The length of so many seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = start
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// The length that some components make together, in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The length that components make together; nil for what is none.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    // MARK: Words

    private struct Unit {
        var component: Calendar.Component
        var flag: NSCalendar.Unit
        var name: String
        /// How many of the next smaller unit there are in one; 0 where that differs.
        var size = 0
    }

    private struct Part {
        var unit: Unit
        var value: Int
    }

    private static let units = [
        Unit(component: .year, flag: .year, name: "year", size: 12),
        Unit(component: .month, flag: .month, name: "month"),
        Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", size: 7),
        Unit(component: .day, flag: .day, name: "day", size: 24),
        Unit(component: .hour, flag: .hour, name: "hour", size: 60),
        Unit(component: .minute, flag: .minute, name: "minute", size: 60),
        Unit(component: .second, flag: .second, name: "second"),
    ]

    private var usedCalendar: Calendar { calendar ?? .current }
    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private func text(_ all: [Part]) -> String? {
        let isNegative = all.contains { $0.value < 0 }
        var parts = collapsed(kept(all.map { Part(unit: $0.unit, value: abs($0.value)) }))
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let words = WordsOfLocale(locale: usedCalendar.locale ?? .current)
        var text = unitsStyle == .positional ? positional(parts) : worded(parts, words)
        if isNegative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    /// The parts that are left of some without the zeros that are to go; one always is.
    private func kept(_ parts: [Part]) -> [Part] {
        guard !zeroFormattingBehavior.contains(.pad) else { return parts }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else { return behavior.isEmpty ? parts : Array(parts.suffix(1)) }
        return parts.enumerated().filter { index, part in
            guard part.value == 0 else { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func collapsed(_ parts: [Part]) -> [Part] {
        guard collapsesLargestUnit, parts.count > 1, parts[0].value == 1, parts[0].unit.size > 0 else { return parts }
        var parts = Array(parts.dropFirst())
        let larger = Self.units.firstIndex { $0.name == parts[0].unit.name }.map { Self.units[$0 - 1] }
        parts[0].value += larger?.size ?? 0
        return parts
    }

    private func positional(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(part.value)
            return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func worded(_ parts: [Part], _ words: WordsOfLocale) -> String {
        let width: WordsOfLocale.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .short
            case .abbreviated, .positional: .narrow
            }
        let texts = parts.map { part in
            var text =
                words.number(Double(part.value), unit: "duration-" + part.unit.name, width)
                ?? "\(part.value) \(part.unit.name)"
            if unitsStyle == .spellOut { text = words.spellingOut(text) }
            if unitsStyle == .brief { text.removeAll(where: \.isWhitespace) }
            return text
        }
        return words.list(texts, ofUnits: true, unitsStyle == .brief ? .narrow : width)
            ?? texts.joined(separator: ", ")
    }
}
