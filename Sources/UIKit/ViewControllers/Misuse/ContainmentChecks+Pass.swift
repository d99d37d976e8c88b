import Foundation
import QuartzCore

// What only shows when the app has had its say: judged at the end of a pass.
extension ContainmentChecks {
    /// How long an animation that never ends can put a judgement off, in seconds of media time.
    static let patience = 10.0

    /// After everything in a pass, completions included.
    private func endOfPass() {
        judgeWaiting()
        guard isSettled else { return }
        judgeStrays()
        judgePlaced()
        judgeRigid()
        askForJudgement()
    }

    /// Judges what only time shows to be missing, and sees to it that the app is woken for the rest: where nothing changes
    /// there are no passes.
    private func judgeWaiting() {
        judgeOverdue()
        judgeResting()
        judgeRunning(patience: Self.patience)
        // What was due and is put off waits for a pass.
        let now = MediaClock.shared.now + TimedCalls.tolerance
        let due = (didMovesDue + running.map { $0.due + Self.patience }).filter { $0 > now }.min()
        guard due != wake?.time else { return }
        TimedCalls.shared.cancel(wake?.ticket)
        wake = due.map { due in
            (
                due,
                TimedCalls.shared.schedule(at: due) { [weak self] in
                    self?.wake = nil
                    self?.judgeWaiting()
                }
            )
        }
    }

    /// Whether no animation and no transition is under way that may bring what is missing when it ends.
    var isSettled: Bool {
        !AnimationTimeline.shared.isSettling && !CATransaction.hasAfterCommitWork && AppearanceQueue.shared.isEmpty
    }

    /// Lets the blocks run first that the app has put into the main queue.
    private func askForJudgement() {
        guard !isJudgementDue, !(abandoned.isEmpty && exchanged == nil && leftovers.isEmpty) else { return }
        isJudgementDue = true
        // The judgement of a session that has ended is not passed.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isJudgementDue = false
                self?.judge()
            }
        }
    }

    /// Judges what is missing, now that nothing can bring it any more.
    func judge() {
        guard isSettled, !FramePipeline.shared.isNeeded else { return }
        judgeAbandoned()
        judgeLeftovers()
        judgeStatusBar()
    }

    /// Judges what may yet have come later, as a test or the run is at its end.
    func judgeEnd() {
        judge()
        guard isSettled, !FramePipeline.shared.isNeeded else { return }
        judgeUnconfirmed { $0.appearance.brackets == 0 }
        judgeRunning(patience: 0)
    }

    private func judgeStrays() {
        strays = strays.filter { stray in
            guard let view = stray.view, stray.controller?.links.parent == nil,
                stray.controller?.presentation.home == nil
            else { return false }
            // The view may be another controller's by now.
            if let owner = view.controller, owner !== stray.controller { return false }
            guard let window = view.window, view.superview != nil, !view.isHostedByFramework else { return true }
            if let controller = stray.controller, window.rootViewController === controller { return false }
            let container = view.superview?.nearestController
            let place = container.map { "the view of \(subjectText($0))" } ?? "the window"
            let fate = stray.controller == nil ? ", and the controller is gone" : ""
            report(
                .viewWithoutChild, "the view of \(stray.subject.text) is in \(place) without addChild(_:)\(fate)",
                [stray.subject] + [container].compactMap { $0.map { .init($0) } }, at: stray.site)
            return false
        }
    }

    private func judgeAbandoned() {
        for controller in abandoned {
            report(
                .unbalancedAppearance,
                "Unbalanced calls to begin/end appearance transitions for \(controller.description).",
                [controller.subject], at: controller.site,
                more: "\(controller.subject.text): It was begun here and never ended. ")
        }
        abandoned = []
    }

    private func judgePlaced() {
        let children = placed.map(\.controller)
        placed = .init()
        for child in children {
            // A child whose container is gone lies where that has left it, which is nobody's mistake.
            guard let child, let view = child.storedView, let superview = view.superview,
                let parent = child.links.parent, let site = child.checks.inserted,
                view.translatesAutoresizingMaskIntoConstraints, !(superview is UIWindow)
            else { continue }
            // UIKit's own containers know what they do.
            let isManaged = child.checks.manager == ObjectIdentifier(parent)
            if !isManaged, child.checks.hasContainersFrame, view.frame.origin != .zero,
                [superview, parent.storedView].contains(where: { $0?.frame.origin == view.frame.origin })
            {
                report(
                    .frameNotBounds, "the view of \(subjectText(child)) has its container's frame", [child], at: site)
            }
            if view.frame == superview.bounds, !view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
            {
                rigid.set((WeakController(controller: child), superview.bounds.size), for: child)
            }
        }
    }

    private func judgeRigid() {
        rigid = rigid.filter { entry in
            guard let child = entry.child.controller, let view = child.storedView, let superview = view.superview,
                child.links.parent != nil, view.translatesAutoresizingMaskIntoConstraints
            else { return false }
            let (own, new) = (view.bounds.size, superview.bounds.size)
            guard new != entry.filled else { return true }
            // Only what grew shows that nobody looked after the child: a container may well be closed over it.
            let staysNarrow = new.width > entry.filled.width && own.width == entry.filled.width
            let staysLow = new.height > entry.filled.height && own.height == entry.filled.height
            guard staysNarrow || staysLow, let site = child.checks.inserted else { return true }
            report(
                .childKeepsSize,
                "the view of \(subjectText(child)) stays \(sizeText(own)) while its container becomes \(sizeText(new))",
                [child], at: site)
            return false
        }
    }

    private func judgeStatusBar() {
        guard let (site, container) = exchanged else { return }
        exchanged = nil
        guard let container = container.controller, let window = container.storedView?.storedWindow, !window.isHidden,
            window.isKeyWindow, UIApplication.shared.statusBar.isOutdated(for: window.wishingController)
        else { return }
        report(
            .statusBarNotUpdated,
            "the children of \(subjectText(container)) changed, and what the status bar shows did not",
            [container], at: site)
    }

    private func sizeText(_ size: CGSize) -> String { "\(numberText(size.width)) × \(numberText(size.height))" }

    private func numberText(_ number: CGFloat) -> String {
        number == number.rounded() ? String(Int(number)) : String(Double(number))
    }
}

extension ContainmentChecks: FramePass {
    static let place = FramePlace.afterCommit
    func run(at time: CFTimeInterval) { endOfPass() }
}
