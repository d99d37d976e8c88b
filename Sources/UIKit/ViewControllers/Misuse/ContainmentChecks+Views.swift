import Foundation

extension UIView {
    /// Whether the view lies where the framework has put it, in a place that is no controller's of the app's: `addChild(_:)`
    /// would be wrong there.
    var isHostedByFramework: Bool { superview.map { $0.hostsControllers || $0.isHostedByFramework } ?? false }
}

// Mistakes with the views of controllers.
extension ContainmentChecks {
    /// A controller's view that was put somewhere while the controller had no parent.
    struct Stray {
        weak var view: UIView?
        weak var controller: UIViewController?
        /// Described at once: nobody may own the controller.
        var subject: DiagnosticsChannel.Subject
        var site: CallSite
    }

    /// Before a controller loads its view.
    func willLoadView(of controller: UIViewController) {
        guard controller.links.parent == nil, controller.appearance.state == .disappeared else { return }
        controller.checks.loadedAlone = CallSite.here()
    }

    /// Before a controller's view goes into a superview, where it may.
    func willInsert(_ controller: UIViewController, _ view: UIView, into superview: UIView) {
        let site = CallSite.here()
        controller.checks.inserted = site
        if let parent = controller.links.parent {
            noteShown(controller)
            controller.checks.hasContainersFrame =
                view.frame == superview.frame || view.frame == parent.storedView?.frame
            placed.set(WeakController(controller: controller), for: controller)
        } else if controller.presentation.home == nil, (superview as? UIWindow)?.rootViewController !== controller {
            strays.set(
                Stray(view: view, controller: controller, subject: .init(controller), site: site), for: view)
        }
    }

    /// Before the exception about a view that comes under the wrong controller.
    func refusesView(of child: UIViewController, in superview: UIView, expected: UIViewController?) {
        guard let parent = child.parent else { return }
        let wasInside = child.storedView?.superview?.nearestController === parent
        let place = expected.map { "the view of \(subjectText($0))" } ?? "a \(plainClassName(superview))"
        guard expected == nil || wasInside else {
            report(
                .wrongParent,
                "the view of \(subjectText(child)) is put into \(place), but its parent is \(subjectText(parent))",
                [child, parent] + [expected].compactMap { $0 }, at: .here())
            return
        }
        let move = wasInside ? "moved out of" : "put outside of"
        report(
            .viewLeftContainer,
            "the view of \(subjectText(child)) is \(move) its parent \(subjectText(parent)) into \(place)",
            [child, parent] + [expected].compactMap { $0 }, at: .here())
    }

    /// Before the exception about a child whose view is still in its old parent's.
    func refusesParent(_ container: UIViewController, for child: UIViewController, viewIn old: UIViewController) {
        report(
            .wrongParent,
            "\(subjectText(container)) adds \(subjectText(child)), whose view is still in its parent \(subjectText(old))",
            [container, child, old], at: .here(), passing: "addChild(_:)")
    }

    /// Before the exception about a view that two controllers want.
    func refusesSharedView(of owner: UIViewController, for other: UIViewController) {
        report(
            .sharedView, "\(subjectText(other)) is given the view of \(subjectText(owner))", [other, owner], at: .here()
        )
    }
}
