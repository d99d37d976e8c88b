import DisplayProtocol
import Foundation
import QuartzCore

/// Turns the display's keys into commands, typing and presses.
///
/// A key is offered in this order, and the first to take it has it: a menu that is open, for what closes it; commands that want priority; what is edited, after
/// the responder chain has seen the press; the edit menu's actions; other commands; the responder chain; and last what
/// the framework itself does with return, escape and tab.
@MainActor final class KeyDelivery: SessionPart {
    /// The fate of a key that is down.
    private enum Taken {
        case byCommand
        /// The responders heard of the press, and took it or left it to the framework.
        case asPress(UIPress, isConsumed: Bool)
    }

    private var down: [Int: Taken] = [:]
    /// The keys that are held at the moment.
    private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the text that follows belongs to a key that somebody took.
    private var swallowsText = false
    /// Whether the press that is being delivered came to the end of the chain.
    private var isLeftOver = false

    /// Closes the menu that is open; nil while there is none. The menu says so.
    var closeOpenMenu: (() -> Void)?
    /// The key commands of the main menus, which come after those of the responders.
    var menuCommands: () -> [UIKeyCommand] = { [] }

    // MARK: From the display

    func deliver(_ message: DisplayMessage.KeyPress) {
        modifierFlags = UIKeyModifierFlags(rawValue: message.modifiers)
        // Text that comes after the next key, or after this one is up, is not this key's.
        swallowsText = false
        switch message.phase {
        case .down: press(message)
        case .up: release(message.usage, .ended)
        case .cancelled: release(message.usage, .cancelled)
        }
    }

    /// Whether text that comes apart from its key is to be left out, since somebody took the key.
    func swallowText() -> Bool {
        defer { swallowsText = false }
        return swallowsText
    }

    private func press(_ message: DisplayMessage.KeyPress) {
        let (key, usage) = (UIKey(message), message.usage)
        var isRepeated = message.isRepeat
        if !isRepeated || down[usage] == nil {
            // A key that went down without coming up in between has lost its end.
            release(usage, .cancelled)
            isRepeated = false
        }
        if case .asPress(_, isConsumed: true)? = down[usage] {
            swallowsText = message.isTypedApart
            return
        }
        if key.closesWhatIsOpen, let closeOpenMenu {
            closeOpenMenu()
            return take(message)
        }
        let commands = KeyCommands(from: start)
        if commands.perform(key, withPriority: true) { return take(message) }
        if let editing = EditingKey(key), editing.isMeant(for: UIApplication.shared.firstResponder) {
            guard isRepeated || send(key, usage) else { return take(message) }
            editing.perform(isTypedApart: message.isTypedApart)
        } else if commands.performEditAction(key) || commands.perform(key) {
            take(message)
        } else {
            guard isRepeated || send(key, usage) else { return take(message) }
            KeyDefaults.perform(key)
        }
    }

    /// Somebody has the key: it types nothing.
    private func take(_ message: DisplayMessage.KeyPress) {
        if down[message.usage] == nil { down[message.usage] = .byCommand }
        swallowsText = message.isTypedApart
    }

    private func release(_ usage: Int, _ phase: UIPress.Phase) {
        guard case .asPress(let press, _)? = down.removeValue(forKey: usage) else { return }
        press.phase = phase
        _ = send(press, keeping: usage)
    }

    /// Cancels the presses of all keys that are down.
    func cancelAll() {
        modifierFlags = []
        swallowsText = false
        for usage in down.keys.sorted() { release(usage, .cancelled) }
    }

    // MARK: Presses

    /// Tells the chain of a key that goes down. Returns whether nobody took it.
    private func send(_ key: UIKey, _ usage: Int) -> Bool {
        let first = start
        let press = UIPress(
            key, for: first, in: UIApplication.shared.keyWindow, at: CACurrentMediaTime())
        down[usage] = .asPress(press, isConsumed: false)
        let isLeftOver = send(press, keeping: usage)
        // It may be up again by now, if the app ran its loop meanwhile.
        if down[usage] != nil { down[usage] = .asPress(press, isConsumed: !isLeftOver) }
        return isLeftOver
    }

    private func send(_ press: UIPress, keeping usage: Int) -> Bool {
        var all: Set<UIPress> = [press]
        for case .asPress(let other, _) in down.values where other !== press {
            other.phase = .stationary
            all.insert(other)
        }
        press.timestamp = CACurrentMediaTime()
        isLeftOver = false
        UIApplication.shared.sendEvent(UIPressesEvent(press, among: all))
        return isLeftOver
    }

    /// The press went through the whole chain, and nobody took it.
    func reachedEndOfChain() { isLeftOver = true }

    // MARK: The chain

    /// The responder where keys and motion begin their way.
    // Choice (11.12): where nobody is the first responder, the controller that a person sees is asked first.
    var start: UIResponder {
        let application = UIApplication.shared
        if let first = application.firstResponder { return first }
        guard let window = application.keyWindow else { return application }
        return window.rootViewController?.shownInnermost ?? window
    }
}

extension UIViewController {
    /// The controller that this one shows, in the end: what it presents, or its containers bring to the front.
    var shownInnermost: UIViewController {
        if let live = presentation.live, live.phase == .presenting || live.phase == .presented {
            return live.presented.shownInnermost
        }
        return shownChild?.shownInnermost ?? self
    }
}
