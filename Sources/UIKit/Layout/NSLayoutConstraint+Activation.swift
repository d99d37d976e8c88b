import Foundation

extension NSLayoutConstraint {
    /// Activates constraints in order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints in order.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static var lastSequence = 0

    func activate() {
        guard holder == nil, !isMeaningless else { return }
        // Choice (12.12): the exception and its words.
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

    /// The view itself, the owner of a guide, or the view around both ends of a distance.
    static func view(of item: AnyObject?) -> UIView? {
        if let distance = item as? LayoutDistance {
            guard let first = view(of: distance.first), let second = view(of: distance.second) else { return nil }
            return first.nearestCommonAncestor(with: second)
        }
        return (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Changes the lists in which the items find the constraints that name them.
    func updateMentions(_ change: (inout ConstraintMentions) -> Void) {
        let ends = distances.flatMap { [$0.first, $0.second] }
        for item in [firstItem, secondItem] + ends {
            if let view = item as? UIView {
                change(&view.layoutState.constraints.mentions)
            } else if let guide = item as? UILayoutGuide {
                change(&guide.mentions)
            }
        }
    }
}

extension UIView {
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || storedSuperview === other { return other }
        if other.storedSuperview === self { return self }
        var candidate: UIView? = self
        while let view = candidate, !other.isInside(view) { candidate = view.storedSuperview }
        return candidate
    }
}
