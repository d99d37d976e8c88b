import Foundation
import QuartzCore

// Mistakes with presentations, in UIKit's words where it logs them.
extension ContainmentChecks {
    private static let present = "present(_:animated:completion:)"

    /// Fact 6.16.
    func refusesOffWindow(_ new: UIViewController, presenter: UIViewController, source: UIViewController) {
        report(
            .presentOffWindow,
            "Attempt to present \(objectText(new)) on \(objectText(presenter)) (from \(objectText(source))) whose view is "
                + "not in the window hierarchy.",
            [source, new], at: .here(), passing: Self.present)
    }

    /// Fact 6.17.
    func refusesSecond(_ new: UIViewController, presenter: UIViewController, source: UIViewController) {
        let other = presenter.presentation.live?.presented ?? presenter
        report(
            .presentTwice,
            "Attempt to present \(objectText(new)) on \(objectText(presenter)) (from \(objectText(source))) which is "
                + "already presenting \(objectText(other)).",
            [source, new, other], at: .here(), passing: Self.present)
    }

    /// Fact 6.18.
    func noteDetached(_ new: UIViewController, presenter: UIViewController) {
        report(
            .presentDetached,
            "Presenting view controllers on detached view controllers is discouraged \(objectText(presenter)).",
            [presenter, new], at: .here(), passing: Self.present)
    }

    /// Before the exception of fact 6.19.
    func refusesActive(_ new: UIViewController, source: UIViewController) {
        let place =
            new.links.parent.map { "a child of \(subjectText($0))" }
            ?? new.presentation.home?.presenter.map { "presented by \(subjectText($0))" } ?? "the root of a window"
        report(
            .presentActiveController,
            "\(subjectText(source)) presents \(subjectText(new)), which is \(new === source ? "itself" : place)",
            [source, new], at: .here(), passing: Self.present)
    }

    func refusesDismissal(from controller: UIViewController) {
        report(
            .dismissInProgress,
            "Attempt to dismiss from view controller \(objectText(controller)) while a presentation or dismiss is in "
                + "progress!",
            [controller], at: .here(), passing: "dismiss(animated:completion:)")
    }

    /// Before the exception of fact 6.20.
    func refusesPopover(_ presented: UIViewController, calledAt site: CallSite) {
        report(
            .popoverWithoutSource, "\(subjectText(presented)) is presented as a popover without a source", [presented],
            at: site, passing: Self.present)
    }

    /// A window's root is replaced under a presentation (fact 10.07).
    func noteReplacedRoot(_ old: UIViewController, presenting presented: UIViewController) {
        report(
            .rootReplacedUnderPresentation,
            "the window of \(subjectText(old)) gets another root while \(subjectText(presented)) is presented",
            [old, presented], at: .here())
    }

    /// Before the app's own calls for a controller that an animator runs for (fact 3.27).
    func noteAppearanceInAnimator(_ controller: UIViewController, _ method: String) {
        guard ControllerTransition.isPresentationAnimating, controller.activeTransition != nil else { return }
        report(
            .appearanceInAnimator,
            "\(subjectText(controller)) is told of its appearance by an animator, inside animateTransition(using:)",
            [controller], at: .here(), passing: method)
    }

    // MARK: Transitions that do not end

    /// A transition whose animator runs.
    struct RunningTransition {
        weak var transition: ControllerTransition?
        var site: CallSite
        /// The media time, in seconds, by which it ought to have ended.
        var due: Double
    }

    func noteRunning(_ transition: ControllerTransition, calledAt site: CallSite) {
        let due = MediaClock.shared.now + transition.coordinator.transitionDuration
        running.removeAll { $0.transition?.isRunning != true }
        running.append(RunningTransition(transition: transition, site: site, due: due))
    }

    /// - Parameter patience: How long a transition may take beyond its duration, in seconds.
    func judgeRunning(patience: Double) {
        guard !running.isEmpty else { return }
        let now = MediaClock.shared.now
        running = running.filter { entry in
            guard let transition = entry.transition, transition.isRunning, !transition.isInteractive else {
                return false
            }
            guard now >= entry.due + patience else { return true }
            let controllers = [UITransitionContextViewControllerKey.from, .to].compactMap {
                transition.viewController(forKey: $0)
            }
            report(
                .unfinishedTransition,
                "the transition from \(text(controllers.first)) to \(text(controllers.last)) has not been completed",
                controllers, at: entry.site, passing: Self.present)
            return false
        }
    }

    private func text(_ controller: UIViewController?) -> String { controller.map { subjectText($0) } ?? "nil" }
}
