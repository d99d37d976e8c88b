import Foundation
import QuartzCore

/// One frame, in one order: animations, constraints, layout, drawing, presenting, and then what waits for the commit.
///
/// Layout delivers `viewIsAppearing` on its way (fact 2.06); `viewDidAppear` and completions come last (2.08).
@MainActor package final class FramePipeline: SessionPart {
    /// Shows what was drawn; nil where nobody looks.
    var present: (() -> Void)?

    private var isRunning = false
    /// Whether a commit laid out and told what has not been drawn yet.
    private var awaitsDisplay = false
    /// The count of changes when the last commit had laid everything out, and when all that waited for it had run.
    private var committedCount = 0
    private var endedCount = 0
    /// How many frames and commits there were so far.
    private(set) var passCount = 0

    package init() {}

    /// Whether a frame would do anything.
    var isNeeded: Bool {
        CATransaction.hasChanges || awaitsDisplay || CATransaction.hasAfterCommitWork || !AppearanceQueue.shared.isEmpty
            || FramePasses.needFrame
    }

    /// Whether something on the screen goes with the time.
    var isMoving: Bool { AnimationTimeline.shared.isActive || FramePasses.needTime }

    /// Runs a frame at the clock's time. A frame inside a frame (`CATransaction.flush()` in a callback) does nothing.
    ///
    /// - Parameter due: When the frame was to begin, in seconds of media time: what moves by itself, frame by frame, moves
    ///   evenly however late a frame begins.
    package func runFrame(dueAt due: Double? = nil) {
        let mayChangeSomething = isNeeded || isMoving
        let time = due ?? MediaClock.shared.now
        pass(draws: true, at: time) {
            AnimationTimeline.shared.update(frameTime: time)
            FramePasses.run(.beginning, at: time)
        } completion: {
            if mayChangeSomething { LiveInspection.shared.frameDidEnd() }
        }
    }

    /// Whether anything changed that no commit has laid out.
    var hasUncommittedChanges: Bool { CATransaction.changeCount != committedCount }

    /// Whether anything changed since the last commit and all that had waited for it.
    var hasChangesSinceCommit: Bool { CATransaction.changeCount != endedCount }

    /// Lays out and tells what has changed. Where time stands still this is a frame; where frames are paced, drawing is left
    /// to the next.
    func commitChanges() {
        guard hasUncommittedChanges else { return }
        if MediaClock.shared.isVirtual { runFrame() } else { commitWithoutDrawing() }
    }

    /// Lays out and tells what has changed, between two frames: animations do not go on meanwhile.
    func commitWithoutDrawing() { pass(draws: false, at: MediaClock.shared.now) }

    private func pass(
        draws: Bool, at time: CFTimeInterval, preparation: () -> Void = {}, completion: () -> Void = {}
    ) {
        guard !isRunning else { return }
        isRunning = true
        passCount += 1
        defer { isRunning = false }
        CallSite.asPass {
            preparation()
            FramePasses.run(.beforeLayout, at: time)
            layOut()
            if draws { draw(at: time) }
            awaitsDisplay = !draws
            committedCount = CATransaction.changeCount
            // Choice (15.16): whoever appears by itself was laid out before.
            AppearanceQueue.shared.flush()
            CATransaction.runAfterCommitWork()
            FramePasses.run(.afterCommit, at: time)
            completion()
            endedCount = CATransaction.changeCount
            if hasUncommittedChanges { RunLoopCommits.letMainQueueGoFirst() }
        }
    }

    /// What asks for the next frame, described, for a person whose app draws without end.
    var restlessness: [String] {
        var texts: [String] = []
        for window in visibleWindows {
            window.tellSubtree { view in
                if view.layer.needsLayout() { texts.append("layout of \(plainClassName(view))") }
                if view.layer.needsDisplay() { texts.append("display of \(plainClassName(view))") }
            }
        }
        return (texts.isEmpty ? ["a change"] : texts).map { "\($0) in every frame" }
    }

    private func layOut() {
        // Callbacks of one round may ask for another; views that ask for ever are cut off as layers are.
        for _ in 0..<100 {
            CATransaction.clearChanges()
            PendingTraits.shared.flush()
            AppearanceQueue.shared.layOutOwed()
            for window in visibleWindows {
                window.updateMarkedConstraints()
                window.solveConstraints()
                window.layer.layoutIfNeeded()
                window.reportBrokenConstraints()
            }
            AppearanceQueue.shared.deliverOwedAppearances()
            guard CATransaction.hasChanges else { break }
        }
        CATransaction.clearChanges()
    }

    /// What views ask for while they draw is for the next frame.
    private func draw(at time: CFTimeInterval) {
        FramePasses.run(.beforeDrawing, at: time)
        UIApplication.shared.screenLayer.displaySubtree()
        present?()
        FramePasses.run(.afterDrawing, at: time)
    }

    private var visibleWindows: [UIWindow] { UIApplication.shared.allWindows.filter { !$0.isHidden } }
}

extension FramePipeline: CATransactionHost {
    package func flush() { commitChanges() }

    package func refuseGeometry(_ words: String, of layer: CALayer) {
        NSException.raise(
            .init("CALayerInvalidGeometry"),
            "\(words). Layer: \(objectText(layer)), delegate: \(objectText(layer.delegate))")
    }

    package func layoutDidNotSettle(_ layer: CALayer) {
        let object: AnyObject = layer.delegate ?? layer
        DiagnosticsChannel.shared.report(
            "layout.feedback",
            "Layout of \(plainClassName(object)) did not settle in 100 rounds and is left as it is",
            objects: [object], advice: "Do not call setNeedsLayout() in every layoutSubviews().")
    }
}
