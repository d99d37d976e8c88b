/// What a view or an element is called in messages to displays; none until one is told of it.
struct InspectionNumber {
    fileprivate var run = 0
    fileprivate var value = 0
}

/// Numbers for views and elements that stay the same as long as these exist.
@MainActor enum InspectionNumbers {
    /// Tests that start afresh begin to count afresh, and some views live on.
    private static var run = 1
    private static var last = 0

    static func number(of view: UIView) -> Int { number(&view.inspectionNumber) }
    static func number(of element: UIAccessibilityElement) -> Int { number(&element.inspectionNumber) }

    private static func number(_ number: inout InspectionNumber) -> Int {
        if number.run != run {
            last += 1
            number = InspectionNumber(run: run, value: last)
        }
        return number.value
    }

    static func reset() {
        run += 1
        last = 0
    }
}
