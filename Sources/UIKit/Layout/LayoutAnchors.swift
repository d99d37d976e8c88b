import Foundation

extension NSLayoutConstraint {
    func layoutAnchor(of item: AnyObject, _ attribute: Attribute) -> NSObject? {
        if attribute == .notAnAttribute { return nil }
        if attribute.isLength { return NSLayoutDimension(item, attribute) }
        return attribute.axis == .horizontal
            ? NSLayoutXAxisAnchor(item, attribute) : NSLayoutYAxisAnchor(item, attribute)
    }
}

/// The distance that the system puts between neighbours, in points.
let systemSpacing: CGFloat = 8
