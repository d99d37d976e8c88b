import Foundation

/// Looks for the command that a key stands for along the responder chain.
@MainActor enum KeyCommands {
    /// Performs the first command that somebody in the chain has for a key and somebody in the chain carries out.
    ///
    /// Who carries it out is looked for from the start again: it need not be who has the command (fact 11.12).
    static func perform(_ key: UIKey, from start: UIResponder, withPriority: Bool = false) -> Bool {
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.keyCommands ?? [] {
                guard !withPriority || command.wantsPriorityOverSystemBehavior,
                    !command.attributes.contains(.disabled), let action = command.action(for: key)
                else { continue }
                if send(action, from: command, start) { return true }
            }
            responder = current.next
        }
        return false
    }

    /// Performs what the system's own shortcuts stand for: cut, copy, paste and select all.
    static func performEditAction(_ key: UIKey, from start: UIResponder) -> Bool {
        guard key.modifierFlags.held == .command, let action = actions[key.charactersIgnoringModifiers.lowercased()]
        else { return false }
        let command = UIKeyCommand(
            input: key.charactersIgnoringModifiers, modifierFlags: .command, action: action)
        return send(action, from: command, start)
    }

    private static let actions: [String: Selector] = ["x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:"]

    private static func send(_ action: Selector, from command: UIKeyCommand, _ start: UIResponder) -> Bool {
        guard let target = start.target(forAction: action, withSender: command) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}
