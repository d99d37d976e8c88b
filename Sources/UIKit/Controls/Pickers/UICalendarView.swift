import CoreGraphics
import Foundation

/// A month of days, which can be decorated, and selected as a selection behaviour says.
open class UICalendarView: UIView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    // Choice (calendar view): the lengths of the view, in points.
    private enum Metrics {
        static let decoratedRow: CGFloat = 56
        static let plainRow: CGFloat = 44
        static let bottom: CGFloat = 12
    }

    /// The delegate, which decorates days; not kept alive.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { grid.reload() } }

    /// The way in which days are selected; nil has none selected. A behaviour serves one view.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior { oldValue?.view = nil }
            selectionBehavior?.view = self
            grid.reload()
        }
    }

    /// The language of titles; the person's own unless set.
    open var locale = Locale.current { didSet { rebuild() } }
    /// The calendar of the days; the person's own unless set.
    open var calendar = Calendar.current { didSet { rebuild() } }
    /// The time zone of the days; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The design of the titles' font.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }

    /// The dates that can be seen and selected; all of them unless set.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            let kept = min(max(grid.shownMonth, availableDateRange.start), availableDateRange.end)
            if kept != grid.shownMonth { grid.show(month: kept) } else { grid.reload() }
        }
    }

    /// Whether the delegate is asked for decorations, for which rows leave room.
    open var wantsDateDecorations = true {
        didSet {
            grid.rowHeight = rowHeight
            grid.reload()
            invalidateIntrinsicContentSize()
        }
    }

    private(set) var grid: CalendarGrid

    public override init(frame: CGRect) {
        grid = CalendarGrid(calendar: .current, locale: .current)
        super.init(frame: frame)
        rebuild()
        if frame.isEmpty { resizeInPlace(to: intrinsicContentSize) }
    }

    /// Makes a calendar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        grid = CalendarGrid(calendar: .current, locale: .current)
        super.init(coder: coder)
        rebuild()
    }

    // MARK: The month

    /// The month that is shown: its calendar, era, year and month. Setting it shows another without animation.
    open var visibleDateComponents: DateComponents {
        get { components([.era, .year, .month], of: grid.shownMonth) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date, if that can be seen.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        let change = { self.grid.show(month: date) }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: grid, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
    }

    /// Asks the delegate anew for the decorations of some days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let days = Set(dates.compactMap(date(of:)).map(shownCalendar.startOfDay(for:)))
        let change = { self.grid.reloadDecorations { days.contains($0) } }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: grid, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
    }

    // MARK: Dates

    /// The calendar with the language and the time zone.
    var shownCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// The date of an app's components in the view's calendar.
    func date(of components: DateComponents) -> Date? {
        var components = components
        components.calendar = nil
        components.timeZone = nil
        return shownCalendar.date(from: components)
    }

    /// The components that stand for a date, with their calendar.
    func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
        let calendar = shownCalendar
        var components = calendar.dateComponents(parts, from: date)
        components.calendar = calendar
        return components
    }

    /// The components of a day.
    func day(_ date: Date) -> DateComponents { components([.era, .year, .month, .day], of: date) }

    // MARK: Parts

    private var rowHeight: CGFloat { wantsDateDecorations ? Metrics.decoratedRow : Metrics.plainRow }

    private func rebuild() {
        let month = grid.shownMonth
        grid.removeFromSuperview()
        grid = CalendarGrid(calendar: shownCalendar, locale: locale, design: fontDesign)
        grid.rowHeight = rowHeight
        grid.source = self
        addSubview(grid)
        grid.show(month: month)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds.inset(by: safeAreaInsets)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: PickerMetrics.width, height: grid.fullHeight + Metrics.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UICalendarView: CalendarGridSource {
    func isSelected(_ day: Date) -> Bool { selectionBehavior?.isSelected(day) ?? false }

    func isAvailable(from start: Date, to end: Date) -> Bool {
        start < availableDateRange.end && end > availableDateRange.start
    }

    func isSelectable(_ day: Date) -> Bool { selectionBehavior?.canTap(day) ?? true }
    var answersTaps: Bool { selectionBehavior != nil }
    var selectsWeeks: Bool { selectionBehavior?.selectsWeeks ?? false }
    func select(_ day: Date) { selectionBehavior?.tap(day) }

    func decoration(of day: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: self.day(day))?.makeView()
    }

    func monthDidChange(from month: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components([.era, .year, .month], of: month))
    }
}
