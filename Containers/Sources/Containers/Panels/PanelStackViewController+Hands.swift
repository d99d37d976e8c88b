import UIKit

/// A finger's drag of a divider.
struct PanelDividerDrag {
    let index: Int
    /// The panels on either side that are not collapsed, with the lengths that they had at the beginning, in points.
    let before: (controller: UIViewController, length: CGFloat)?
    let after: (controller: UIViewController, length: CGFloat)?
}

/// What people do with dividers.
extension PanelStackViewController {
    @objc func didDragDivider(_ pan: UIPanGestureRecognizer) {
        guard let divider = pan.view as? PanelDividerView, let index = dividers.firstIndex(of: divider) else { return }
        switch pan.state {
        case .began:
            completeChange()
            divider.isHeld = true
            dividerDrag = beginDrag(index)
            follow(pan)
        case .changed: follow(pan)
        case .ended, .cancelled, .failed:
            divider.isHeld = false
            guard dividerDrag != nil else { return }
            dividerDrag = nil
            describeDividers()
            didArrangeByHand?()
        default: break
        }
    }

    private func beginDrag(_ index: Int) -> PanelDividerDrag {
        let before = list[...index].last { !isCollapsed($0) }
        let after = list[(index + 1)...].first { !isCollapsed($0) }
        return PanelDividerDrag(
            index: index, before: before.map { ($0, length(of: $0)) }, after: after.map { ($0, length(of: $0)) })
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let drag = dividerDrag, list.indices.contains(drag.index + 1) else { return }
        let translation = pan.translation(in: view)
        let way = axis == .vertical ? translation.y : isMirrored ? -translation.x : translation.x
        let neighbours = (list[drag.index], list[drag.index + 1])
        if allowsCollapsing {
            let pulled = way > 0 ? neighbours.0 : neighbours.1
            if isCollapsed(pulled), abs(way) > minimumLength(of: pulled) / 2 {
                return snap(pulled, isCollapsed: false)
            }
            let pushed = way > 0 ? drag.after : drag.before
            if let pushed, pushed.controller === (way > 0 ? neighbours.1 : neighbours.0),
                pushed.length - abs(way) < minimumLength(of: pushed.controller) / 2
            {
                return snap(pushed.controller, isCollapsed: true)
            }
        }
        guard let before = drag.before, let after = drag.after,
            isCollapsed(neighbours.0) == false || way <= 0, isCollapsed(neighbours.1) == false || way >= 0
        else { return }
        resize(before, after, by: way)
    }

    /// Collapses a panel or brings it back; the finger has nothing more to move until it comes again.
    private func snap(_ controller: UIViewController, isCollapsed: Bool) {
        if isCollapsed {
            // A panel that was pushed together before it collapsed comes back as it was.
            keepLengths()
            for side in [dividerDrag?.before, dividerDrag?.after] {
                if let side { weights[ObjectIdentifier(side.controller)] = max(side.length, 1) }
            }
        }
        dividerDrag = nil
        setCollapsed(isCollapsed, controller)
        didArrangeByHand?()
    }

    private func resize(
        _ before: (controller: UIViewController, length: CGFloat),
        _ after: (controller: UIViewController, length: CGFloat), by way: CGFloat
    ) {
        let sum = before.length + after.length
        let least = min(minimumLength(of: before.controller), before.length)
        let most = sum - min(minimumLength(of: after.controller), after.length)
        let length = min(max(before.length + way, least), most)
        keepLengths()
        weights[ObjectIdentifier(before.controller)] = max(length, 1)
        weights[ObjectIdentifier(after.controller)] = max(sum - length, 1)
        replaceChildren()
    }

    @objc func didDoubleTapDivider() {
        resetLengths(animated: true)
        didArrangeByHand?()
    }

    // MARK: Assistive technology

    func step(_ divider: PanelDividerView, isForward: Bool) {
        guard let index = dividers.firstIndex(of: divider) else { return }
        let drag = beginDrag(index)
        guard let before = drag.before, let after = drag.after else { return }
        resize(before, after, by: (before.length + after.length) * (isForward ? 0.1 : -0.1))
        describe(divider, at: index)
        didArrangeByHand?()
    }

    private func describeDividers() {
        for (index, divider) in dividers.enumerated() { describe(divider, at: index) }
    }

    func describe(_ divider: PanelDividerView, at index: Int) {
        let (first, second) = (list[index], list[index + 1])
        divider.accessibilityLabel = [name(of: first), name(of: second)].joined(separator: ", ")
        let lengths = (length(of: first), length(of: second))
        let sum = lengths.0 + lengths.1
        divider.accessibilityValue = sum > 0 ? "\(Int((lengths.0 / sum * 100).rounded())) %" : nil
        var actions: [UIAccessibilityCustomAction] = []
        if allowsCollapsing, allowsResizing { actions += [first, second].map { collapseAction($0) } }
        if allowsReordering { actions.append(swapAction(first, second)) }
        divider.accessibilityCustomActions = actions
    }

    private func name(of controller: UIViewController) -> String { controller.title ?? "" }

    private func collapseAction(_ controller: UIViewController) -> UIAccessibilityCustomAction {
        let title = "\(isCollapsed(controller) ? "Expand" : "Collapse") \(name(of: controller))"
        return UIAccessibilityCustomAction(name: title) { [weak self, weak controller] _ in
            guard let self, let controller, list.contains(controller) else { return false }
            setCollapsed(!isCollapsed(controller), controller)
            didArrangeByHand?()
            return true
        }
    }

    private func swapAction(_ first: UIViewController, _ second: UIViewController) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(
            name: "Move \(name(of: first)) behind \(name(of: second))"
        ) { [weak self, weak first, weak second] _ in
            guard let self, let first, let second, let from = list.firstIndex(of: first),
                let to = list.firstIndex(of: second)
            else { return false }
            moveViewController(from: from, to: to, using: transition)
            didArrangeByHand?()
            return true
        }
    }
}
