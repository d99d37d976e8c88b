import Foundation
import QuartzCore

/// An object in the chain along which events and actions travel.
@preconcurrency @MainActor open class UIResponder: NSObject, ObjectiveCExposed, UIResponderStandardEditActions {
    /// The methods of responders that apps name by selector, as in `addTarget(view, action: #selector(…))`.
    open class var __objectiveC: ObjectiveCTable {
        func responder(_ object: AnyObject) -> UIResponder { unsafeDowncast(object, to: UIResponder.self) }
        return ObjectiveCTable(
            name: "UIResponder",
            methods: [
                "becomeFirstResponder": { object, _ in responder(object).becomeFirstResponder() },
                "resignFirstResponder": { object, _ in responder(object).resignFirstResponder() },
                "cut:": { object, arguments in responder(object).cut(arguments[0]) },
                "copy:": { object, arguments in responder(object).copy(arguments[0]) },
                "paste:": { object, arguments in responder(object).paste(arguments[0]) },
                "delete:": { object, arguments in responder(object).delete(arguments[0]) },
                "select:": { object, arguments in responder(object).select(arguments[0]) },
                "selectAll:": { object, arguments in responder(object).selectAll(arguments[0]) },
            ])
    }

    public override init() {
        super.init()
    }

    /// The responder that is asked next when this one does not handle something.
    open var next: UIResponder? { nil }

    // MARK: What the person does

    /// The person's activity in this responder, which the responder updates before the activity is remembered.
    open var userActivity: NSUserActivity? { didSet { UserActivityOwners.shared.note(self) } }

    /// The activity is about to be remembered: adds to it what going on needs. An override calls super.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Goes on with an activity, where the app calls this.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes this the first to be asked; the current one has to give way first (fact 11.11).
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return InputViews.shared.changingOnce {
            guard InputViews.shared.switching(from: UIApplication.shared.firstResponder) else { return false }
            guard canBecomeFirstResponder else { return false }
            UIApplication.shared.firstResponder = self
            return true
        }
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIApplication.shared.firstResponder = InputViews.shared.successor(of: self)
        return true
    }

    /// Stops being the first responder without being asked.
    func yieldFirstResponder() { UIApplication.shared.firstResponder = nil }

    // MARK: Keyboard

    /// The view in place of the keyboard while this is the first responder; nil asks the next responder.
    open var inputView: UIView? { nil }
    /// The view on top of the keyboard while this is the first responder; nil asks the next responder.
    open var inputAccessoryView: UIView? { nil }
    /// Brings up other input views for the first responder, without animation.
    open func reloadInputViews() { if isFirstResponder { InputViews.shared.reload() } }

    // MARK: Touches; unhandled ones travel on

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion; what nobody handles travels on

    /// The device began to move: `motion` says how.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// The device has moved.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The end of a motion that came to nothing. A display's shakes are over at once: an app may call this itself.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keys; unhandled ones travel on

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else { return KeyDelivery.shared.reachedEndOfChain() }
        next.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The keys that stand for actions while this responder is in the chain of the first responder (fact 11.12).
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Edit menu; nobody has these actions but those that override them

    open func cut(_ sender: Any?) { EditActions.refuse("cut:", self) }
    open func copy(_ sender: Any?) { EditActions.refuse("copy:", self) }
    open func paste(_ sender: Any?) { EditActions.refuse("paste:", self) }
    open func delete(_ sender: Any?) { EditActions.refuse("delete:", self) }
    open func select(_ sender: Any?) { EditActions.refuse("select:", self) }
    open func selectAll(_ sender: Any?) { EditActions.refuse("selectAll:", self) }

    // MARK: Actions

    /// Whether this responder would handle an action; by default when it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditActions.isOverridden(action, by: self) ?? responds(to: action)
    }

    /// Whether others are to be found for actions although this responder could perform them.
    var passesActionsOn: Bool { false }

    /// The first responder from this one on that handles an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if !current.passesActionsOn, current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    // MARK: Accessibility

    /// Asked to do what a tap on it would do; false lets it be tapped.
    open func accessibilityActivate() -> Bool { false }
    /// Asked of an adjustable element for the next greater value; controls that have values override it.
    open func accessibilityIncrement() {}
    /// Asked of an adjustable element for the next smaller value.
    open func accessibilityDecrement() {}
    /// Asked to show another page of its content; false passes the question on to the next responder.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Asked to go away; false passes the question on to the next responder.
    open func accessibilityPerformEscape() -> Bool { false }
}
