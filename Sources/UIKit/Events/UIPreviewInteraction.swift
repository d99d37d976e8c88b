import CoreGraphics
import Foundation

/// What hears of a finger that presses a view.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether an interaction begins, asked when a finger has come to rest on the view. True unless implemented.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called while the finger presses, with how far the preview is, from 0 to 1; `ended` says that it is all there.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the finger goes on pressing, with how far the commit is, from 0 to 1; `ended` says that it is done.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the finger has gone, or the interaction was ended, before anything was committed.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Lets the interaction begin.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// A press on a view that first shows a preview, and then commits it.
///
/// Choice (events): the screens here feel no force, so that time stands for it: the preview has come after half a second of a resting
/// finger, and the commit, for delegates that have the method, after half a second more.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "UIPreviewInteraction",
            methods: [stepName: { object, _ in unsafeDowncast(object, to: UIPreviewInteraction.self).step() }])
    }
    private static let stepName = "_previewInteractionStep"

    private enum Phase { case resting, previewing, previewed, committing }

    /// The view that the finger presses; not kept alive.
    open private(set) weak var view: UIView?
    /// The object that hears of the press; not kept alive.
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let gate = GestureGate()
    private var clock: CADisplayLink?
    private var phase = Phase.resting
    /// The moment at which the phase began.
    private var begin: CFTimeInterval = 0

    /// How long a finger rests before anybody is asked, in seconds. The rest of the half second is the preview's.
    private static let rest: CFTimeInterval = 0.1
    private static let half: CFTimeInterval = 0.5

    /// Makes an interaction of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
        press.minimumPressDuration = Self.rest
        // A press that is refused leaves its touch to the view.
        gate.mayBegin = { [weak self] in self.map { $0.delegate?.previewInteractionShouldBegin($0) ?? false } ?? false }
        press.delegate = gate
        press.onAction = { [weak self] recognizer in self?.follow(recognizer) }
        view.addGestureRecognizer(press)
    }

    isolated deinit { press.view?.removeGestureRecognizer(press) }

    /// Where the finger is, in the coordinates of a space, in points; nil stands for the view's own.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let point = press.location(in: view)
        return coordinateSpace.map { view.convert(point, to: $0) } ?? point
    }

    /// Ends the press without a commit.
    open func cancel() {
        guard phase != .resting else { return }
        stop()
        delegate?.previewInteractionDidCancel(self)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            phase = .previewing
            begin = CACurrentMediaTime()
            let clock = CADisplayLink(target: self, selector: Selector(Self.stepName))
            clock.add(to: .main, forMode: .common)
            self.clock = clock
        case .ended, .cancelled, .failed: cancel()
        case .possible, .changed: break
        }
    }

    private func step() {
        switch phase {
        case .previewing:
            let duration = Self.half - Self.rest
            let progress = progress(in: duration)
            if progress == 1 {
                // The commit begins where the preview ended, between two frames.
                begin += duration
                let commits = ImplementedMethods.has(delegate, "previewInteraction", ["didUpdateCommitTransition"])
                phase = commits ? .committing : .previewed
            }
            delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: progress == 1)
        case .committing:
            let progress = progress(in: Self.half)
            if progress == 1 { stop() }
            delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: progress == 1)
        case .previewed, .resting: break
        }
    }

    /// How far the phase is, from 0 to 1.
    private func progress(in duration: CFTimeInterval) -> CGFloat {
        // A frame that shows the end is as good as at it.
        let passed = (CACurrentMediaTime() - begin) / duration
        return passed > 1 - 1e-9 ? 1 : CGFloat(max(passed, 0))
    }

    private func stop() {
        phase = .resting
        clock?.invalidate()
        clock = nil
    }
}
