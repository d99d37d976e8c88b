import Foundation

/// A delegate of the selection of one week.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called when a person has selected a week, or with nil has given the selected one up.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Asked whether a person can select a week, or with nil give the selected one up.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Allows the selection.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of one week of a calendar. A tap on the selected week gives it up.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    private static let parts: Set<Calendar.Component> = [.yearForWeekOfYear, .weekOfYear]

    /// The delegate, which hears of what a person selects; not kept alive.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// The week that is selected, by `yearForWeekOfYear` and `weekOfYear`; nil for none. Setting it tells the delegate
    /// nothing.
    open var selectedWeekOfYear: DateComponents? { didSet { selectionDidChange() } }

    /// Makes a selection that asks a delegate, which it does not keep alive.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a week, or none, and shows its month.
    open func setSelectedWeek(ofYear weekOfYear: DateComponents?, animated: Bool) {
        selectedWeekOfYear = weekOfYear
        if let weekOfYear { view?.setVisibleDateComponents(weekOfYear, animated: animated) }
    }

    override var selectsWeeks: Bool { true }

    private func week(of day: Date) -> DateComponents? { view?.components(Self.parts, of: day) }

    override func isSelected(_ day: Date) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day) else { return false }
        return selectedWeekOfYear.yearForWeekOfYear == week.yearForWeekOfYear
            && selectedWeekOfYear.weekOfYear == week.weekOfYear
    }

    override func canTap(_ day: Date) -> Bool {
        isSelected(day) || delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
    }

    override func tap(_ day: Date) {
        let next = isSelected(day) ? nil : week(of: day)
        guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: next) ?? true else { return }
        selectedWeekOfYear = next
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: next)
    }
}
