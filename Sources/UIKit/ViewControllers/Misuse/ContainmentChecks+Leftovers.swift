import Foundation

/// Removals that were begun and not ended, and children that nobody told of their appearance.
struct ContainmentLeftovers {
    /// A child that was told that it will leave.
    struct Departure {
        weak var child: UIViewController?
        /// The place in the app's code that sent willMove(toParent: nil).
        var site: CallSite
    }

    /// A child that was taken out of its parent. It is described at once: it may go any time.
    struct Removal {
        var child: DiagnosticsChannel.Subject
        weak var container: UIViewController?
        /// The child's, where it was in the container's view still.
        weak var view: UIView?
        /// The place in the app's code that called removeFromParent().
        var site: CallSite
    }

    /// A child that had appeared and was taken out by a container that forwards by hand.
    struct Unended {
        var identifier: ObjectIdentifier
        weak var controller: UIViewController?
        var child: DiagnosticsChannel.Subject
        var container: DiagnosticsChannel.Subject
        var site: CallSite
    }

    var departures: [ObjectIdentifier: Departure] = [:]
    var removals: [Removal] = []
    var unended: [Unended] = []
    /// Children whose views were put in and that have not appeared since.
    var shown: [ObjectIdentifier: WeakController] = [:]

    var isEmpty: Bool { departures.isEmpty && removals.isEmpty && unended.isEmpty && shown.isEmpty }
}

extension ContainmentChecks {
    // MARK: Noting

    /// The app sent willMove, to leave (nil) or to take that back.
    func noteDeparture(_ child: UIViewController, isLeaving: Bool) {
        let key = ObjectIdentifier(child)
        // Only a view that is there can be seen to leave.
        if isLeaving, let parent = child.links.parent, parent.isShowing(child) {
            leftovers.departures[key] = .init(child: child, site: .here())
        } else {
            leftovers.departures[key] = nil
        }
    }

    /// Before a child leaves its parent.
    func noteRemoval(_ child: UIViewController, from container: UIViewController, at site: CallSite) {
        leftovers.departures[ObjectIdentifier(child)] = nil
        leftovers.shown[ObjectIdentifier(child)] = nil
        if container.isShowing(child) {
            leftovers.removals.append(
                .init(child: .init(child), container: container, view: child.storedView, site: site))
        } else if child.appearance.state == .appeared, child.appearance.brackets == 0,
            !container.shouldAutomaticallyForwardAppearanceMethods
        {
            leftovers.unended.append(
                .init(
                    identifier: ObjectIdentifier(child), controller: child, child: .init(child),
                    container: .init(container), site: site))
        }
    }

    /// Before a child's view goes into its container.
    func noteShown(_ child: UIViewController) {
        guard child.appearance.state == .disappeared else { return }
        leftovers.shown[ObjectIdentifier(child)] = WeakController(controller: child)
    }

    /// Before the app's own `beginAppearanceTransition`.
    func noteBegin(_ controller: UIViewController) {
        guard !leftovers.unended.isEmpty else { return }
        leftovers.unended.removeAll { $0.identifier == ObjectIdentifier(controller) }
    }

    // MARK: Judging

    /// Judges what was left behind, now that no animation and no transition is under way.
    func judgeLeftovers() {
        // What a finger is moving is not in its place yet.
        guard !leftovers.isEmpty, !isTouched else { return }
        judgeDepartures()
        judgeRemovals()
        judgeUnended()
        judgeShown()
    }

    /// Whether a finger may be moving something.
    var isTouched: Bool {
        TouchDelivery.shared.event.allTouches?.contains { $0.phase != .ended && $0.phase != .cancelled } ?? false
    }

    private func judgeDepartures() {
        leftovers.departures = leftovers.departures.filter { _, departure in
            guard let child = departure.child, let parent = child.links.parent, child.checks.isLeaving else {
                return false
            }
            guard !parent.isShowing(child), child.appearance.brackets == 0 else { return true }
            report(
                .missingRemoveFromParent,
                "\(subjectText(child)) was sent willMove(toParent: nil), its view is gone, and it still is a child of "
                    + subjectText(parent),
                [child, parent], at: departure.site, passing: "willMove(toParent:)")
            return false
        }
    }

    private func judgeRemovals() {
        let removals = leftovers.removals
        leftovers.removals = []
        for removal in removals {
            guard let view = removal.view, let container = removal.container, let superview = view.superview,
                view.window != nil, superview.nearestController === container,
                view.controller.map({ $0.links.parent == nil }) ?? true
            else { continue }
            report(
                .viewLeftBehind,
                "\(removal.child.text) is removed from \(subjectText(container)), and its view is there still",
                [removal.child, .init(container)], at: removal.site)
        }
    }

    private func judgeUnended() {
        let unended = leftovers.unended
        leftovers.unended = []
        for entry in unended {
            if let controller = entry.controller {
                guard controller.links.parent == nil, controller.appearance.state == .appeared,
                    controller.appearance.brackets == 0, controller.storedView?.window == nil
                else { continue }
            }
            report(
                .missingAppearance,
                "\(entry.child.text) has appeared and is removed from \(entry.container.text), which forwards appearance by "
                    + "hand, without being told that it disappears",
                [entry.child, entry.container], at: entry.site)
        }
    }

    private func judgeShown() {
        leftovers.shown = leftovers.shown.filter { _, waiting in
            guard let child = waiting.controller, let parent = child.links.parent, let site = child.checks.inserted,
                child.appearance.state == .disappeared, child.appearance.brackets == 0,
                !parent.shouldAutomaticallyForwardAppearanceMethods
            else { return false }
            guard parent.appearance.state == .appeared, parent.isShowing(child), child.isInSight else { return true }
            report(
                .missingAppearance,
                "\(subjectText(child)) is on the screen, and \(subjectText(parent)), which forwards appearance by hand, "
                    + "has not told it that it appears",
                [child, parent], at: site)
            return false
        }
    }
}

extension UIViewController {
    /// Whether the middle of the view can be seen in its window. One that is hidden, transparent, outside the window or
    /// behind a neighbour may well be waiting for its turn, and the next page may show its edge.
    fileprivate var isInSight: Bool {
        guard let view = storedView, let window = view.window else { return false }
        guard !view.bounds.isEmpty,
            window.bounds.contains(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        else { return false }
        var current = view
        while let superview = current.superview {
            guard !current.isHidden, current.alpha > 0.01 else { return false }
            let above = superview.subviews.drop { $0 !== current }.dropFirst()
            if above.contains(where: { !$0.isHidden && $0.alpha > 0.01 && $0.frame.contains(current.frame) }) {
                return false
            }
            current = superview
        }
        return true
    }
}
