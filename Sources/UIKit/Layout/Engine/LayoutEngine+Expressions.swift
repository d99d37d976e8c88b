import ConstraintSolver
import Foundation

/// How layout constraints become linear expressions.
extension LayoutEngine {
    /// One side of a constraint: an expression in the coordinates of the common ancestor, and the items it names.
    private struct Side {
        var expression: LinearExpression
        var items: [LayoutItem]
    }

    /// The entry of a constraint; nil if one of its items is gone.
    func makeEntry(_ constraint: NSLayoutConstraint) -> LayoutEntry? {
        guard let ancestor = constraint.commonAncestor, ancestor.isInside(root),
            let firstItem = constraint.firstItem
        else { return nil }
        // Choice (layout): the direction of the view that holds the constraint decides where its items begin.
        let mirrors = (constraint.holder ?? ancestor).effectiveUserInterfaceLayoutDirection == .rightToLeft
        let first = side(firstItem, constraint.firstAttribute, in: ancestor, mirrors: mirrors)
        // From right to left, distances along the line of reading count the other way.
        let counts: Double = mirrors && constraint.isAlongReading ? -1 : 1
        var expression = counts < 0 ? -first.expression : first.expression
        var items = first.items
        if constraint.secondAttribute != .notAnAttribute, constraint.multiplier != 0 {
            guard let secondItem = constraint.secondItem else { return nil }
            let second = side(secondItem, constraint.secondAttribute, in: ancestor, mirrors: mirrors)
            expression = expression - second.expression * (counts * Double(constraint.multiplier))
            items += second.items
        }
        let base = expression.constant
        expression.constant -= Double(constraint.constant)
        let solved = Constraint(
            expression, constraint.relation.solved, priority: Priority(Double(constraint.priority.rawValue)))
        return LayoutEntry(constraint, solved: solved, base: base, items: items)
    }

    private func side(
        _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView, mirrors: Bool
    ) -> Side {
        if let distance = object as? LayoutDistance { return side(distance, in: ancestor, mirrors: mirrors) }
        if let view = object as? UIView {
            // A subview that is tied to its scroll view's edges or margins is tied to its content; centres and lengths
            // are the frame's. Choice (layout): a centre is where it is before anything is scrolled, and moves with the
            // content; so is a layout guide of the scroll view where it can be seen.
            let isContent = view === ancestor && view.scrollsContent
            if let within = attribute.withinMargins {
                let guide = isContent && within.isEdge ? view.scrollContentMarginsGuide : view.layoutMarginsGuide
                return side(guide, within, in: ancestor, mirrors: mirrors)
            }
            if isContent && attribute.isEdge {
                return side(view.scrollContentGuide, attribute, in: ancestor, mirrors: mirrors)
            }
            let target = baselineView(of: view, attribute)
            let item = item(for: target)
            return Side(expression: value(attribute, of: item, in: ancestor, mirrors: mirrors), items: [item])
        }
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView else {
            preconditionFailure("a constraint's item is a view or a guide in a view")
        }
        let item = item(for: guide, of: owner)
        return Side(expression: value(attribute, of: item, in: ancestor, mirrors: mirrors), items: [item])
    }

    // Choice (layout): from right to left the distance between leading and trailing edges counts the other way, as all
    // distances along the line of reading do.
    private func side(_ distance: LayoutDistance, in ancestor: UIView, mirrors: Bool) -> Side {
        guard let first = distance.first, let second = distance.second else {
            preconditionFailure("the ends of a distance are views or guides in a view")
        }
        let start = side(first, distance.firstAttribute, in: ancestor, mirrors: mirrors)
        let end = side(second, distance.secondAttribute, in: ancestor, mirrors: mirrors)
        let counts: Double = mirrors && distance.isAlongReading ? -1 : 1
        return Side(expression: (end.expression - start.expression) * counts, items: start.items + end.items)
    }

    /// The view inside another one whose baseline stands for that one's.
    private func baselineView(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIView {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return view }
        var target = view
        // Views that name each other would go round for ever.
        for _ in 0..<32 where target.shareAboveBaselines == nil {
            let next = attribute == .firstBaseline ? target.forFirstBaselineLayout : target.forLastBaselineLayout
            guard next !== target, next.isInside(target) else { break }
            target = next
        }
        return target
    }

    private func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, in ancestor: UIView, mirrors: Bool
    ) -> LinearExpression {
        let insets = item.metrics.insets
        let axis = attribute.axis
        let (before, after) =
            axis == .horizontal
            ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
        let length = LinearExpression(item.length(axis))
        if attribute.isLength { return length - (before + after) }
        let origin = origin(of: item, axis, in: ancestor)
        switch attribute {
        case .leading: return mirrors ? origin + length - after : origin + before
        case .trailing: return mirrors ? origin + before : origin + length - after
        case .left, .top: return origin + before
        case .right, .bottom: return origin + length - after
        case .centerX, .centerY: return origin + length * 0.5 + (before - after) / 2
        case .firstBaseline: return origin + grown(length, item, \.share) + Double(item.metrics.firstBaseline)
        case .lastBaseline:
            return origin + length - grown(length, item) { 1 - $0.share } - Double(item.metrics.lastBaseline)
        default: preconditionFailure("\(attribute) is the attribute of a margins guide")
        }
    }

    /// The part of what an item is higher than of itself that lies on one side of its baselines.
    private func grown(
        _ length: LinearExpression, _ item: LayoutItem, _ share: (LayoutItem.Metrics.Growth) -> CGFloat
    ) -> LinearExpression {
        guard let growth = item.metrics.growth else { return LinearExpression() }
        return (length - Double(growth.height)) * Double(share(growth))
    }

    /// Where an item's frame begins, in the coordinates of a view above it or of the view itself.
    private func origin(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView
    ) -> LinearExpression {
        if item.view === ancestor { return LinearExpression() }
        var sum = LinearExpression(item.origin(axis))
        var container = item.container
        while let view = container, view !== ancestor {
            sum = sum + LinearExpression(self.item(for: view).origin(axis))
            if view.scrollsContent {
                // What is in the content moves against the scroll view as it scrolls.
                let frame = self.item(for: view.scrollFrameGuide, of: view)
                sum = sum - LinearExpression(frame.origin(axis))
            }
            container = view.storedSuperview
        }
        return sum
    }
}

extension NSLayoutConstraint.Relation {
    var solved: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
