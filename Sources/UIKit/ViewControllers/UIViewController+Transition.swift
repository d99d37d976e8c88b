import Foundation
import QuartzCore

extension UIViewController {
    /// The transition between two children (section 4 of the facts): the new view comes in where the old one is, the
    /// old one goes when the animation has ended, and both are told before the completion runs.
    func runTransition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.links.parent === self, new.links.parent === self else {
            ContainmentChecks.shared.refusesTransition(in: self, from: old, to: new)
            NSException.raise(
                .invalidArgumentException,
                "Children view controllers \(objectText(old)) and \(objectText(new)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
            )
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            ContainmentChecks.shared.refusesTransition(in: self, from: old, to: new)
            NSException.raise(
                .invalidArgumentException,
                "\(objectText(self)) forwards appearance methods itself and cannot use -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]; animate the views and call beginAppearanceTransition:animated: and endAppearanceTransition instead."
            )
            return
        }
        // Choice (4.14): a finding, and nothing happens.
        guard old !== new, let oldView = old.view, let newView = new.view, let superview = oldView.superview else {
            ContainmentChecks.shared.ignoresTransition(in: self, from: old, to: new)
            completion?(false)
            return
        }
        let site = CallSite.here()
        // Found out before anybody is told: the exception leaves things as they were.
        guard superview.canInsert(newView) else { return }
        // Choice (4.09): a duration is what makes it animated.
        let isAnimated = duration > 0
        // Brackets around both hold back what the view moves would say (facts 3.18, 3.29). Only children of a container
        // that is on the screen, or on its way, appear.
        let tells = superview.isInVisibleWindow && appearance.isHeadingIn
        // One that has appeared already is not told again.
        let tellsNew = tells && new.appearance.state != .appeared
        (old.delivery.isBroughtIn, new.delivery.isBroughtIn) = (false, true)
        // The old one is told first that it goes (15.18).
        if tells { old.beginTransition(appearing: false, animated: isAnimated) }
        if tellsNew { new.beginTransition(appearing: true, animated: isAnimated) }
        let finish: (Bool) -> Void = { finished in
            // Choice (4.04): the view stays if another transition, begun meanwhile, brought it back.
            if !old.delivery.isBroughtIn { oldView.removeFromSuperview() }
            // The new one first (fact 4.06).
            if tellsNew { new.endTransitionWhereItIs(calledAt: site) }
            if tells { old.endTransitionWhereItIs(calledAt: site) }
            // Choice (15.8): the completion comes after both were told (fact 4.07).
            completion?(finished)
        }
        if options.transition.isEmpty {
            UIView.performWithoutAnimation {
                superview.addSubview(newView)
                superview.layoutIfNeeded()
            }
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
        } else {
            UIView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    UIView.performWithoutAnimation { superview.addSubview(newView) }
                    animations?()
                    oldView.isHidden = true
                },
                completion: { finished in
                    oldView.isHidden = false
                    finish(finished)
                })
        }
    }

    /// Ends the bracket of a transition between children. If the container left the screen in the meantime, the child
    /// that was coming has gone with it, and is told so.
    private func endTransitionWhereItIs(calledAt site: CallSite) {
        turnBackIfOffScreen(animated: appearance.animated)
        ContainmentChecks.shared.willEndTransition(of: self, calledAt: site)
        endTransition()
    }
}
