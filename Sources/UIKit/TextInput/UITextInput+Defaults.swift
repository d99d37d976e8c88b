import Foundation

/// What follows from the other members of a text, as far as it does not answer for itself.
extension UITextInput {
    /// The first or the last position of a range in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        UITextDirection.layout(direction).isBackward ? range.start : range.end
    }

    /// The range from a position to the end of the text in a direction.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        UITextDirection.layout(direction).isBackward
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }

    /// The position of a range nearest to a point of the receiver's coordinates.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let found = closestPosition(to: point) else { return nil }
        if compare(found, to: range.start) == .orderedAscending { return range.start }
        return compare(found, to: range.end) == .orderedDescending ? range.end : found
    }

    /// The direction in which the text at a position reads: that of the interface of a view, natural elsewhere.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let view = self as? UIView else { return .natural }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The view whose coordinates the text's rectangles are in: the text itself where it is a view.
    public var textInputView: UIView {
        (self as? UIView) ?? UIView(frame: .zero)
    }
}
