import Foundation

extension NSLayoutConstraint {
    /// Activates constraints in order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static var lastSequence = 0

    func activate() {
        guard holder == nil, !isMeaningless else { return }
        guard let ancestor = commonAncestor else {
            NSException.raise(
                .genericException,
                "Unable to activate constraint with anchors \(firstAnchorText) and \(secondAnchorText) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
            return
        }
        ancestor.hold(self)
    }

    func deactivate() {
        holder?.letGo(of: self)
    }

    /// Numbers the constraint as the last one activated.
    func takeSequence() {
        Self.lastSequence += 1
        sequence = Self.lastSequence
    }

    /// The view that holds both items, which may be one of them.
    var commonAncestor: UIView? {
        guard let first = Self.view(of: firstItem) else { return nil }
        guard secondAttribute != .notAnAttribute else { return first }
        guard let second = Self.view(of: secondItem) else { return nil }
        return first.nearestCommonAncestor(with: second)
    }

    /// The view itself, or the owner of a guide.
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether one of the items lies in a view's subtree.
    func mentionsSubtree(of view: UIView) -> Bool {
        [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
    }
}

extension UIView {
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || superview === other { return other }
        if other.superview === self { return self }
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}
