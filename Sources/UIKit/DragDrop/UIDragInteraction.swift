import Foundation

/// An interaction that lets a finger that rests on its view lift things out of it and carry them to where they are dropped.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDragInteraction") }

    /// The delegate, which says what is dragged; not kept alive.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?
    /// Whether other gestures may go on while things are lifted.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether new interactions are enabled: true on every device since iOS 15.
    open class var isEnabledByDefault: Bool { true }
    /// Whether things can be lifted.
    open var isEnabled = true { didSet { press.isEnabled = isEnabled } }

    private let press = UILongPressGestureRecognizer()
    private let gate = LiftGate()
    private var flight: DragFlight?

    /// Makes an interaction that asks a delegate, which it does not keep alive.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        isEnabled = Self.isEnabledByDefault
        press.onAction = { [weak self] _ in self?.pressDidChange() }
        press.delegate = gate
        gate.interaction = self
    }

    /// Called by the view before the interaction is added or, with nil, taken out; a drag is taken back then. An override
    /// calls `super`.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view == nil else { return }
        flight?.end(isCancelled: true)
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Whether a drag from this view is under way.
    var isActive: Bool { flight.map { !$0.isWaiting } ?? false }

    /// Asks for what the finger lifts; nil where there is nothing.
    fileprivate func prepare() -> Bool {
        // A lift that did not come about, since another gesture went before, is forgotten.
        guard let view, let window = view.window, let delegate, flight?.isWaiting ?? true else { return false }
        let session = DragSession()
        session.window = window
        session.point = press.location(in: nil)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication =
            delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session)
        flight = DragFlight(session, from: self, in: window)
        return true
    }

    private func pressDidChange() {
        guard let flight else { return }
        switch press.state {
        case .began: flight.lift()
        case .changed: flight.move(to: press.location(in: nil))
        case .ended: flight.end(isCancelled: false)
        case .cancelled, .failed: flight.end(isCancelled: true)
        case .possible: break
        }
    }

    /// The drag is over, its last animation too.
    func didEnd() { flight = nil }
}

/// Lets a press begin where there is something to lift.
private final class LiftGate: NSObject, UIGestureRecognizerDelegate {
    weak var interaction: UIDragInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.prepare() ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }
}
