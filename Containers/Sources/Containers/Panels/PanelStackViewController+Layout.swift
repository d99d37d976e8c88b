import UIKit

/// Where panels and dividers go.
extension PanelStackViewController {
    /// Whether the panels follow each other from right to left.
    var isMirrored: Bool { axis == .horizontal && isRightToLeft }

    /// The panels of the list that are not collapsed.
    private var openPanels: [UIViewController] { list.filter { !isCollapsed($0) } }

    func showPanels(using transition: ContainerTransition?, completion: ((Bool) -> Void)?) {
        show(openPanels, using: transition, completion: completion)
        // Dividers have moved even where the open panels are the same.
        if !isTelling { arrange() }
    }

    /// Places panels and dividers anew.
    func arrange(animated: Bool = false) {
        guard isViewLoaded, contentView != nil else { return }
        syncDividers()
        lift.recognizer.isEnabled = allowsReordering
        guard animated, canAnimate, change == nil else { return replaceChildren() }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.replaceChildren()
        }
    }

    // MARK: Lengths

    /// Makes the lengths that panels have theirs, so that a change of one does not bring the others back to where they were.
    func keepLengths() {
        let shown = openPanels
        for (controller, length) in zip(shown, lengths(of: shown)) {
            weights[ObjectIdentifier(controller)] = max(1, length)
        }
    }

    /// The lengths of panels without what lies under bars and beyond the safe area; empty before the view is loaded.
    func lengths(of controllers: [UIViewController]) -> [CGFloat] {
        guard isViewLoaded, let contentView else { return [] }
        return lengths(of: controllers, in: space(for: slots(of: controllers).count, in: contentView.bounds))
    }

    /// The insets of the safe area before the first panel and after the last.
    private var endInsets: (first: CGFloat, last: CGFloat) {
        let insets = view.safeAreaInsets
        guard axis == .horizontal else { return (insets.top, insets.bottom) }
        return isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    private func space(for slotCount: Int, in bounds: CGRect) -> CGFloat {
        let gaps = dividerThickness * CGFloat(max(slotCount - 1, 0))
        return max(0, (axis == .horizontal ? bounds.width : bounds.height) - gaps - endInsets.first - endInsets.last)
    }

    private func lengths(of controllers: [UIViewController], in space: CGFloat) -> [CGFloat] {
        PanelClaim.share(space, among: claims(of: controllers, in: space))
    }

    private func claims(of controllers: [UIViewController], in space: CGFloat) -> [PanelClaim] {
        let minimums = controllers.map { minimumLength(of: $0) }
        let known = controllers.compactMap { weights[ObjectIdentifier($0)] }
        if !known.isEmpty {
            let mean = known.reduce(0, +) / CGFloat(known.count)
            return zip(controllers, minimums).map {
                PanelClaim(weight: weights[ObjectIdentifier($0)] ?? mean, minimum: $1)
            }
        }
        guard sizing == .preferred else { return minimums.map { PanelClaim(weight: 1, minimum: $0) } }
        let preferred = controllers.map {
            axis == .horizontal ? $0.preferredContentSize.width : $0.preferredContentSize.height
        }
        let flexible = preferred.indices.filter { preferred[$0] <= 0 }
        let fixed = zip(preferred, minimums).reduce(0) { $0 + ($1.0 > 0 ? max($1.0, $1.1) : 0) }
        let rest = flexible.isEmpty ? 0 : (space - fixed) / CGFloat(flexible.count)
        return preferred.indices.map { index in
            let length = preferred[index] > 0 ? preferred[index] : max(rest, minimums[index])
            return PanelClaim(weight: max(length, 1), minimum: minimums[index])
        }
    }

    // MARK: Places

    /// The panels that take part in the places of controllers, collapsed ones too.
    private func slots(of controllers: [UIViewController]) -> [UIViewController] {
        // While a list that is still on the screen gives way to another, its own order counts.
        list.filter { controllers.contains($0) } == controllers ? list : controllers
    }

    /// The places of panels, and those of the dividers between the panels of the list.
    ///
    /// Panels share the safe area, so that each is to be seen; the first and the last reach on to the edges.
    func arrangement(
        of controllers: [UIViewController], in bounds: CGRect
    ) -> (panels: [CGRect], dividers: [CGRect]) {
        let slots = slots(of: controllers)
        let insets = endInsets
        var lengths = lengths(of: controllers, in: space(for: slots.count, in: bounds))[...]
        var (panels, dividers): ([CGRect], [CGRect]) = ([], [])
        var start = insets.first
        for (index, slot) in slots.enumerated() {
            if controllers.contains(slot), let length = lengths.popFirst() {
                let before = index == 0 ? insets.first : 0
                let after = index == slots.count - 1 ? insets.last : 0
                panels.append(place(from: start - before, before + length + after, in: bounds))
                start += length
            }
            guard index < slots.count - 1 else { continue }
            dividers.append(place(from: start, dividerThickness, in: bounds))
            start += dividerThickness
        }
        return (panels, dividers)
    }

    private func place(from start: CGFloat, _ length: CGFloat, in bounds: CGRect) -> CGRect {
        guard axis == .horizontal else {
            return CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: length)
        }
        let x = isMirrored ? bounds.maxX - start - length : bounds.minX + start
        return CGRect(x: x, y: bounds.minY, width: length, height: bounds.height)
    }

    // MARK: Dividers

    private func syncDividers() {
        let count = max(list.count - 1, 0)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count { addDivider() }
        for (index, divider) in dividers.enumerated() {
            divider.axis = axis
            divider.isEnabled = allowsResizing
            describe(divider, at: index)
        }
    }

    private func addDivider() {
        let divider = PanelDividerView()
        divider.accessibilityIdentifier = "Containers.divider.\(dividers.count)"
        divider.drag.addTarget(self, action: #selector(didDragDivider(_:)))
        divider.doubleTap.addTarget(self, action: #selector(didDoubleTapDivider))
        divider.step = { [weak self, unowned divider] in self?.step(divider, isForward: $0) }
        dividers.append(divider)
        UIView.performWithoutAnimation {
            divider.alpha = 0
            divider.frame = contentView.frame
            view.addSubview(divider)
        }
    }

    func placeDividers(_ controllers: [UIViewController]) {
        if dividers.count != max(list.count - 1, 0) { syncDividers() }
        let frames = arrangement(of: controllers, in: contentView.bounds).dividers
        guard frames.count == dividers.count else { return }
        for (divider, frame) in zip(dividers, frames) {
            let frame = view.convert(frame, from: contentView)
            guard divider.alpha == 0 else {
                divider.frame = frame
                continue
            }
            // A new divider does not fly in from elsewhere.
            UIView.performWithoutAnimation {
                divider.frame = frame
                divider.layoutIfNeeded()
            }
            divider.alpha = 1
        }
    }
}
