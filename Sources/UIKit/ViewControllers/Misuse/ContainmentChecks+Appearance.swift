import Foundation

// Mistakes in telling children that they appear.
extension ContainmentChecks {
    /// A controller that was taken out of its parent with a bracket open. It is described at once: it may go any time.
    struct Abandoned {
        var identifier: ObjectIdentifier
        var subject: DiagnosticsChannel.Subject
        var description: String
        /// The place that began the bracket.
        var site: CallSite
    }

    /// Before the app's own `beginAppearanceTransition`.
    func willBegin(_ controller: UIViewController, appearing: Bool) {
        noteBegin(controller)
        let state = controller.appearance.state
        if let parent = controller.parent {
            let isRepeated = appearing ? controller.appearance.isHeadingIn : state == .disappearing
            if isRepeated, controller.appearance.brackets == 0, controller.checks.isToldAutomatically,
                parent.shouldAutomaticallyForwardAppearanceMethods
            {
                let news = appearing ? "appears" : "disappears"
                report(
                    .appearanceWhileForwarding,
                    "\(subjectText(controller)) was told that it \(news) when its view moved, and is told again",
                    [controller, parent], at: .here(), passing: "beginAppearanceTransition(_:animated:)")
            }
        } else if appearing, state == .disappeared {
            controller.checks.beganAlone = CallSite.here()
        } else if !appearing {
            controller.checks.beganAlone = nil
        }
        controller.checks.isToldAutomatically = false
        controller.checks.began = CallSite.here()
        controller.checks.ended = nil
        lastBegun = WeakController(controller: controller)
    }

    /// Before the app's own `endAppearanceTransition`.
    func willEnd(_ controller: UIViewController) {
        let site = CallSite.here()
        if controller.appearance.brackets == 0 { reportUnbalancedEnd(of: controller, at: site) }
        abandoned.removeAll { $0.identifier == ObjectIdentifier(controller) }
        controller.checks.ended = site
    }

    /// Before an end that `transition(from:to:…)` makes: another one, under way since before, may have used it up
    /// (fact 3.13).
    func willEndTransition(of controller: UIViewController, calledAt site: CallSite) {
        guard controller.appearance.brackets == 0 else { return }
        report(
            .unbalancedAppearance,
            "Unbalanced calls to begin/end appearance transitions for \(objectText(controller)).", [controller],
            at: site,
            more:
                "\(subjectText(controller)): Another transition was under way when transition(from:to:) was called: wait "
                + "for its completion. ")
    }

    private func reportUnbalancedEnd(of controller: UIViewController, at site: CallSite) {
        var earlier = "It was never begun. "
        if let ended = text(of: controller.checks.ended, "endAppearanceTransition()", controller) {
            earlier = "It was ended already at \(ended). "
        } else if let other = lastBegun.controller, other !== controller, other.appearance.brackets > 0,
            let began = text(of: other.checks.began, "beginAppearanceTransition(_:animated:)", other)
        {
            earlier = "The open one is of \(subjectText(other)), begun at \(began). "
            // That it is never ended is the same mistake.
            other.checks.began = nil
        }
        report(
            .unbalancedAppearance,
            "Unbalanced calls to begin/end appearance transitions for \(objectText(controller)).", [controller],
            at: site,
            passing: "endAppearanceTransition()", more: "\(subjectText(controller)): \(earlier)")
    }

    /// In the base implementation of an appearance callback: the framework delivers one, or the app has called it.
    func noteCallback(_ name: String, _ controller: UIViewController) {
        guard !controller.delivery.callbacks.contains(name) else { return }
        // UIKit's words (fact 2.35).
        report(
            .directAppearanceCall,
            "Calling -\(name): directly on a view controller is not supported, and may result in out-of-order callbacks "
                + "and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make "
                + "a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
                + "debugger. View controller: \(objectText(controller))",
            [controller], at: .here(), passing: "\(name)(_:)", more: "\(subjectText(controller)): ")
    }

    /// Before the exceptions of `transition(from:to:…)`.
    func refusesTransition(
        in container: UIViewController, from old: UIViewController, to new: UIViewController
    ) {
        let strangers = (old === new ? [old] : [old, new]).filter { $0.links.parent !== container }
        guard !strangers.isEmpty else {
            report(
                .transitionManualForwarding,
                "\(subjectText(container)) forwards appearance by hand and calls transition(from:to:)", [container],
                at: .here(), passing: "transition(from:to:duration:options:animations:completion:)")
            return
        }
        let names = strangers.map { stranger in
            "\(subjectText(stranger)), whose parent is \(stranger.links.parent.map { subjectText($0) } ?? "nil")"
        }
        report(
            .transitionNotChild,
            "\(subjectText(container)) calls transition(from:to:) with \(names.joined(separator: ", and with "))",
            [container] + strangers, at: .here(), passing: "transition(from:to:duration:options:animations:completion:)"
        )
    }

    /// A transition that nothing can be made of.
    func ignoresTransition(in container: UIViewController, from old: UIViewController, to new: UIViewController) {
        let reason =
            old === new ? "from \(subjectText(old)) to itself" : "from \(subjectText(old)), whose view is nowhere"
        report(
            .transitionWithoutView, "\(subjectText(container)) calls transition(from:to:) \(reason)",
            [container, old, new], at: .here(), passing: "transition(from:to:duration:options:animations:completion:)")
    }
}

extension AppearanceMachine.Callback {
    /// The method that delivers it.
    var name: String {
        switch self {
        case .willAppear: "viewWillAppear"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        }
    }
}
