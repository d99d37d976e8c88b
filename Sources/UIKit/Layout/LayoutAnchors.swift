import Foundation

extension NSLayoutConstraint {
    /// The first side as an anchor: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`.
    public var firstAnchor: NSObject? { firstItem.flatMap { layoutAnchor(of: $0, firstAttribute) } }

    /// The second side as an anchor, if there is one.
    public var secondAnchor: NSObject? { secondItem.flatMap { layoutAnchor(of: $0, secondAttribute) } }

    func layoutAnchor(of item: AnyObject, _ attribute: Attribute) -> NSObject? {
        if attribute == .notAnAttribute { return nil }
        if attribute.isLength { return NSLayoutDimension(item, attribute) }
        return attribute.axis == .horizontal
            ? NSLayoutXAxisAnchor(item, attribute) : NSLayoutYAxisAnchor(item, attribute)
    }
}
