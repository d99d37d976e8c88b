import Foundation
import QuartzCore

/// One frame, in one order: animations, constraints, layout, drawing, presenting, and then what waits for the commit.
///
/// Layout delivers `viewIsAppearing` on its way (fact 2.06); `viewDidAppear` and completions come last (2.08).
@MainActor package final class FramePipeline: SessionPart {
    /// Shows what was drawn; nil where nobody looks.
    var present: (() -> Void)?

    private var isRunning = false

    package init() {}

    /// Whether a frame would do anything.
    var isNeeded: Bool {
        CATransaction.hasChanges || CATransaction.hasAfterCommitWork || !AppearanceQueue.shared.isEmpty
            || InterfaceRotation.shared.canUpdate || UIApplication.shared.wishes.isUpdateDue
    }

    /// Runs a frame at the clock's time. A frame inside a frame (`CATransaction.flush()` in a callback) does nothing.
    ///
    /// - Parameter due: When the frame was to begin, in seconds of media time: what moves by itself, frame by frame, moves
    ///   evenly however late a frame begins.
    package func runFrame(dueAt due: Double? = nil) {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        let mayChangeSomething = isNeeded || AnimationTimeline.shared.isActive
        CallSite.asPass {
            AnimationTimeline.shared.update(frameTime: due)
            InterfaceRotation.shared.updateIfNeeded()
            UIApplication.shared.wishes.updateIfNeeded()
            commit()
            // Choice (15.16): whoever appears by itself was laid out before.
            AppearanceQueue.shared.flush()
            CATransaction.runAfterCommitWork()
            ContainmentChecks.shared.endOfPass()
            if mayChangeSomething { LiveInspection.shared.frameDidEnd() }
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

    private func commit() {
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
        // What views ask for while they draw is for the next frame.
        CATransaction.clearChanges()
        UIApplication.shared.screenLayer.displaySubtree()
        present?()
        TextInputReport.shared.update()
    }

    private var visibleWindows: [UIWindow] { UIApplication.shared.allWindows.filter { !$0.isHidden } }
}

extension FramePipeline: CATransactionHost {
    package func flush() { runFrame() }

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
