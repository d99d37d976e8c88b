import Foundation
import QuartzCore

// Mistakes in addChild, removeFromParent and the move callbacks.
extension ContainmentChecks {
    /// Before `child` becomes a child of `container`.
    func willAdd(_ child: UIViewController, to container: UIViewController) {
        guard child.checks.manager != ObjectIdentifier(container) else { return child.checks.forgetAddition() }
        let site = CallSite.here()
        exchanged = (site, WeakController(controller: container))
        if let announced = child.checks.announced, announced.parent == ObjectIdentifier(container) {
            report(
                .extraWillMove,
                "\(subjectText(child)) is sent willMove(toParent:) by the app and by addChild(_:) of "
                    + subjectText(container),
                [child, container], at: announced.site, passing: "willMove(toParent:)")
        }
        child.checks.announced = nil
        child.checks.isLeaving = false
        guard child.links.parent !== container else {
            report(
                .addChildAgain, "\(subjectText(container)) adds \(subjectText(child)), which is its child already",
                [container, child], at: site, passing: "addChild(_:)")
            return
        }
        child.checks.added = Addition(site: site, time: MediaClock.shared.now)
        unconfirmed.set(WeakController(controller: child), for: child)
        noteOrder(of: child, and: container)
    }

    /// The calls that came before `addChild` and should have come after it.
    private func noteOrder(of child: UIViewController, and container: UIViewController) {
        var isReported = false
        if let view = child.storedView, let own = container.storedView, view !== own, view.isDescendant(of: own),
            let site = child.checks.inserted
        {
            report(
                .addViewBeforeChild,
                "the view of \(subjectText(child)) is put into \(subjectText(container)) before addChild(_:)",
                [child, container],
                at: site)
            isReported = true
        }
        if let site = child.checks.beganAlone {
            report(
                .appearanceBeforeChild,
                "\(subjectText(child)) begins to appear before \(subjectText(container)) adds it", [child, container],
                at: site,
                passing: "beginAppearanceTransition(_:animated:)")
            isReported = true
        }
        // Whoever puts the view in first has loaded it first: that is one mistake, not two.
        if !isReported, let site = child.checks.loadedAlone, child.runsOwnCodeOnLoading {
            report(
                .loadViewBeforeChild,
                "the view of \(subjectText(child)) is loaded before \(subjectText(container)) adds it",
                [child, container],
                at: site)
        }
        child.checks.beganAlone = nil
        child.checks.loadedAlone = nil
    }

    /// Before a child leaves its parent.
    func willRemove(_ child: UIViewController) {
        guard let container = child.links.parent else { return }
        if child.checks.manager == ObjectIdentifier(container) {
            child.checks.manager = nil
            return child.checks.forgetAddition()
        }
        let site = CallSite.here()
        exchanged = (site, WeakController(controller: container))
        if !child.checks.isLeaving, !child.checks.hidesMoves {
            report(
                .missingWillMove,
                "\(subjectText(child)) is removed from \(subjectText(container)) without willMove(toParent: nil)",
                [child, container], at: site, passing: "removeFromParent()")
        }
        if child.appearance.brackets > 0, let began = child.checks.began {
            abandoned.append(
                Abandoned(
                    identifier: ObjectIdentifier(child), subject: .init(child), description: objectText(child),
                    site: began))
        }
        judgeRemoved(child, from: container)
        noteRemoval(child, from: container, at: site)
        child.checks.forgetAddition()
        child.checks.expectedParent = nil
    }

    /// In the base implementation of `willMove(toParent:)`.
    func noteWillMove(_ controller: UIViewController, to parent: UIViewController?, isOurs: Bool) {
        let expected = controller.checks.expectedParent
        controller.checks.expectedParent = parent.map(ObjectIdentifier.init)
        controller.checks.isLeaving = parent == nil
        if parent == nil { controller.checks.announced = nil }
        if !isOurs { noteDeparture(controller, isLeaving: parent == nil) }
        guard !isOurs, let parent else { return }
        let site = CallSite.here()
        if controller.links.parent !== parent {
            controller.checks.announced = (ObjectIdentifier(parent), site)
        } else if expected == ObjectIdentifier(parent) {
            // After willMove(toParent: nil) it would take that back.
            report(
                .extraWillMove,
                "\(subjectText(controller)) is sent willMove(toParent:) by addChild(_:) of \(subjectText(parent)) and "
                    + "by the app",
                [controller, parent], at: site, passing: "willMove(toParent:)")
        }
    }

    /// In the base implementation of `didMove(toParent:)`.
    func noteDidMove(_ controller: UIViewController, to parent: UIViewController?, isOurs: Bool) {
        guard !isOurs else { return }
        guard controller.links.parent !== parent else {
            concludeAddition(of: controller)
            return
        }
        let name = parent.map { "toParent: \(subjectText($0))" } ?? "toParent: nil"
        report(
            .didMoveToWrongParent,
            "\(subjectText(controller)) is sent didMove(\(name)), but its parent is "
                + (controller.links.parent.map { subjectText($0) } ?? "nil"),
            [controller] + [parent].compactMap { $0 }, at: .here(), passing: "didMove(toParent:)")
        // The call was meant for the child; that it did not reach it is the same mistake.
        if let parent, parent.parent === controller { concludeAddition(of: parent) }
        if parent == nil { concludeAddition(of: controller) }
    }

    /// After the framework sent a move callback that did not reach the base implementation.
    func noteMissingSuperInMove(_ method: String, of controller: UIViewController) {
        controller.checks.hidesMoves = true
        noteMissingSuper(method, of: controller)
    }

    /// Before the exception about a controller that is to contain itself.
    func refusesToContain(_ child: UIViewController, _ container: UIViewController) {
        let relation =
            child === container ? "to itself" : "to \(subjectText(container)), which is inside it"
        report(.childOfItself, "\(subjectText(child)) is added \(relation)", [child, container], at: .here())
    }
}

extension UIViewController {
    /// Whether loading the view runs code of the app's, which may ask for the parent.
    var runsOwnCodeOnLoading: Bool { TypeOrigin(of: type(of: self)) == .app }
}
