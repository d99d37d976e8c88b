import Foundation

/// The key commands of a responder chain.
@MainActor struct KeyCommands {
    private let start: UIResponder
    /// The commands of the chain, those of the nearest responder first.
    private var commands: [UIKeyCommand] = []
    /// The commands of the main menus.
    private let menuCommands: [UIKeyCommand]

    init(from start: UIResponder) {
        self.start = start
        var responder: UIResponder? = start
        while let current = responder {
            commands += current.keyCommands ?? []
            responder = current.next
        }
        // Choice (main menu): the main menus' commands come last, so that a responder may use their keys for itself.
        menuCommands = KeyDelivery.shared.menuCommands()
    }

    /// Performs the first command that somebody in the chain has for a key and somebody in the chain carries out.
    ///
    /// The target is looked for from the start again: it need not be the responder that has the command (fact 11.12).
    func perform(_ key: UIKey, withPriority: Bool = false) -> Bool {
        for command in commands + menuCommands where !withPriority || command.wantsPriorityOverSystemBehavior {
            guard let action = command.action(for: key) else { continue }
            // A menu's command was perhaps disabled by who carries it out, and may be enabled again.
            guard !command.attributes.contains(.disabled) || menuCommands.contains(command) else { continue }
            if send(action, from: command) { return true }
        }
        return false
    }

    /// Performs what the system's own shortcuts stand for: cut, copy, paste and select all.
    func performEditAction(_ key: UIKey) -> Bool {
        guard key.modifierFlags.held == .command,
            let action = Self.editActions[key.charactersIgnoringModifiers.lowercased()]
        else { return false }
        let command = UIKeyCommand(
            input: key.charactersIgnoringModifiers, modifierFlags: .command, action: action)
        return send(action, from: command)
    }

    private static let editActions: [String: Selector] = ["x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:"]

    private func send(_ action: Selector, from command: UIKeyCommand) -> Bool {
        guard let target = start.target(forAction: action, withSender: command) else { return false }
        (target as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}
