import Foundation
import QuartzCore

/// An object in the chain along which events and actions travel.
@preconcurrency @MainActor open class UIResponder: NSObject, ObjectiveCExposed {
    /// The methods of responders that apps name by selector, as in `addTarget(view, action: #selector(…))`.
    open class var __objectiveC: ObjectiveCTable {
        func responder(_ object: AnyObject) -> UIResponder { unsafeDowncast(object, to: UIResponder.self) }
        return ObjectiveCTable(
            name: "UIResponder",
            methods: [
                "becomeFirstResponder": { object, _ in responder(object).becomeFirstResponder() },
                "resignFirstResponder": { object, _ in responder(object).resignFirstResponder() },
            ])
    }

    public override init() {
        super.init()
    }

    /// Who is asked next when this responder does not handle something.
    open var next: UIResponder? { nil }

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

    /// What comes up in place of the keyboard while this is the first responder; nil asks the next responder.
    open var inputView: UIView? { nil }
    /// What stands on top of the keyboard while this is the first responder; nil asks the next responder.
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

    // MARK: Actions

    /// Whether this responder would handle an action; by default when it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The first responder from this one on that handles an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
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
