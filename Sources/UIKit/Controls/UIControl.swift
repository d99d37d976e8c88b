import Foundation

/// A view that turns touches into events for its targets.
open class UIControl: UIView {
    // See UIControl+Targets.swift.
    var registrations: [Registration] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a control that runs an action at its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// The control's state, put together from its properties; an override may add states of its own to that of `super`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder && canBecomeFirstResponder { state.insert(.focused) }
        return state
    }

    /// What of the state is the control's own.
    struct Flags: Equatable {
        var isEnabled = true
        var isSelected = false
        var isHighlighted = false
    }

    private var flags = Flags()

    /// Gives the control what its document says. The setters are not called, as a subclass that overrides them is not yet
    /// initialised.
    func decode(_ flags: Flags) {
        guard flags != self.flags else { return }
        self.flags = flags
        stateDidChange()
    }

    private func change(_ flag: WritableKeyPath<Flags, Bool>, to value: Bool, key: String) {
        __keyValueWillChange(self, key)
        let isOther = flags[keyPath: flag] != value
        flags[keyPath: flag] = value
        if isOther { stateDidChange() }
        __keyValueDidChange(self, key)
    }

    /// Whether the control takes touches.
    open var isEnabled: Bool {
        get { flags.isEnabled }
        set { change(\.isEnabled, to: newValue, key: "enabled") }
    }
    /// Whether the control is selected; only the app, or a subclass, changes it.
    open var isSelected: Bool {
        get { flags.isSelected }
        set { change(\.isSelected, to: newValue, key: "selected") }
    }
    /// Whether the control is drawn as touched; tracking turns it on and off as the finger enters and leaves.
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { change(\.isHighlighted, to: newValue, key: "highlighted") }
    }

    /// Whether a finished touch is what the control is there for, as it is for buttons.
    var sendsPrimaryActionOnTouchUp: Bool { false }

    /// The state that the control draws itself for has changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The vertical place of content that is lower than the control.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            // The baselines move with the content.
            if contentVerticalAlignment != oldValue { invalidateIntrinsicContentSize() }
            setNeedsLayout()
        }
    }
    /// The horizontal place of content that is narrower than the control.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The content's horizontal alignment, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        default: contentHorizontalAlignment
        }
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if !isEnabled { description.states.append("disabled") }
        if isHighlighted { description.states.append("highlighted") }
        if isSelected { description.states.append("selected") }
    }

    /// Whether the control's menu opens at a touch, in place of the control's action.
    open var showsMenuAsPrimaryAction = false

    // MARK: Tracking; see UIControl+Tracking.swift

    /// Whether the control follows a touch.
    open internal(set) var isTracking = false
    /// Whether the tracked finger is over the control, or no further than 70 points from it.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins in an enabled control. An override that returns false refuses the touch, and the
    /// control sends nothing; the base implementation returns true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves, before the events of that are sent. An override that returns false ends
    /// tracking without a further call or event; the base implementation returns true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch is lifted, before the events of that are sent. An override takes the outcome over;
    /// the base implementation does nothing, but subclasses of other controls call `super`.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is taken away from the control. An override undoes what tracking began; the base
    /// implementation does nothing, but subclasses of other controls call `super`.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

    /// A tap on a control is the control's, not that of a recognizer around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Actions; see UIControl+Targets.swift

    /// Calls a method of a target at events; without a target, the first responder that has it (fact 11.08).
    ///
    /// The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(.method(target: target as AnyObject?, action: action), for: controlEvents)
    }

    /// Stops calling a method of a target at events; nil stands for any target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(controlEvents) { $0.matches(target: target as AnyObject?, action: action) }
    }

    /// Runs an action at events. It replaces one with the same identifier for those events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        register(.action(action), for: controlEvents)
    }

    /// Stops running the action with the same identifier at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops running the action with an identifier at events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The targets that are still alive; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { registeredTargets }

    /// All events for which the control has a target or an action.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of a target's methods that are called at an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        registeredActions(of: target, at: controlEvent)
    }

    /// Calls one method of a target, or of the responder chain for nil. The control calls it for each method that it
    /// sends, so an override sees them all; without `super` the method is not called.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action with the control as its sender. The control calls it for each of its actions, so an override
    /// sees them all; without `super` the action does not run.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the actions of events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    @_spi(Framework) open override var isUsedByItself: Bool { true }

    override func cellHighlightDidChange(_ isOn: Bool) {}

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeControl(self)
    }
}
