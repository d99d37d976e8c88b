import DisplayProtocol

extension FlowCommands {
    static let typing: [any FlowCommand.Type] = [
        InputText.self, EraseText.self, PressKey.self, HideKeyboard.self, CopyTextFrom.self, PasteText.self,
    ]
}

/// Presses keys for the field that is edited.
protocol TypingCommand: FlowCommand {
    var keys: [DisplayMessage.Key] { get }
}

extension TypingCommand {
    func perform(in run: FlowRun) throws { try run.press(keys, for: Self.name) }
}

extension FlowRun {
    func press(_ keys: [DisplayMessage.Key], for command: String) throws {
        if let problem = try target.type(keys) { throw failure("\(command): \(problem)") }
    }
}

struct InputText: TypingCommand {
    static let name = "inputText"
    let text: String
    init(_ text: String) { self.text = text }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let text = arguments.text, !text.isEmpty else { throw arguments.valueFailure("'inputText' needs a text") }
        self.text = text
    }

    var keys: [DisplayMessage.Key] { [.text(text)] }
}

struct EraseText: TypingCommand {
    static let name = "eraseText"
    let count: Int
    init(_ count: Int) { self.count = count }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        // As Maestro does where no number is given.
        guard !arguments.isEmpty else {
            count = 50
            return
        }
        guard let count = arguments.integer, (1...10000).contains(count) else {
            throw arguments.valueFailure("'eraseText' needs a number of characters, from 1 to 10000")
        }
        self.count = count
    }

    var keys: [DisplayMessage.Key] { Array(repeating: .backspace, count: count) }
}

struct PressKey: TypingCommand {
    static let name = "pressKey"
    let key: DisplayMessage.Key
    init(_ key: DisplayMessage.Key) { self.key = key }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        switch arguments.text?.lowercased() {
        case "enter": key = .enter
        case "backspace": key = .backspace
        default:
            throw arguments.valueFailure(
                "'pressKey' is Enter or Backspace"
                    + FlowArguments.guess(arguments.text ?? "", among: ["Enter", "Backspace"]))
        }
    }

    var keys: [DisplayMessage.Key] { [key] }
}

struct HideKeyboard: TypingCommand {
    static let name = "hideKeyboard"

    init(_ arguments: FlowArguments) {}
    init() {}

    var keys: [DisplayMessage.Key] { [.hideKeyboard] }
}

/// Copies what an element shows, for `pasteText`; the app's own pasteboard stays as it is.
struct CopyTextFrom: FlowCommand {
    static let name = "copyTextFrom"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    init(_ arguments: FlowArguments) throws(DisplayFailure) { selector = try arguments.selector() }

    func perform(in run: FlowRun) throws {
        let element = try run.element(selector, for: Self.name)
        let texts = [element.view.text, element.view.accessibilityLabel].compactMap { $0 }
        guard let text = texts.first(where: { !$0.isEmpty }) else {
            throw run.failure("copyTextFrom \(selector): it has no text")
        }
        run.copiedText = text
    }
}

/// Types what `copyTextFrom` has copied into the field that is edited.
struct PasteText: FlowCommand {
    static let name = "pasteText"

    init(_ arguments: FlowArguments) {}
    init() {}

    func perform(in run: FlowRun) throws {
        guard let text = run.copiedText else {
            throw run.failure("pasteText: 'copyTextFrom' has copied nothing before")
        }
        try run.press([.text(text)], for: Self.name)
    }
}
