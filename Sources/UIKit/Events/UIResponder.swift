import Foundation
import QuartzCore

/// An object in the chain along which events and actions travel.
@preconcurrency @MainActor open class UIResponder: __AccessibleObject, ObjectiveCExposed, UIResponderStandardEditActions
{
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
        ExtensionOverrides.adopt(type(of: self))
    }

    /// The next responder in the chain, which is asked when this one does not handle something; nil at the end. UIKit
    /// asks whenever an event or action travels; an override returns its own next responder and need not call `super`,
    /// which returns nil.
    open var next: UIResponder? { nil }

    /// The nearest record of changes along the responder chain; every window has one. An override returns a record of its own and
    /// need not call `super`.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: What the person does

    /// The person's activity in this responder, which the responder updates before the activity is remembered.
    open var userActivity: NSUserActivity? { didSet { UserActivityOwners.shared.note(self) } }

    /// Called before the activity is remembered, if it is this responder's `userActivity`. An override adds to the
    /// activity's `userInfo` what going on needs, and calls `super`.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Goes on with an activity. UIKit never calls it here; an override takes up the activity that the app passes, and
    /// may call `super`, which does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: First responder

    /// Whether the responder may become the first responder: false unless overridden. UIKit asks in
    /// `becomeFirstResponder()`, after the current first responder has given way (fact 11.11).
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first responder: true unless overridden. UIKit asks when it resigns or
    /// another responder wants its place; false keeps it.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder is the first responder, where keys and actions without a target begin their way.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes the responder the first responder, and returns whether it is; the current one has to give way first
    /// (fact 11.11), and stays away if this one then refuses. An override calls `super` and returns its result.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return InputViews.shared.changingOnce {
            guard InputViews.shared.switching(from: UIApplication.shared.firstResponder) else { return false }
            guard canBecomeFirstResponder else { return false }
            UIApplication.shared.firstResponder = self
            return true
        }
    }

    /// Stops being the first responder, unless `canResignFirstResponder` is false, and returns whether the responder is
    /// not the first responder any more. UIKit calls it for the current first responder when another one takes its
    /// place; an override calls `super` and returns its result.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIApplication.shared.firstResponder = InputViews.shared.successor(of: self)
        return true
    }

    /// Stops being the first responder without being asked.
    func yieldFirstResponder() { UIApplication.shared.firstResponder = nil }

    // MARK: Keyboard

    /// The view in place of the keyboard while the responder is the first responder; nil asks the next responder. UIKit
    /// asks when the first responder changes and in `reloadInputViews()`; an override returns a view and need not call
    /// `super`.
    open var inputView: UIView? { nil }
    /// The view on top of the keyboard while the responder is the first responder; nil asks the next responder. UIKit
    /// asks when the first responder changes and in `reloadInputViews()`; an override returns a view and need not call
    /// `super`.
    open var inputAccessoryView: UIView? { nil }
    /// Asks for the input views anew and shows them without animation, if the responder is the first responder.
    open func reloadInputViews() { if isFirstResponder { InputViews.shared.reload() } }

    // MARK: Touches; unhandled ones travel on

    /// Called when fingers have come down in the view, unless a recognizer holds the touches back. An override handles
    /// the touches; `super` passes them to the next responder. A class that overrides one of the four touch
    /// methods overrides all.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers that the responder got in `touchesBegan` have moved. An override handles the touches;
    /// `super` passes them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers have been lifted, as soon as no recognizer holds that back any more. An override handles the
    /// touches; `super` passes them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called in place of `touchesEnded` when a recognizer or the system takes the touches away. An override undoes
    /// what it began; `super` passes the touches to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Better values of touches whose first ones were estimated. UIKit never calls it here, since no display estimates
    /// any; `super` does nothing.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Motion; what nobody handles travels on

    /// Called when the device begins to move, from the first responder of the key window on, with the kind of motion.
    /// An override handles the motion; `super` passes it to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when the device has moved, just after `motionBegan`, since a display's shakes are over at once. An
    /// override handles the motion; `super` passes it to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The end of a motion that came to nothing. UIKit never calls it here, since a display's shakes are over at once;
    /// `super` passes it to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called for a key of a remote control, from the first responder on. UIKit never calls it here, since no display has
    /// a remote control; `super` passes the event to the next responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Keys; unhandled ones travel on

    /// Called when a key has gone down that no key command took, from the first responder on. An override handles the
    /// presses of its own keys, and calls `super` for others; a press that reaches the end of the chain is left to
    /// typing or to the framework's own keys.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else { return KeyDelivery.shared.reachedEndOfChain() }
        next.pressesBegan(presses, with: event)
    }
    /// Called for a press that has changed, which no key of a keyboard does. An override handles the presses; `super`
    /// passes them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when a key has come up, for the responder that was asked first when it went down. An override handles the
    /// presses of its own keys; `super` passes them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called in place of `pressesEnded` when a key's end is lost, as when the app goes to the background. An override
    /// undoes what it began; `super` passes the presses to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The keys that stand for actions while the responder is in the chain of the first responder (fact 11.12); nil for
    /// none. UIKit asks at each key; an override returns its commands, with those of `super` if they are to stay.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Edit menu; nobody has these actions but those that override them

    /// Cuts the selection. Only a class that overrides it has the action; the method here raises as an unknown selector
    /// does, and an override does not call `super`.
    open func cut(_ sender: Any?) { EditActions.refuse("cut:", self) }
    /// Copies the selection. Only a class that overrides it has the action; the method here raises as an unknown
    /// selector does, and an override does not call `super`.
    open func copy(_ sender: Any?) { EditActions.refuse("copy:", self) }
    /// Pastes what was copied. Only a class that overrides it has the action; the method here raises as an unknown
    /// selector does, and an override does not call `super`.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { return EditActions.refuse("paste:", self) }
        paste(itemProviders: pastedItems)
    }
    /// The types of things that can be pasted into the responder, by `paste(itemProviders:)`; nil for none. With some, the
    /// edit menu has its Paste wherever the pasteboard has things of those types.
    open var pasteConfiguration: UIPasteConfiguration? { didSet { UIPasteConfiguration.tellOfChange() } }
    /// Takes things that are pasted, of the types of the paste configuration. UIKit calls it for the edit menu and for paste
    /// controls; the method here does nothing, except that text fields and text views type the texts among them. An override need
    /// not call `super`.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether things can be pasted: by default whether one of them has a type of the paste configuration; texts can be pasted into
    /// text fields and text views without one. UIKit asks before it shows Paste; an override may decide otherwise.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPaste(of: itemProviders) }
    /// Deletes the selection. Only a class that overrides it has the action; the method here raises as an unknown
    /// selector does, and an override does not call `super`.
    open func delete(_ sender: Any?) { EditActions.refuse("delete:", self) }
    /// Selects at the caret. Only a class that overrides it has the action; the method here raises as an unknown
    /// selector does, and an override does not call `super`.
    open func select(_ sender: Any?) { EditActions.refuse("select:", self) }
    /// Selects everything. Only a class that overrides it has the action; the method here raises as an unknown selector
    /// does, and an override does not call `super`.
    open func selectAll(_ sender: Any?) { EditActions.refuse("selectAll:", self) }

    // MARK: Actions

    /// Whether the responder would handle an action: by default whether it has the method, and for the edit menu's
    /// actions whether it overrides them. UIKit asks while it looks for a target; an override answers for its own
    /// actions and calls `super` for others.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if pasteConfiguration != nil, action.description == "paste:" { return canPaste(pastedItems) }
        return EditActions.isOverridden(action, by: self) ?? responds(to: action)
    }

    /// Whether others are to be found for actions although this responder could perform them.
    var passesActionsOn: Bool { false }

    /// The first responder in the chain, from this one on, that handles an action; nil where there is none. An override
    /// may name another object for an action, and calls `super` for others.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if !current.passesActionsOn, current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    // MARK: Menus

    /// Called while the menus of a system are built: for the main system in the application and its delegate, for the
    /// context system in each responder around a selection, from the innermost on. An override changes the menus through
    /// the builder and calls `super`, which does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called for the responder that would carry a command out, before a menu shows the command and before its key sends
    /// it. An override sets the command's title, attributes or state, and calls `super` for others, which does nothing.
    open func validate(_ command: UICommand) {}
}
