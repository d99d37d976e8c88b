import Foundation

/// Who says which days of a grid are selected and how they are decorated. Days are given by their first moment.
@MainActor protocol CalendarGridSource: AnyObject {
    func isSelected(_ day: Date) -> Bool
    /// Whether some of the time between two moments can be seen.
    func isAvailable(from start: Date, to end: Date) -> Bool
    func isSelectable(_ day: Date) -> Bool
    /// Whether taps on days do anything.
    var answersTaps: Bool { get }
    /// Whether whole weeks are selected.
    var selectsWeeks: Bool { get }
    /// A person has tapped a day that can be selected.
    func select(_ day: Date)
    /// The view below a day; nil for none.
    func decoration(of day: Date) -> UIView?
    /// Another month is shown.
    func monthDidChange(from month: Date)
}
