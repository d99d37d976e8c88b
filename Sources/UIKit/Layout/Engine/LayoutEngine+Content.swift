import ConstraintSolver
import Foundation

/// Views that have a size of their own: they hug it and resist being smaller.
extension LayoutEngine {
    /// Asks the view for its size anew.
    func updateContent(_ item: LayoutItem) {
        guard let view = item.view else { return }
        guard item.role == .placed || item.role == .measured else {
            removeContent(item)
            return
        }
        item.content.wrapped = nil
        if view.wrapsToWidth { wrapping[ObjectIdentifier(item)] = item } else { wrapping[ObjectIdentifier(item)] = nil }
        setContentSize(view.intrinsicContentSize, of: item, view)
        refreshMetrics(of: item)
    }

    func removeContent(_ item: LayoutItem) {
        wrapping[ObjectIdentifier(item)] = nil
        let content = item.content
        for case let constraint? in [
            content.hugging.horizontal, content.hugging.vertical, content.resistance.horizontal,
            content.resistance.vertical,
        ] where constraint.isInstalled { solver.remove(constraint) }
        item.content = LayoutItem.ContentWishes()
    }

    private func setContentSize(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
        let state = view.layoutState.constraints
        let insets = item.metrics.insets
        item.content.size = size
        let width = framed(size.width, by: insets.left + insets.right)
        let height = framed(size.height, by: insets.top + insets.bottom)
        (item.content.hugging.horizontal, item.content.resistance.horizontal) = wishes(
            item.content.hugging.horizontal, item.content.resistance.horizontal, item.width, width,
            (state.hugging.horizontal, resistance(of: item, view)))
        (item.content.hugging.vertical, item.content.resistance.vertical) = wishes(
            item.content.hugging.vertical, item.content.resistance.vertical, item.height, height,
            (state.hugging.vertical, state.compressionResistance.vertical))
    }

    /// How firmly the content resists being narrower.
    // Choice (layout): text that wraps never requires the width of its one line, but wins over all that is not required.
    private func resistance(of item: LayoutItem, _ view: UIView) -> UILayoutPriority {
        let priority = view.layoutState.constraints.compressionResistance.horizontal
        guard wrapping[ObjectIdentifier(item)] != nil else { return priority }
        return UILayoutPriority(min(priority.rawValue, Float(Priority.almostRequired.value)))
    }

    /// The wishes for a length at most and at least. Where both are required, the one that makes room has to go first.
    private func wishes(
        _ hugging: Constraint?, _ resistance: Constraint?, _ variable: Variable, _ length: Double?,
        _ priorities: (hugging: UILayoutPriority, resistance: UILayoutPriority)
    ) -> (hugging: Constraint?, resistance: Constraint?) {
        var (hugging, resistance) = (hugging, resistance)
        let shrinks = length.map { $0 < -(resistance?.expression.constant ?? 0) } ?? false
        if shrinks { wish(&resistance, variable, .greaterThanOrEqual, length, priorities.resistance) }
        wish(&hugging, variable, .lessThanOrEqual, length, priorities.hugging)
        if !shrinks { wish(&resistance, variable, .greaterThanOrEqual, length, priorities.resistance) }
        return (hugging, resistance)
    }

    /// The length of the frame for one of the content; nil where the content has none.
    private func framed(_ length: CGFloat, by insets: CGFloat) -> Double? {
        length.isFinite && length >= 0 ? Double(length + insets) : nil
    }

    private func wish(
        _ constraint: inout Constraint?, _ variable: Variable, _ relation: Relation, _ length: Double?,
        _ priority: UILayoutPriority
    ) {
        let priority = Priority(Double(priority.rawValue))
        guard let length else {
            if let old = constraint, old.isInstalled { solver.remove(old) }
            constraint = nil
            return
        }
        let current = constraint ?? Constraint(variable - length, relation, priority: priority)
        constraint = current
        insist { () throws(UnsatisfiableConstraints) in
            guard current.isInstalled else {
                try solver.add(current)
                return
            }
            try solver.setPriority(of: current, to: priority)
            try solver.setConstant(of: current, to: -length)
        }
    }

    /// Rebuilds the constraints of a view whose baselines or alignment changed.
    private func refreshMetrics(of item: LayoutItem) {
        let metrics = metrics(of: item)
        guard metrics != item.metrics else { return }
        item.metrics = metrics
        let constraints = item.entries.values.map(\.constraint).sorted { $0.sequence < $1.sequence }
        for entry in Array(item.entries.values) { remove(entry) }
        for constraint in constraints { install(constraint) }
        contentDidChange(item)
    }

    /// Gives text that wraps the height that it has at the width just found; the next round takes it in.
    func measureWrappedText() {
        for item in wrapping.values {
            guard let view = item.view, item.content.size.width >= 0 else { continue }
            let insets = item.metrics.insets
            let width = CGFloat(solver.value(of: item.width)) - insets.left - insets.right
            if let wrapped = item.content.wrapped, abs(wrapped.width - width) < 1e-6 { continue }
            let isWhole = width >= item.content.size.width - 1e-6 || width <= 0
            let height = isWhole ? item.content.size.height : view.contentHeight(forWidth: width)
            item.content.wrapped = (width, height)
            let size = CGSize(width: item.content.size.width, height: height)
            let before = item.content.resistance.vertical?.expression.constant
            let natural = item.content.size
            setContentSize(size, of: item, view)
            item.content.size = natural
            if before != item.content.resistance.vertical?.expression.constant { solveAgain() }
        }
    }
}
