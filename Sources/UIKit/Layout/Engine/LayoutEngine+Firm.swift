import ConstraintSolver
import Foundation

/// The constraints that views and guides bring with them: frames, bounds, insets. They win over the app's.
extension LayoutEngine {
    func installFirm(_ item: LayoutItem) {
        item.metrics = metrics(of: item)
        item.firm = firmConstraints(of: item)
        for constraint in item.firm {
            constraint.owner = item
            insist { () throws(UnsatisfiableConstraints) in try solver.add(constraint) }
        }
    }

    func removeFirm(_ item: LayoutItem) {
        for constraint in item.firm where constraint.isInstalled { solver.remove(constraint) }
        if !item.firm.isEmpty { shouldRetryBroken = true }
        item.firm = []
    }

    /// Brings the numbers up to date.
    func updateFirm(_ item: LayoutItem) {
        for (constraint, successor) in zip(item.firm, firmConstraints(of: item)) {
            let constant = successor.expression.constant
            guard constraint.isInstalled, constraint.expression.constant != constant else { continue }
            shouldRetryBroken = true
            insist { () throws(UnsatisfiableConstraints) in
                try solver.setConstant(of: constraint, to: constant)
            }
        }
    }

    /// The constraints that say what an item is. Which there are depends on the role only; the constants change.
    func firmConstraints(of item: LayoutItem) -> [Constraint] {
        switch item.role {
        case .placed, .measured: return []
        case .root:
            let size = finite(item.owner.bounds).standardized.size
            return [
                Constraint(item.width - Double(size.width), .equal),
                Constraint(item.height - Double(size.height), .equal),
            ]
        case .frame:
            let frame = finite(item.owner.untransformedFrame).standardized
            return [
                Constraint(item.x - Double(frame.minX), .equal), Constraint(item.y - Double(frame.minY), .equal),
                Constraint(item.width - Double(frame.width), .equal),
                Constraint(item.height - Double(frame.height), .equal),
            ]
        case .rule: return ruleConstraints(of: item)
        }
    }

    private func ruleConstraints(of item: LayoutItem) -> [Constraint] {
        guard let guide = item.guide else { return [] }
        let view = item.owner
        let owner = self.item(for: view)
        let origin = view.scrollsContent ? finite(view.bounds).origin : .zero
        func inset(_ insets: UIEdgeInsets) -> [Constraint] {
            [
                Constraint(item.x - Double(insets.left + origin.x), .equal),
                Constraint(item.y - Double(insets.top + origin.y), .equal),
                Constraint(item.width - owner.width + Double(insets.left + insets.right), .equal),
                Constraint(item.height - owner.height + Double(insets.top + insets.bottom), .equal),
            ]
        }
        switch guide.rule {
        case .constraints: return []
        case .safeArea: return inset(view.safeAreaInsets)
        case .margins: return inset(view.layoutMargins)
        case .scrollFrame: return inset(.zero)
        case .keyboard:
            let height = Double(guide.keyboardHeight)
            return [
                Constraint(item.x - Double(origin.x), .equal), Constraint(item.width - owner.width, .equal),
                Constraint(item.height - height, .equal),
                Constraint(
                    LinearExpression(item.y) + LinearExpression(item.height) - LinearExpression(owner.height)
                        - Double(origin.y), .equal),
            ]
        case .scrollContent: return scrollContentConstraints(of: item)
        case .scrollContentMargins:
            let content = self.item(for: view.scrollContentGuide, of: view)
            let margins = view.scrollContentMargins
            return [
                Constraint(item.x - Double(margins.left), .equal), Constraint(item.y - Double(margins.top), .equal),
                Constraint(item.width - content.width + Double(margins.left + margins.right), .equal),
                Constraint(item.height - content.height + Double(margins.top + margins.bottom), .equal),
            ]
        case .readableContent:
            let margins = view.layoutMargins
            let centre = 2 * item.x + LinearExpression(item.width) - LinearExpression(owner.width)
            return [
                Constraint(centre - Double(margins.left - margins.right + 2 * origin.x), .equal),
                Constraint(item.y - Double(margins.top + origin.y), .equal),
                Constraint(item.height - owner.height + Double(margins.top + margins.bottom), .equal),
                Constraint(item.width - Double(UIView.readableContentWidth), .lessThanOrEqual),
                Constraint(
                    item.width - owner.width + Double(margins.left + margins.right), .equal, priority: .almostRequired),
            ]
        }
    }

    private func scrollContentConstraints(of item: LayoutItem) -> [Constraint] {
        let origin = [Constraint(item.x - 0, .equal), Constraint(item.y - 0, .equal)]
        guard let size = item.owner.ownContentSize else { return origin }
        // Choice (layout): the content of tables, collections and text views has the size that they give it, whatever
        // is tied to its edges.
        return origin + [
            Constraint(item.width - Double(size.width), .equal, priority: .almostRequired),
            Constraint(item.height - Double(size.height), .equal, priority: .almostRequired),
        ]
    }

    /// What expressions about a view depend on besides its variables.
    func metrics(of item: LayoutItem) -> LayoutItem.Metrics {
        guard let view = item.view else { return LayoutItem.Metrics() }
        let baselines = view.baselineOffsets()
        let insets = view.alignmentRectInsets
        let growth = view.shareAboveBaselines.map {
            LayoutItem.Metrics.Growth(
                height: view.intrinsicContentSize.height + insets.top + insets.bottom, share: $0)
        }
        return LayoutItem.Metrics(
            insets: insets, firstBaseline: baselines.first, lastBaseline: baselines.last, growth: growth)
    }

    /// A rectangle that a solver can take: what is not a number counts as zero.
    private func finite(_ rect: CGRect) -> CGRect {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: finite(rect.origin.x), y: finite(rect.origin.y), width: finite(rect.size.width),
            height: finite(rect.size.height))
    }
}

extension Priority {
    /// The priority of what gives way to required constraints only: above all that apps use.
    static let almostRequired = Priority(999.9)
}

extension UIView {
    /// The frame as it is without the transform, in the superview's coordinates; zooming keeps its corner in place.
    var untransformedFrame: CGRect {
        let (size, anchor, centre) = (layer.bounds.size, layer.anchorPoint, layer.position)
        let zoom = layoutState.zoomScale
        return CGRect(
            x: centre.x - size.width * anchor.x * zoom, y: centre.y - size.height * anchor.y * zoom,
            width: size.width, height: size.height)
    }
}
