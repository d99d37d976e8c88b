import ConstraintSolver
import Foundation

extension UIView {
    /// Activates a constraint on this view, which must be above its items or be one of them.
    func activate(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard let ancestor = constraint.commonAncestor, ancestor.isInside(self) else {
            NSException.raise(
                .genericException,
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)"
            )
            return
        }
        constraint.deactivate()
        hold(constraint)
    }

    /// Deactivates a constraint that this view holds; others stay.
    func deactivate(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { letGo(of: constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.takeSequence()
        constraint.holder = self
        layoutState.constraints.held.append(constraint)
        constraint.updateMentions { $0.insert(constraint) }
        existingLayoutEngine?.add(constraint)
    }

    func letGo(of constraint: NSLayoutConstraint) {
        guard let index = layoutState.constraints.held.lastIndex(where: { $0 === constraint }) else { return }
        layoutState.constraints.held.remove(at: index)
        constraint.holder = nil
        constraint.updateMentions { $0.remove(constraint) }
        constraint.engine?.remove(constraint)
    }

    /// The constraints that decide the view's size and place along an axis.
    func decidingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveConstraints()
        guard let item = layoutState.constraints.item else { return [] }
        return item.entries.values.map(\.constraint).filter { constraint in
            (constraint.firstItem === self && constraint.firstAttribute.axis == axis)
                || (constraint.secondItem === self && constraint.secondAttribute.axis == axis)
        }
        .sorted { $0.sequence < $1.sequence }
    }

    /// Whether the constraints leave more than one frame for the view.
    var isAmbiguous: Bool {
        let engine = layoutEngine
        engine.solve()
        guard let item = layoutState.constraints.item, item.role == .placed else { return false }
        return [item.x, item.y, item.width, item.height].contains { engine.solver.isAmbiguous($0) }
    }

    // MARK: Content

    func assignHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard layoutState.constraints.hugging[axis] != priority else { return }
        layoutState.constraints.hugging[axis] = priority
        contentSizeMayHaveChanged()
    }

    func assignCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard layoutState.constraints.compressionResistance[axis] != priority else { return }
        layoutState.constraints.compressionResistance[axis] = priority
        contentSizeMayHaveChanged()
    }

    func contentSizeMayHaveChanged() {
        guard let item = layoutState.constraints.item else { return }
        item.engine?.contentDidChange(item)
    }

    // MARK: Measuring

    /// The size that the view's constraints give it when a target size is asked for with some priority, in points.
    func measure(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateMarkedConstraints()
        let engine = LayoutEngine(root: self, isMeasuring: true)
        let size = engine.measureRoot(target, horizontal, vertical)
        return CGSize(width: ceilToPixel(max(0, size.width)), height: ceilToPixel(max(0, size.height)))
    }

    // MARK: Scroll views

    /// The content of a scroll view, as constraints name it.
    var scrollContentGuide: UILayoutGuide {
        if let guide = layoutState.constraints.scrollContentGuide { return guide }
        let guide = UILayoutGuide(.scrollContent, in: self, identifier: "UIScrollView-contentLayoutGuide")
        layoutState.constraints.scrollContentGuide = guide
        return guide
    }

    /// The content of a scroll view within its margins, as the scroll view's margin attributes name it.
    var scrollContentMarginsGuide: UILayoutGuide {
        if let guide = layoutState.constraints.scrollContentMarginsGuide { return guide }
        let guide = UILayoutGuide(.scrollContentMargins, in: self, identifier: "UIScrollView-contentMarginsGuide")
        layoutState.constraints.scrollContentMarginsGuide = guide
        return guide
    }

    /// The frame of a scroll view, as constraints of its content name it.
    var scrollFrameGuide: UILayoutGuide {
        if let guide = layoutState.constraints.scrollFrameGuide { return guide }
        let guide = UILayoutGuide(.scrollFrame, in: self, identifier: "UIScrollView-frameLayoutGuide")
        layoutState.constraints.scrollFrameGuide = guide
        return guide
    }

    /// The size that a scroll view's content has, in points: along the axes whose end constraints name, what they give it.
    func constrainedContentSize(insteadOf size: CGSize) -> CGSize {
        guard let item = layoutState.constraints.scrollContentGuide?.layoutItem, let engine = item.engine else {
            return size
        }
        let constrained = engine.roundedFrame(of: item).size
        let items = [item, layoutState.constraints.scrollContentMarginsGuide?.layoutItem].compactMap { $0 }
        return CGSize(
            width: items.contains { $0.isConstrained($0.width) } ? constrained.width : size.width,
            height: items.contains { $0.isConstrained($0.height) } ? constrained.height : size.height)
    }

    /// The size of the content of a scroll view that works it out itself has changed.
    func contentSizeDidChangeForConstraints() {
        guard ownContentSize != nil, let item = layoutState.constraints.scrollContentGuide?.layoutItem else { return }
        item.engine?.firmDidChange(item)
    }
}

extension LayoutEngine {
    /// The root's size where a target is wished for.
    func measureRoot(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let item = item(for: root)
        for (variable, length, priority) in [
            (item.width, target.width, horizontal), (item.height, target.height, vertical),
        ] where length.isFinite {
            insist { () throws(UnsatisfiableConstraints) in
                try solver.add(
                    Constraint(variable - Double(length), .equal, priority: Priority(Double(priority.rawValue))))
            }
        }
        solve()
        return CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    }
}
