import Foundation
import QuartzCore

// A forgotten didMove(toParent:): shown once the app rests, decided when it has had all the time that it may want.
extension ContainmentChecks {
    /// How long an app rests before it is told of a callback that is missing, in seconds of media time.
    // Choice (14.03): a second, as long as people look at a screen that has come to rest.
    private static let rest = 1.0

    /// Whether a child is on the screen that was not told that it moved.
    var isAwaitingDidMove: Bool { !unconfirmed.filter { $0.controller.map(isAwaited) ?? false }.isEmpty }

    /// The media time, in seconds, at which something is due for the children that wait.
    var didMovesDue: [Double] {
        unconfirmed.map { waiting in
            guard let added = waiting.controller?.checks.added else { return nil }
            return switch added.stage {
            case .busy, .suspected(nil): nil
            case .resting(let since): since + Self.rest
            case .suspected: added.time + Self.patience
            }
        }.compactMap { $0 }
    }

    /// Whether a child was added, has its view in its place and is not being moved.
    private func isAwaited(_ child: UIViewController) -> Bool {
        guard let parent = child.links.parent, child.checks.added != nil else { return false }
        return child.appearance.brackets == 0 && parent.isShowing(child)
    }

    /// Tells of what is missing while the app rests: from the first pass on that leaves nothing under way.
    func judgeResting() {
        guard !unconfirmed.isEmpty else { return }
        let now = MediaClock.shared.now
        let rests = isSettled && !isTouched
        for child in unconfirmed.map(\.controller).compactMap({ $0 }) {
            guard let parent = child.links.parent, let added = child.checks.added else { continue }
            let isResting = rests && isAwaited(child)
            if isResting { child.checks.added?.hasRested = true }
            switch added.stage {
            case .busy:
                if isResting { child.checks.added?.stage = .resting(since: now) }
            case .resting(let since):
                guard isResting else {
                    child.checks.added?.stage = .busy
                    continue
                }
                guard now >= since + Self.rest - TimedCalls.tolerance else { continue }
                let isExplained = blamesOverride(of: "didMove(toParent:)", in: child)
                child.checks.added?.stage = .suspected(
                    isExplained
                        ? nil
                        : suspect(
                            .missingDidMove, message(for: child, in: parent, added), [child, parent], at: added.site,
                            passing: "addChild(_:)"))
            case .suspected: break
            }
        }
    }

    /// Judges what animations without end, or a rest, have put off for longer than anybody may want.
    func judgeOverdue() {
        let limit = MediaClock.shared.now - Self.patience + TimedCalls.tolerance
        judgeUnconfirmed { $0.checks.added.map { $0.time <= limit } ?? false }
    }

    /// - Parameter isDue: Whether it is time for a child. While a bracket is open, a gesture may drive the change.
    func judgeUnconfirmed(isDue: (UIViewController) -> Bool) {
        guard !unconfirmed.isEmpty else { return }
        unconfirmed = unconfirmed.filter { waiting in
            guard let child = waiting.controller, let parent = child.links.parent, let added = child.checks.added else {
                return false
            }
            guard isDue(child), parent.isShowing(child) else { return true }
            blameAddition(of: child, added, message(for: child, in: parent, added), parent)
            return false
        }
    }

    /// Before a child leaves its parent: what has not come by now never comes, if the app had time for it.
    func judgeRemoved(_ child: UIViewController, from container: UIViewController) {
        guard let added = child.checks.added, added.hasRested else { return concludeAddition(of: child) }
        blameAddition(
            of: child, added,
            "\(subjectText(child)) was added to \(subjectText(container)) and is removed without having been sent "
                + "didMove(toParent:)", container)
    }

    /// The callback has come, or somebody else is to blame for it: what was told is withdrawn.
    func concludeAddition(of child: UIViewController) {
        if case .suspected(let suspicion?) = child.checks.added?.stage { decide(suspicion, stands: false) }
        child.checks.added = nil
    }

    private func blameAddition(
        of child: UIViewController, _ added: Addition, _ message: String, _ parent: UIViewController
    ) {
        if case .suspected(let suspicion?) = added.stage {
            decide(suspicion, stands: true)
            child.checks.added?.stage = .suspected(nil)
        } else if !blamesOverride(of: "didMove(toParent:)", in: child) {
            report(.missingDidMove, message, [child, parent], at: added.site, passing: "addChild(_:)")
        }
    }

    private func message(for child: UIViewController, in parent: UIViewController, _ added: Addition) -> String {
        let seconds = Int(MediaClock.shared.now - added.time + 1e-6)
        return "\(subjectText(child)) is added to \(subjectText(parent)) and has not been sent didMove(toParent:) "
            + (seconds == 0 ? "yet" : "for \(seconds) s")
    }
}
