import Foundation

/// A delegate of the selection of several days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when a person has selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when a person has given a selected day up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Asked whether a person can select a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Asked whether a person can give a selected day up.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Allows the selection.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Allows that the day is given up.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// The selection of any days of a calendar: a tap selects a day or gives it up.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which hears of what a person selects; not kept alive.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// The days that are selected. Setting them tells the delegate nothing.
    open var selectedDates: [DateComponents] = [] { didSet { selectionDidChange() } }

    /// Makes a selection that asks a delegate, which it does not keep alive.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects days in place of those that are selected.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: Date) -> Bool { selectedDates.contains { stands($0, for: day) } }

    override func canTap(_ day: Date) -> Bool {
        guard let delegate, let view, !isSelected(day) else { return true }
        return delegate.multiDateSelection(self, canSelectDate: view.day(day))
    }

    override func tap(_ day: Date) {
        guard let view else { return }
        let components = view.day(day)
        if isSelected(day) {
            guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
            selectedDates.removeAll { stands($0, for: day) }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            guard canTap(day) else { return }
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}
