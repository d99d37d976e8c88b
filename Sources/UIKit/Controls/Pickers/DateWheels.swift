import Foundation

/// The rows of a date picker's wheels, and the dates that they stand for.
struct DateWheels {
    /// The part of a date that one wheel shows.
    enum Wheel: Equatable {
        case day, month, year
        /// A day of a month with its weekday.
        case date
        case hour, minute, halfDay
        case hours, minutes

        /// Whether the rows go round and round.
        var isEndless: Bool { [.day, .month, .hour, .minute].contains(self) }
    }

    /// The number of times that the rows of an endless wheel are repeated.
    private static let rounds = 200
    /// The days before and after the anchor that a wheel of dates has.
    private static let days = 20_000
    private static let lastYear = 10_000

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    let minuteInterval: Int
    /// The day in the middle of a wheel of dates, which the app's own time calls today.
    let anchor: Date
    let wheels: [Wheel]
    private let usesHalfDays: Bool
    private let dateFormatter: DateFormatter
    private let symbols: [String]
    private let halfDaySymbols: [String]

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, anchor: Date) {
        self.mode = mode
        self.calendar = calendar
        self.locale = locale
        self.minuteInterval = minuteInterval
        self.anchor = calendar.startOfDay(for: anchor)
        func pattern(_ template: String) -> String {
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        }
        usesHalfDays = pattern("j").contains("a")
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        symbols = formatter.standaloneMonthSymbols
        halfDaySymbols = [formatter.amSymbol, formatter.pmSymbol]
        // Wheels have no commas after weekdays.
        formatter.dateFormat = pattern("EEEMMMd").replacingOccurrences(of: "EEE,", with: "EEE")
        dateFormatter = formatter
        let time: [Wheel] = usesHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
        switch mode {
        case .time: wheels = time
        case .dateAndTime: wheels = [.date] + time
        case .countDownTimer: wheels = [.hours, .minutes]
        case .date:
            // In the order in which the language writes them.
            let order = pattern("yMMMMd")
            let places: [(Wheel, String.Index?)] = [
                (.day, order.firstIndex(of: "d")), (.month, order.firstIndex { $0 == "M" || $0 == "L" }),
                (.year, order.firstIndex { $0 == "y" || $0 == "U" }),
            ]
            wheels = places.sorted { ($0.1 ?? order.endIndex) < ($1.1 ?? order.endIndex) }.map(\.0)
        }
    }

    // MARK: Rows

    /// The number of different rows of a wheel.
    private func distinctRows(_ wheel: Wheel) -> Int {
        switch wheel {
        case .day: 31
        case .month: max(1, symbols.count)
        case .year: Self.lastYear
        case .date: 2 * Self.days + 1
        case .hour, .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .halfDay: 2
        }
    }

    func rowCount(_ wheel: Wheel) -> Int { distinctRows(wheel) * (wheel.isEndless ? Self.rounds : 1) }

    func title(_ wheel: Wheel, row: Int) -> String {
        let row = row % distinctRows(wheel)
        switch wheel {
        case .day: return number(row + 1)
        case .month: return symbols.indices.contains(row) ? symbols[row] : number(row + 1)
        case .year: return number(row + 1)
        case .date:
            let date = calendar.date(byAdding: .day, value: row - Self.days, to: anchor) ?? anchor
            return row == Self.days ? "Today" : dateFormatter.string(from: date)
        case .hour:
            return usesHalfDays ? number(row % 12 == 0 ? 12 : row % 12) : number(row, digits: 2)
        case .minute: return number(row * minuteInterval, digits: 2)
        case .halfDay: return halfDaySymbols[row]
        case .hours: return "\(number(row)) \(row == 1 ? "hour" : "hours")"
        case .minutes: return "\(number(row * minuteInterval)) min"
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// The rows that stand for a date; those of endless wheels are the nearest to where the wheels are.
    func rows(for date: Date, near current: [Int]) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return wheels.enumerated().map { index, wheel in
            let row: Int
            switch wheel {
            case .day: row = (parts.day ?? 1) - 1
            case .month: row = (parts.month ?? 1) - 1
            case .year: row = min(max(1, parts.year ?? 1), Self.lastYear) - 1
            case .date:
                let days = calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
                row = min(max(0, days + Self.days), 2 * Self.days)
            case .hour: row = parts.hour ?? 0
            case .minute: row = (parts.minute ?? 0) / minuteInterval
            case .halfDay: row = (parts.hour ?? 0) / 12
            case .hours, .minutes: row = 0
            }
            guard wheel.isEndless else { return row }
            let count = distinctRows(wheel)
            guard current.indices.contains(index), current[index] >= 0 else { return Self.rounds / 2 * count + row }
            let start = current[index] / count
            let candidates = [start - 1, start, start + 1].map { $0 * count + row }.filter {
                $0 >= 0 && $0 < rowCount(wheel)
            }
            return candidates.min { abs($0 - current[index]) < abs($1 - current[index]) } ?? row
        }
    }

    /// The rows that stand for a count of seconds.
    func rows(forDuration duration: TimeInterval) -> [Int] {
        let minutes = Int(max(0, duration) / 60)
        return wheels.map { $0 == .hours ? min(23, minutes / 60) : minutes % 60 / minuteInterval }
    }

    // MARK: Dates

    /// The date that rows stand for; what the wheels do not show is as in another date.
    ///
    /// A day that the month does not have becomes its last.
    func date(of rows: [Int], like other: Date, changed: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: other)
        for (wheel, row) in zip(wheels, rows) {
            let row = row % distinctRows(wheel)
            switch wheel {
            case .day: parts.day = row + 1
            case .month: parts.month = row + 1
            case .year: parts.year = row + 1
            case .date:
                let day = calendar.date(byAdding: .day, value: row - Self.days, to: anchor) ?? anchor
                let date = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
            case .hour: parts.hour = row
            case .minute: parts.minute = row * minuteInterval
            case .halfDay:
                // The hour says which half it is, unless the half was what a person chose.
                if wheels.indices.contains(changed), wheels[changed] == .halfDay {
                    parts.hour = (parts.hour ?? 0) % 12 + 12 * row
                }
            case .hours, .minutes: break
            }
        }
        if mode == .date, let day = parts.day {
            var first = parts
            first.day = 1
            if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
                parts.day = min(day, days.count)
            }
        }
        return calendar.date(from: parts) ?? other
    }

    /// The seconds that rows stand for; never none.
    func duration(of rows: [Int]) -> TimeInterval {
        var minutes = 0
        for (wheel, row) in zip(wheels, rows) { minutes += wheel == .hours ? row * 60 : row * minuteInterval }
        return TimeInterval(max(minutes, minuteInterval) * 60)
    }

    // MARK: Arrangement

    func width(_ wheel: Wheel) -> CGFloat {
        switch wheel {
        case .month: 140
        case .date: 136
        case .year: 80
        case .hours, .minutes: 120
        case .day, .hour, .minute, .halfDay: 46
        }
    }

    func alignment(_ wheel: Wheel) -> NSTextAlignment {
        switch wheel {
        case .date: .right
        case .month: .left
        default: .center
        }
    }
}
