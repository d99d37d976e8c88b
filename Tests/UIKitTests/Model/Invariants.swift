@_spi(Testing) @testable import UIKit

/// What holds whatever the model says, also where it says nothing.
@MainActor struct ContainmentInvariants {
    private enum Phase { case disappeared, appearing(toldIsAppearing: Bool), appeared, disappearing }

    private var phases: [Int: Phase] = [:]

    // MARK: Callbacks

    /// Every did has its will, nobody is told twice, and `viewIsAppearing` comes once an appearance, between the two.
    mutating func follow(_ events: [ModelEvent], in world: ContainmentWorld) -> [String] {
        var reasons: [String] = []
        for event in events where event.controller >= 0 {
            let phase = phases[event.controller] ?? .disappeared
            var isRight = true
            switch (event.kind, phase) {
            case (.willAppear, .disappeared), (.willAppear, .disappearing):
                phases[event.controller] = .appearing(toldIsAppearing: false)
            case (.willAppear, .appeared):
                // Only a bracket tells what has appeared once more (2.25).
                isRight = world.hasBrackets
                phases[event.controller] = .appearing(toldIsAppearing: false)
            case (.isAppearing, .appearing(false)):
                phases[event.controller] = .appearing(toldIsAppearing: true)
            case (.didAppear, .appearing(true)):
                phases[event.controller] = .appeared
            case (.willDisappear, .appearing), (.willDisappear, .appeared):
                phases[event.controller] = .disappearing
            case (.willDisappear, .disappeared):
                // Nor anything else what has disappeared (15.21).
                isRight = world.hasBrackets
                phases[event.controller] = .disappearing
            case (.didDisappear, .disappearing):
                phases[event.controller] = .disappeared
            case (.willAppear, _), (.isAppearing, _), (.didAppear, _), (.willDisappear, _), (.didDisappear, _):
                isRight = false
            default: break
            }
            if !isRight { reasons.append("\(event) came to a controller that is \(phase)") }
        }
        return reasons
    }

    // MARK: Trees

    func checkTrees(of world: ContainmentWorld) -> [String] {
        var reasons: [String] = []
        func check(_ condition: Bool, _ reason: @autoclosure () -> String) {
            if !condition { reasons.append(reason()) }
        }
        for (id, entry) in world.controllers {
            guard let probe = entry.object else { continue }
            for child in probe.children { check(child.parent === probe, "a child of c\(id) has another parent") }
            if let parent = probe.parent {
                check(
                    parent.children.filter { $0 === probe }.count == 1, "the parent of c\(id) has it not just once")
            }
            if let view = probe.viewIfLoaded { check(view.controller === probe, "the view of c\(id) is another's") }
            var (above, depth) = (probe.parent, 0)
            while let parent = above, depth < 100 { (above, depth) = (parent.parent, depth + 1) }
            check(depth < 100, "c\(id) is among its own ancestors")
        }
        for (id, entry) in world.views {
            guard let view = entry.object else { continue }
            var (top, depth) = (view, 0)
            while let above = top.superview, depth < 100 { (top, depth) = (above, depth + 1) }
            check(depth < 100, "v\(id) is among its own superviews")
            check(view.window === top as? UIWindow, "v\(id) has another window than the one above it")
            for subview in view.subviews { check(subview.superview === view, "a subview of v\(id) is elsewhere") }
            if let superview = view.superview {
                check(
                    superview.subviews.filter { $0 === view }.count == 1, "the superview of v\(id) has it not just once"
                )
                check(view.layer.superlayer === superview.layer, "the layer of v\(id) is not in its superview's")
            } else if !(view is UIWindow) {
                // The layer of a view that is gone may live on in an animation.
                check(view.layer.superlayer?.delegate == nil, "the layer of v\(id) was left behind")
            }
            let layers = (view.layer.sublayers ?? []).filter { $0.delegate is UIView }
            check(
                layers.map(ObjectIdentifier.init) == view.subviews.map { ObjectIdentifier($0.layer) },
                "the layers in v\(id) are in another order than its subviews")
        }
        return reasons
    }

    // MARK: Idle

    /// Nothing is under way but what waits for a bracket.
    func checkIdle(_ world: ContainmentWorld, isExact: Bool) -> [String] {
        var reasons: [String] = []
        if !AppearanceQueue.shared.isEmpty { reasons.append("controllers wait for a commit that does not come") }
        if !world.startedTransitions.isEmpty { reasons.append("transitions do not end: \(world.startedTransitions)") }
        for (id, entry) in world.controllers.sorted(by: { $0.key < $1.key }) {
            guard let probe = entry.object else { continue }
            let machine = probe.appearance
            if machine.isInTransition, machine.brackets == 0, !isDrivenByAncestor(probe) {
                reasons.append("c\(id) is \(machine.state) for ever")
            }
            guard !world.hasBrackets, world.allForward else { continue }
            let isOnScreen = probe.viewIfLoaded?.isInVisibleWindow ?? false
            if !isOnScreen, machine.state != .disappeared {
                reasons.append("c\(id) is \(machine.state) although its view is not on the screen")
            }
            if isOnScreen, machine.state != .appeared, hasItsPlace(probe) {
                reasons.append("c\(id) is \(machine.state) although its view is on the screen")
            }
        }
        return reasons
    }

    /// Whether a bracket that is open further up will bring the controller along.
    private func isDrivenByAncestor(_ probe: UIViewController) -> Bool {
        guard let parent = probe.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
            parent.appearance.isInTransition, parent.isShowing(probe),
            parent.appearance.isHeadingIn == probe.appearance.isHeadingIn
        else { return false }
        return parent.appearance.brackets > 0 || isDrivenByAncestor(parent)
    }

    /// Whether a controller is where its parent is, which has appeared.
    private func hasItsPlace(_ probe: UIViewController) -> Bool {
        guard let parent = probe.parent else { return true }
        return probe.viewIfLoaded?.superview?.nearestController === parent && parent.appearance.state == .appeared
    }
}
