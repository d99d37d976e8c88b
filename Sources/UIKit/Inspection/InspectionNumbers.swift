/// What a view or an element is called in messages to displays; none until one is told of it.
struct InspectionNumber {
    fileprivate var run = 0
    fileprivate var value = 0
}

/// Numbers for views and elements that stay the same as long as these exist.
@MainActor final class InspectionNumbers: SessionPart {
    /// Every session begins to count afresh, and some views live on.
    private let run = Session.uniqueNumber()
    private var last = 0

    static func number(of view: UIView) -> Int { shared.number(&view.inspectionNumber) }
    static func number(of element: UIAccessibilityElement) -> Int { shared.number(&element.inspectionNumber) }

    private func number(_ number: inout InspectionNumber) -> Int {
        if number.run != run {
            last += 1
            number = InspectionNumber(run: run, value: last)
        }
        return number.value
    }
}
