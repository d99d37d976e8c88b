import Foundation
import QuartzCore

/// An observer of a view's touches, and of those of all views inside the view, that tells its targets of one kind of
/// gesture.
///
/// A recognizer is not a responder (fact 11.14): it gets touches before the view does and may take them away from it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGestureRecognizer") }

    /// Called when the recognizer was made from a nib and all outlets are set. An override calls `super`, which does
    /// nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, which does not run apps; never here.
    open func prepareForInterfaceBuilder() {}

    /// The state of a recognizer. Discrete ones go from possible to ended at once; continuous ones begin and change.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The state that a discrete recognizer sets: the same one as `ended`.
        public static let recognized = State.ended

        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }

    private struct TargetAction {
        weak var target: AnyObject?
        let action: Selector
    }

    private var targets: [TargetAction] = []
    /// The framework's own listener, which is called before the targets.
    var onAction: ((UIGestureRecognizer) -> Void)?

    // What the arbiter keeps here; see UIGestureRecognizer+Arbitration.swift.
    var storedState = State.possible {
        willSet { __keyValueWillChange(self, "state") }
        didSet { __keyValueDidChange(self, "state") }
    }
    /// A recognition that waits for others to fail.
    var deferredState: State?
    var required: [WeakRecognizer] = []
    /// The fingers that are down, in the order in which they came.
    var activeTouches: [UITouch] = []
    /// All touches since the recognizer was last possible without any.
    var sequenceTouches: [UITouch] = []
    /// The middle of the touches, in the screen's coordinates.
    private(set) var centroid = CGPoint.zero

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Makes a recognizer that sends an action to a target, which it does not keep.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer from an Interface Builder document.
    public init?(coder: NSCoder) {
        super.init()
    }

    /// The delegate, which decides with which touches and beside which others the recognizer works; not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer was added to; nil while there is none.
    open internal(set) weak var view: UIView?
    /// A name for the app's own use.
    open var name: String?

    /// Whether the recognizer gets touches; turning it off cancels a gesture under way.
    open var isEnabled = true {
        didSet { if !isEnabled { cancelRecognition() } }
    }

    /// The kinds of touches that the recognizer gets, as raw values of `UITouch.TouchType`: all unless set.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that the recognizer gets, as raw values: none unless set. Displays send no presses to
    /// recognizers.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether the recognizer keeps to the kind of its first touch: true unless set. All touches here are fingers.
    open var requiresExclusiveTouchType = true
    /// The keys that are held while the gesture goes on.
    open var modifierFlags: UIKeyModifierFlags { KeyDelivery.shared.modifierFlags }
    /// The buttons of a pointer that are held: none, since a pointer's button is a finger here.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Asked before the recognizer gets anything of an event: true unless overridden, and then by the delegate's leave. An
    /// override returns false to let the event pass by.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether a touch is of a kind that the recognizer gets.
    func takes(_ touch: UITouch, in event: UIEvent) -> Bool {
        allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } && shouldReceive(event)
    }

    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view does not get touches until the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view does not get the end of touches while the recognizer might still recognise.
    open var delaysTouchesEnded = true

    /// The state of the recognizer. Subclasses set it in their touch methods; setting `changed` again tells the targets
    /// again, and a change that the current state does not allow has no effect.
    open var state: State {
        get { storedState }
        set { transition(to: newValue) }
    }

    // MARK: Targets

    /// Adds a target that an action is sent to when the state becomes `began`, `changed`, `ended` or `cancelled`; the
    /// target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(TargetAction(target: target as AnyObject, action: action))
    }

    /// Takes targets away; a nil target stands for all targets, and a nil action for all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target === target as AnyObject?) && (action == nil || entry.action == action)
        }
    }

    func sendActions() {
        onAction?(self)
        for entry in targets {
            guard let target = entry.target else { continue }
            MessageSending.send(entry.action, to: target, arguments: [self])
        }
    }

    // MARK: Touches

    /// The number of fingers that the recognizer looks at.
    open var numberOfTouches: Int { activeTouches.count }

    /// The centroid of the touches in a view's coordinates, in points; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    /// The position of one finger in a view's coordinates, in points; nil stands for the window. A number that is too
    /// high raises `NSRangeException`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard activeTouches.indices.contains(touchIndex) else {
            NSException.raise(
                .rangeException,
                "*** -[\(objectiveCClassName(self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(activeTouches.count))."
            )
            return .zero
        }
        return activeTouches[touchIndex].location(in: view)
    }

    func convert(_ screenPoint: CGPoint, to view: UIView?) -> CGPoint {
        let receiver = view ?? self.view?.window
        return receiver?.layer.convert(screenPoint, from: UIApplication.shared.screenLayer) ?? screenPoint
    }

    /// Moves the centroid to the fingers that are down.
    func updateCentroid() {
        let touches = activeTouches.filter { !$0.isOver }
        let points = (touches.isEmpty ? activeTouches : touches).map(\.point)
        guard !points.isEmpty else { return }
        centroid = CGPoint(
            x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
            y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }

    /// Stops looking at a touch for the rest of its life; the recognizer's methods are not called for it any more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        activeTouches.removeAll { $0 === touch }
    }

    // MARK: Relations

    /// Makes the recognizer wait with recognising until another one, which is not kept alive, has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Better values of touches whose first ones were estimated. UIKit never calls it here, since no display estimates
    /// any; `super` does nothing.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when fingers have come down in the recognizer's view, before the view is told. A subclass sets `state` as
    /// far as the gesture has come; it calls `super`, which does nothing here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers of the recognizer have moved, before the view is told. A subclass sets `state` as far as the
    /// gesture has come; it calls `super`, which does nothing here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers of the recognizer were lifted, before the view is told. A subclass sets `state` as far as
    /// the gesture has come; it calls `super`, which does nothing here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes fingers of the recognizer away. A subclass mostly sets `state` to `cancelled`; it
    /// calls `super`, which does nothing here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over and the recognizer has become possible again. A subclass forgets what it knows
    /// of the gesture; it calls `super`, which does nothing here.
    open func reset() {}

    /// Whether the recognizer, once it has recognised, makes another one fail that shares its touches: true unless
    /// overridden. Delegates that let both recognise come before; an override need not call `super`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer that has recognised makes this one fail: true unless overridden. Delegates that let
    /// both recognise come before; an override need not call `super`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the recognizer waits until another one has failed: false unless overridden. Asked when the recognizer is
    /// about to recognise and shares touches with the other; an override need not call `super`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits until this one has failed: false unless overridden. Asked when the other is
    /// about to recognise and shares touches with this one; an override need not call `super`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer waits for another finger although none is down.
    var awaitsMoreTouches: Bool { false }

    /// Whether the gesture is recognized as a whole, when it is over, and has no phases.
    var isDiscrete: Bool { false }
}

extension UIView {
    /// Attaches a recognizer, taking it from the view that it was attached to.
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.cancelRecognition()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
