import Foundation

/// A formatter of times before and after another one: "2 hours ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter {
    /// Whether a time that has a name gets it: "yesterday" in place of "1 day ago".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// The length of units: "2 months ago", "two months ago", "2 mo. ago", "2mo ago".
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// Whether times with names get them; numbers unless set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of units; full unless set.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text, which decides about capitals; unknown unless set.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that days and months are counted in; the current one unless set.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the words; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent

    /// Makes a formatter for the current locale and calendar.
    public override init() { super.init() }

    /// Makes a formatter for the current locale: nothing of one is kept in archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The time that the largest of some components says: 0 seconds where all are nothing.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.map { dateComponents.value(for: $0.component).map(Double.init) ?? 0 }
        let index = values.firstIndex { $0 != 0 } ?? values.count - 1
        return text(values[index], unit: Self.units[index].number)
    }

    /// The time that so many seconds are from now; negative numbers are the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The time from a reference to a date, in the largest unit that there is one of.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = (calendar ?? .current).dateComponents(
            Set(Self.units.map(\.component)), from: referenceDate, to: date)
        return localizedString(from: components)
    }

    /// The time from now to a date; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(component: Calendar.Component, number: Int)] = [
        (.year, 0), (.month, 2), (.weekOfMonth, 3), (.day, 4), (.hour, 5), (.minute, 6), (.second, 7),
    ]

    private func text(_ value: Double, unit: Int) -> String {
        let words = WordsOfLocale(locale: locale ?? .current)
        let width: WordsOfLocale.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short: .short
            case .abbreviated: .narrow
            }
        let text =
            words.relative(
                value, unit: unit, width, isNamed: dateTimeStyle == .named, capitalization: formattingContext.capitals)
            ?? "\(value)"
        return unitsStyle == .spellOut ? words.spellingOut(text) : text
    }
}

extension Formatter.Context {
    /// ICU's number of the context.
    fileprivate var capitals: Int {
        switch self {
        case .standalone: 260
        case .listItem: 259
        case .beginningOfSentence: 258
        case .middleOfSentence: 257
        default: 256
        }
    }
}
