import Foundation

/// The distance between two places along an axis, which stands in constraints like an item that is as long.
@MainActor final class LayoutDistance: NSObject {
    private(set) weak var first: AnyObject?
    private(set) weak var second: AnyObject?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute

    init(
        from first: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
        to second: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
    ) {
        self.first = first.item
        self.second = second.item
        firstAttribute = first.attribute
        secondAttribute = second.attribute
        super.init()
    }

    /// Whether the direction of reading decides where the ends are.
    var isAlongReading: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// The anchor of a distance, which keeps it.
final class DistanceDimension: NSLayoutDimension {
    private let distance: LayoutDistance

    init(_ distance: LayoutDistance, _ attribute: NSLayoutConstraint.Attribute) {
        self.distance = distance
        super.init(distance, attribute)
    }
}
