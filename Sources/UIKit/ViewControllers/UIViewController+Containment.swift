import DisplayProtocol
import Foundation

extension UIViewController {
    var isDeliveringMoveToParent: Bool { !delivery.callbacks.isEmpty && moving.isMovingToParent }
    var isDeliveringMoveFromParent: Bool { !delivery.callbacks.isEmpty && moving.isMovingFromParent }

    func link(_ child: UIViewController) {
        // Choice (1.13, 16.1): refused by an exception that names both.
        guard !ParentLinks.isNode(self, atOrBelow: child, \.links) else {
            ContainmentChecks.shared.refusesToContain(child, self)
            NSException.raise(
                .invalidArgumentException,
                "\(objectText(self)) cannot have \(objectText(child)) as a child: it is the controller itself or contains it."
            )
            return
        }
        if let old = child.links.parent, old !== self {
            // The child's view must have left the old parent's hierarchy first (fact 1.11).
            if let view = child.storedView, let above = view.superview?.nearestController, above === old {
                ContainmentChecks.shared.refusesParent(self, for: child, viewIn: old)
                NSException.raise(
                    Self.hierarchyInconsistencyException,
                    "child view controller:\(objectText(child)) should have parent view controller:\(objectText(old)) but requested parent is:\(objectText(self))"
                )
                return
            }
            // UIKit's own removal, which is nobody's mistake (fact 1.09).
            child.checks.isLeaving = true
            // Choice (1.10, 16.2): didMove(nil) of the old parent comes before willMove of the new one.
            child.removeFromParent()
            // Told of it, the child may have found another parent already, or this controller a place below it.
            return link(child)
        }
        ContainmentChecks.shared.willAdd(child, to: self)
        // Choice (15.1, 16.3): `parent` and `children` are right inside willMove already (fact 1.02).
        if child.parent == nil { child.moving.didJoin() }
        __keyValueWillChange(child, "parent")
        ParentLinks.link(child, to: self, \.links)
        __keyValueDidChange(child, "parent")
        child.sendWillMove(to: self)
    }

    /// Makes a controller a child as UIKit's own containers do: the rules for apps' calls are not about it.
    func addManaged(_ child: UIViewController) {
        child.checks.manager = ObjectIdentifier(self)
        addChild(child)
    }

    /// Makes a controller a child as `addManaged` does, whose view fills this controller's at any size.
    func addFilling(_ child: UIViewController) {
        addManaged(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func unlinkFromParent() {
        // Choice (1.08): without a parent nothing happens.
        guard let parent = links.parent else { return }
        let waits = isWaitingForReturn(of: parent)
        ContainmentChecks.shared.willRemove(self)
        // Choice (1.07): the view stays where it is.
        __keyValueWillChange(self, "parent")
        ParentLinks.unlink(self, \.links)
        __keyValueDidChange(self, "parent")
        moving.didLeave(isDisappeared: appearance.state == .disappeared)
        forgetParentTraits()
        sendDidMove(to: nil)
        if waits, links.parent == nil, storedView?.isInVisibleWindow == true {
            beginAutomatically(appearing: true, animated: false)
        }
    }

    /// Whether the view came in while the parent was told to go, whose own view stayed on the screen: the next commit
    /// would turn the parent round, and bring this controller along.
    private func isWaitingForReturn(of parent: UIViewController) -> Bool {
        appearance.state == .disappeared && appearance.brackets == 0 && storedView?.isInVisibleWindow == true
            && parent.appearance.state == .disappearing && parent.appearance.isAutomaticOpen
            && parent.shouldAutomaticallyForwardAppearanceMethods && parent.isShowing(self)
    }

    // MARK: Move callbacks

    /// Calls `willMove` for the framework, recorded before the override runs.
    func sendWillMove(to parent: UIViewController?) {
        recordMove("willMoveToParent", parent)
        let call = SentMove(isWill: true, parent: parent.map(ObjectIdentifier.init))
        if !SentCalls.send(call, of: self, in: \.sentMoves, { willMove(toParent: parent) }) {
            ContainmentChecks.shared.noteMissingSuperInMove("willMove(toParent:)", of: self)
        }
    }

    func sendDidMove(to parent: UIViewController?) {
        recordMove("didMoveToParent", parent)
        let call = SentMove(isWill: false, parent: parent.map(ObjectIdentifier.init))
        if !SentCalls.send(call, of: self, in: \.sentMoves, { didMove(toParent: parent) }) {
            ContainmentChecks.shared.noteMissingSuperInMove("didMove(toParent:)", of: self)
        }
    }

    func noteWillMove(to parent: UIViewController?) {
        let isOurs = sentMoves.take(SentMove(isWill: true, parent: parent.map(ObjectIdentifier.init)))
        ContainmentChecks.shared.noteWillMove(self, to: parent, isOurs: isOurs)
        moving.willMove(toParent: parent != nil, isPresent: parent === self.parent)
        // A container's own call is recorded where it arrives: here.
        if !isOurs { recordMove("willMoveToParent", parent) }
    }

    func noteDidMove(to parent: UIViewController?) {
        let isOurs = sentMoves.take(SentMove(isWill: false, parent: parent.map(ObjectIdentifier.init)))
        // Choice (15.13): nothing waits for it, so one that is missing breaks nothing (fact 1.19).
        ContainmentChecks.shared.noteDidMove(self, to: parent, isOurs: isOurs)
        if !isOurs { recordMove("didMoveToParent", parent) }
    }

    private func recordMove(_ event: String, _ parent: UIViewController?) {
        let name = parent.map { TraceEvent.parent(class: plainClassName($0), id: $0.traceIdentifier) }
        record(event, ["parent": name ?? .null])
    }

    func record(_ event: String, _ fields: [String: JSONValue] = [:]) {
        TraceRecorder.shared.record(
            event, class: plainClassName(self), id: traceIdentifier, title: title, fields: fields)
    }

    // MARK: Hierarchy

    /// Checks that the controllers of a view that is about to be inserted, and of those inside it, come under their
    /// parents (facts 2.21 to 2.23). Returns whether it may be inserted.
    static func checkHierarchy(inserting view: UIView, into superview: UIView) -> Bool {
        guard let (controller, expected) = view.misplacedController(under: superview),
            let actual = controller.links.parent
        else {
            if let controller = view.controller {
                ContainmentChecks.shared.willInsert(controller, view, into: superview)
            }
            return true
        }
        ContainmentChecks.shared.refusesView(of: controller, in: superview, expected: expected)
        NSException.raise(
            hierarchyInconsistencyException,
            "child view controller:\(objectText(controller)) should have parent view controller:\(objectText(expected)) but actual parent is:\(objectText(actual))"
        )
        return false
    }
}

extension UIView {
    /// The first controller of this view and those inside it that would come under another controller than its parent,
    /// and that other one.
    ///
    /// Choice (16.5): outside a window views may still be on their way to their place, so nothing is wrong there but
    /// another controller above the view that is inserted; the rest is asked when they enter the window.
    fileprivate func misplacedController(under superview: UIView) -> (UIViewController, expected: UIViewController?)? {
        let (above, isInWindow) = (superview.nearestController, superview.storedWindow != nil)
        if let controller, let parent = controller.links.parent, parent !== above, isInWindow || above != nil {
            return (controller, above)
        }
        guard isInWindow, storedWindow !== superview.storedWindow else { return nil }
        return misplacedController(below: controller ?? above)
    }

    private func misplacedController(below nearest: UIViewController?) -> (UIViewController, UIViewController?)? {
        for view in storedSubviews {
            if let controller = view.controller, let parent = controller.links.parent, parent !== nearest {
                return (controller, nearest)
            }
            if let found = view.misplacedController(below: view.controller ?? nearest) { return found }
        }
        return nil
    }

    /// The first controller met from this view upwards.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.storedSuperview
        }
        return nil
    }
}
