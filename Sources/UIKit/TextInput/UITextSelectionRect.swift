import Foundation

/// One rectangle of a selected text, which has one or more for each of its lines.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextSelectionRect") }

    public override init() { super.init() }

    /// The rectangle in the coordinates of the text; empty in this class, so subclasses override it.
    open var rect: CGRect { .zero }
    /// The direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in the rectangle.
    open var containsStart: Bool { false }
    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A rectangle that this framework's own texts give out.
final class PlacedSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        place = rect
        self.isFirst = isFirst
        self.isLast = isLast
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }

    /// The rectangles of a selection, in the order of the text.
    static func rects(_ places: [CGRect]) -> [UITextSelectionRect] {
        places.indices.map { index in
            PlacedSelectionRect(places[index], isFirst: index == 0, isLast: index == places.count - 1)
        }
    }
}
