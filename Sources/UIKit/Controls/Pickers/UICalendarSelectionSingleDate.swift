import Foundation

/// A delegate of the selection of one day.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when a person has selected a day, or with nil has given the selected one up.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Asked whether a person can select a day, or with nil give the selected one up.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Allows the selection.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of one day of a calendar. A tap on the selected day gives it up.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which hears of what a person selects; not kept alive.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// The day that is selected; nil for none. Setting it tells the delegate nothing.
    open var selectedDate: DateComponents? { didSet { selectionDidChange() } }

    /// Makes a selection that asks a delegate, which it does not keep alive.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a day, or none, and shows its month.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selectedDate = dateComponents
        if let dateComponents { view?.setVisibleDateComponents(dateComponents, animated: animated) }
    }

    override func isSelected(_ day: Date) -> Bool { selectedDate.map { stands($0, for: day) } ?? false }

    /// The selection after a tap on a day.
    private func selection(after day: Date) -> DateComponents? { isSelected(day) ? nil : view?.day(day) }

    override func canTap(_ day: Date) -> Bool {
        // A day that cannot be given up is not gray for that.
        isSelected(day) || delegate?.dateSelection(self, canSelectDate: view?.day(day)) ?? true
    }

    override func tap(_ day: Date) {
        let next = selection(after: day)
        guard delegate?.dateSelection(self, canSelectDate: next) ?? true else { return }
        selectedDate = next
        delegate?.dateSelection(self, didSelectDate: next)
    }
}
