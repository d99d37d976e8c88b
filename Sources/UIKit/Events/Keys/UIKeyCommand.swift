import Foundation

/// A key, with modifiers, that sends an action along the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let storedInput: String?
    private let flags: UIKeyModifierFlags

    /// Makes a key command that can also be an entry of a menu.
    ///
    /// - Parameters:
    ///   - input: The text that the key types without modifiers, or one of the constants for keys that type nothing.
    ///   - alternates: Other actions for the same key, with more keys held.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        storedInput = input
        flags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a key command without a key, which sends nothing.
    public convenience init() { self.init(action: Selector(""), input: "") }

    /// Makes a key command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a key command with a title for help; deprecated in favour of the first initializer.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The text that the key types without modifiers, or the name of a key that types nothing.
    open var input: String? { storedInput }
    /// The modifiers that have to be held; caps lock and the numeric pad do not count.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Whether the command comes before typing, the caret's keys and the tab key: false unless set.
    open var wantsPriorityOverSystemBehavior = false

    // MARK: Keys that type nothing

    /// The up arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The page up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    public static let inputHome = "UIKeyInputHome"
    /// The end key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes backward, which types a control character.
    public static let inputDelete = "\u{8}"
    /// The F1 key.
    public static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public static let f12 = "UIKeyInputF12"

    /// The name that commands use for a key that types nothing to be seen; nil for the others.
    static func input(of key: UIKeyboardHIDUsage) -> String? { inputs[key] }

    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow, .keyboardLeftArrow: inputLeftArrow,
        .keyboardRightArrow: inputRightArrow, .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
        .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd,
        .keyboardDeleteOrBackspace: inputDelete, .keyboardDeleteForward: "\u{7F}", .keyboardReturnOrEnter: "\r",
        .keypadEnter: "\r", .keyboardTab: "\t", .keyboardF1: f1, .keyboardF2: f2, .keyboardF3: f3, .keyboardF4: f4,
        .keyboardF5: f5, .keyboardF6: f6, .keyboardF7: f7, .keyboardF8: f8, .keyboardF9: f9, .keyboardF10: f10,
        .keyboardF11: f11, .keyboardF12: f12,
    ]

    // MARK: Matching

    /// The action that a key stands for, the command's own or that of an alternate.
    func action(for key: UIKey) -> Selector? {
        guard let input = storedInput, !input.isEmpty else { return nil }
        if Self.matches(key, input, flags) { return storedAction }
        return alternates.first { Self.matches(key, input, flags.union($0.modifierFlags)) }?.action
    }

    private static func matches(_ key: UIKey, _ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        let (wanted, held) = (flags.held, key.modifierFlags.held)
        if held == wanted, key.charactersIgnoringModifiers.lowercased() == input.lowercased() { return true }
        // A mark that needs shift to be typed, such as "+", is named without it.
        let isMark = input.lowercased() == input.uppercased()
        return isMark && held.subtracting(.shift) == wanted && key.characters == input
    }
}
