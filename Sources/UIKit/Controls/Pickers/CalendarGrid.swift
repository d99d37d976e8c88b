import Foundation

/// The days of a month, of which one can be chosen.
final class CalendarGrid: UIView {
    /// In points.
    static let margin: CGFloat = 16
    static let timeHeight: CGFloat = 50
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 44
    /// For months that touch six weeks.
    static var height: CGFloat { headerHeight + weekdayHeight + 6 * rowHeight }

    private let calendar: Calendar
    private let monthFormatter = DateFormatter()
    private let label = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private(set) var days: [CalendarDay] = []
    /// Any moment of the month that is shown.
    private var month = Date()
    private var selected = Date()
    private var limits: (least: Date?, greatest: Date?) = (nil, nil)

    /// A person has chosen a day; the time of day is that of the date before.
    var onSelection: (Date) -> Void = { _ in }

    init(calendar: Calendar, locale: Locale) {
        self.calendar = calendar
        super.init(frame: .zero)
        monthFormatter.calendar = calendar
        monthFormatter.locale = locale
        monthFormatter.timeZone = calendar.timeZone
        monthFormatter.setLocalizedDateFormatFromTemplate("MMMMy")
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        for (button, symbol, name, step) in [
            (back, "chevron.backward", "Previous Month", -1), (forward, "chevron.forward", "Next Month", 1),
        ] {
            button.setImage(
                UIImage(
                    systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
                ), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        let symbols: [String] = monthFormatter.shortStandaloneWeekdaySymbols
        for index in symbols.indices {
            let weekday = UILabel(frame: .zero)
            weekday.font = .systemFont(ofSize: 13, weight: .semibold)
            weekday.textColor = .tertiaryLabel
            weekday.textAlignment = .center
            weekday.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
            weekdays.append(weekday)
            addSubview(weekday)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The month that is shown, with its year.
    var title: String? { label.text }

    /// Shows the month of a date, and the date as chosen.
    func show(_ date: Date, from least: Date?, to greatest: Date?) {
        (selected, month, limits) = (date, date, (least, greatest))
        showMonth()
    }

    /// Shows a month that is some months away.
    func turn(by months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: firstDay) ?? month
        showMonth()
    }

    private var firstDay: Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month)) ?? month
    }

    private func showMonth() {
        label.text = monthFormatter.string(from: month)
        let first = firstDay
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let day = CalendarDay(day: days.count + 1)
            day.addAction(UIAction { [weak self, unowned day] _ in self?.choose(day.day) }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
        let (least, greatest) = limits
        let holds = least.map { least in greatest.map { least <= $0 } ?? true } ?? true
        for day in days {
            let date = calendar.date(byAdding: .day, value: day.day - 1, to: first) ?? first
            let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
            day.isEnabled = !holds || (least.map { end > $0 } ?? true) && (greatest.map { date <= $0 } ?? true)
            day.isSelected = calendar.isDate(date, inSameDayAs: selected)
            day.isToday = calendar.isDateInToday(date)
        }
        setNeedsLayout()
    }

    private func choose(_ day: Int) {
        guard let date = calendar.date(byAdding: .day, value: day - 1, to: firstDay) else { return }
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        let time = calendar.dateComponents([.hour, .minute, .second], from: selected)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        onSelection(calendar.date(from: parts) ?? date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        func put(_ view: UIView, _ place: CGRect) {
            view.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
        }
        let (margin, header) = (Self.margin, Self.headerHeight)
        put(label, CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin - 88), height: header))
        put(back, CGRect(x: bounds.width - 88, y: 0, width: 44, height: header))
        put(forward, CGRect(x: bounds.width - 44, y: 0, width: 44, height: header))
        let columns = CGFloat(max(1, weekdays.count))
        let pixel = pixelScale
        func edge(_ column: Int) -> CGFloat {
            ((margin / 2 + (bounds.width - margin) * CGFloat(column) / columns) * pixel).rounded() / pixel
        }
        for (index, weekday) in weekdays.enumerated() {
            let left = edge(index)
            put(weekday, CGRect(x: left, y: header, width: edge(index + 1) - left, height: Self.weekdayHeight))
        }
        let weekday = calendar.component(.weekday, from: firstDay)
        let offset = (weekday - calendar.firstWeekday + weekdays.count) % max(1, weekdays.count)
        for (index, day) in days.enumerated() {
            let (row, column) = (index + offset).quotientAndRemainder(dividingBy: max(1, weekdays.count))
            let left = edge(column)
            put(
                day,
                CGRect(
                    x: left, y: header + Self.weekdayHeight + CGFloat(row) * Self.rowHeight,
                    width: edge(column + 1) - left, height: Self.rowHeight))
        }
    }
}

/// One day of a calendar's month.
final class CalendarDay: UIControl {
    private static let side: CGFloat = 40

    let day: Int
    var isToday = false { didSet { showState() } }
    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(day: Int) {
        self.day = day
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        circle.layer.cornerRadius = Self.side / 2
        addSubview(circle)
        label.textAlignment = .center
        label.text = "\(day)"
        addSubview(label)
        isAccessibilityElement = true
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private func showState() {
        let tint: UIColor = tintColor
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        label.textColor =
            !isEnabled
            ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
        circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
        circle.isHidden = !isSelected
        label.alpha = isHighlighted ? 0.3 : 1
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        circle.frame = CGRect(
            x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
        label.frame = bounds
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = label.text
    }
}
