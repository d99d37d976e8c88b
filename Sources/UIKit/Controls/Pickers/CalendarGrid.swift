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
    /// For months that touch six weeks, with the rows as high as they are.
    var fullHeight: CGFloat { Self.headerHeight + Self.weekdayHeight + 6 * rowHeight }

    /// The height of a week, in points.
    var rowHeight = CalendarGrid.rowHeight { didSet { setNeedsLayout() } }
    /// Who says which days are selected, in place of one chosen date; nil for a date picker.
    weak var source: (any CalendarGridSource)?
    private let design: UIFontDescriptor.SystemDesign
    /// The grounds of selected weeks.
    private var bands: [UIView] = []

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

    init(calendar: Calendar, locale: Locale, design: UIFontDescriptor.SystemDesign = .default) {
        self.calendar = calendar
        self.design = design
        super.init(frame: .zero)
        monthFormatter.calendar = calendar
        monthFormatter.locale = locale
        monthFormatter.timeZone = calendar.timeZone
        monthFormatter.setLocalizedDateFormatFromTemplate("MMMMy")
        label.font = UIFont.preferredFont(forTextStyle: .headline).inDesign(design)
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
            weekday.font = UIFont.systemFont(ofSize: 13, weight: .semibold).inDesign(design)
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
        show(month: calendar.date(byAdding: .month, value: months, to: firstDay) ?? month)
    }

    // MARK: For a source

    /// Any moment of the month that is shown.
    var shownMonth: Date { month }

    /// Shows the month of a date.
    func show(month date: Date) {
        let before = month
        month = date
        showMonth()
        if !calendar.isDate(before, equalTo: date, toGranularity: .month) { source?.monthDidChange(from: before) }
    }

    /// Asks the source anew for what is selected and decorated.
    func reload() { showMonth() }

    /// Asks the source anew for the decorations of days, given by their first moment.
    func reloadDecorations(where isWanted: (Date) -> Bool) {
        for day in days {
            let date = self.date(of: day)
            if isWanted(date) { day.decoration = source?.decoration(of: date) }
        }
    }

    private func date(of day: CalendarDay) -> Date {
        calendar.date(byAdding: .day, value: day.day - 1, to: firstDay) ?? firstDay
    }

    /// Lets the source say what a day shows.
    private func show(_ day: CalendarDay, _ date: Date, from source: any CalendarGridSource) {
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        day.isEnabled = source.isAvailable(from: date, to: end) && source.isSelectable(date)
        day.isUserInteractionEnabled = source.answersTaps
        day.isSelected = source.isSelected(date)
        day.isInBand = source.selectsWeeks
        day.hasDecorationRoom = rowHeight > Self.rowHeight
        day.decoration = source.decoration(of: date)
        day.accessibilityLabel = dayFormatter.string(from: date)
    }

    private lazy var dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = monthFormatter.locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        return formatter
    }()

    /// Months that cannot be seen cannot be turned to.
    private func showTurns() {
        let first = firstDay
        guard let source, let next = calendar.date(byAdding: .month, value: 1, to: first) else { return }
        back.isEnabled = source.isAvailable(from: .distantPast, to: first)
        forward.isEnabled = source.isAvailable(from: next, to: .distantFuture)
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
            let day = CalendarDay(day: days.count + 1, design: design)
            day.addAction(UIAction { [weak self, unowned day] _ in self?.choose(day.day) }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
        let (least, greatest) = limits
        let holds = least.map { least in greatest.map { least <= $0 } ?? true } ?? true
        for day in days {
            let date = calendar.date(byAdding: .day, value: day.day - 1, to: first) ?? first
            day.isToday = calendar.isDateInToday(date)
            if let source {
                show(day, date, from: source)
                continue
            }
            let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
            day.isEnabled = !holds || (least.map { end > $0 } ?? true) && (greatest.map { date <= $0 } ?? true)
            day.isSelected = calendar.isDate(date, inSameDayAs: selected)
        }
        showTurns()
        setNeedsLayout()
    }

    private func choose(_ day: Int) {
        guard let date = calendar.date(byAdding: .day, value: day - 1, to: firstDay) else { return }
        if let source { return source.select(date) }
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
                    x: left, y: header + Self.weekdayHeight + CGFloat(row) * rowHeight,
                    width: edge(column + 1) - left, height: rowHeight))
        }
        placeBands()
    }

    /// Lays a ground behind the selected days of each week where whole weeks are selected.
    private func placeBands() {
        for band in bands { band.removeFromSuperview() }
        bands = []
        guard source?.selectsWeeks == true else { return }
        for (y, week) in Dictionary(grouping: days.filter(\.isSelected), by: \.frame.minY) {
            let area = week.reduce(CGRect.null) { $0.union($1.frame) }
            let band = UIView(
                frame: CGRect(x: area.minX + 2, y: y + 2, width: area.width - 4, height: CalendarDay.side))
            band.backgroundColor = tintColor.withAlphaComponent(0.12)
            band.layer.cornerRadius = CalendarDay.side / 2
            band.isUserInteractionEnabled = false
            insertSubview(band, at: 0)
            bands.append(band)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

extension UIFont {
    /// The font in another design of the system's; the font itself where it has none.
    fileprivate func inDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

/// One day of a calendar's month.
final class CalendarDay: UIControl {
    static let side: CGFloat = 40
    /// The room that a decoration leaves free at the bottom, in points.
    private static let decorationInset: CGFloat = 2

    let day: Int
    private let design: UIFontDescriptor.SystemDesign
    /// Whether a ground behind the week shows the selection, in place of a circle.
    var isInBand = false { didSet { showState() } }
    /// Whether there is room for a decoration below the number.
    var hasDecorationRoom = false { didSet { setNeedsLayout() } }
    /// The view below the number; nil for none.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.superview?.removeFromSuperview()
            guard let decoration else { return }
            let holder = UIView(frame: .zero)
            holder.clipsToBounds = true
            holder.isUserInteractionEnabled = false
            holder.addSubview(decoration)
            addSubview(holder)
            setNeedsLayout()
        }
    }
    var isToday = false { didSet { showState() } }
    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(day: Int, design: UIFontDescriptor.SystemDesign = .default) {
        self.day = day
        self.design = design
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
        label.font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular).inDesign(design)
        label.textColor =
            !isEnabled
            ? .tertiaryLabel : isSelected && isToday && !isInBand ? .white : isSelected || isToday ? tint : .label
        circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
        circle.isHidden = !isSelected || isInBand
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
        var number = bounds
        if hasDecorationRoom { number.size.height = Self.side + 4 }
        circle.frame = CGRect(
            x: number.midX - Self.side / 2, y: number.midY - Self.side / 2, width: Self.side, height: Self.side)
        label.frame = number
        guard let decoration, let holder = decoration.superview else { return }
        holder.frame = CGRect(
            x: 0, y: number.maxY - 4, width: bounds.width,
            height: max(0, bounds.height - number.maxY + 4 - Self.decorationInset))
        var size = decoration.intrinsicContentSize
        if size.width <= 0 { size.width = decoration.bounds.width }
        if size.height <= 0 { size.height = decoration.bounds.height }
        size.height = min(size.height, holder.bounds.height)
        decoration.frame = CGRect(
            x: (holder.bounds.width - size.width) / 2, y: (holder.bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = label.text
    }
}
