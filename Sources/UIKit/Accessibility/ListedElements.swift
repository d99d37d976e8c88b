import Foundation

/// The elements that a view lists, all together or one by one.
extension UIView {
    /// Nil where the view leaves it to the subviews.
    var listedElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        // A count that is not known is `NSNotFound`, as great as integers get.
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }
}
