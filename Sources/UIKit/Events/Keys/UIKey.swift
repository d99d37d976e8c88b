import DisplayProtocol
import Foundation

/// A set of modifier keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The caps lock key, while it is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The mark of a key on the numeric pad, which is not a modifier.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The modifiers without those that say where a key is, or that it types capitals, which no shortcut asks for.
    var held: UIKeyModifierFlags { subtracting([.alphaShift, .numericPad]) }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIKey") }

    private let storedCharacters: String
    private let plainCharacters: String
    private let flags: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    /// Makes a key that types nothing.
    public override init() {
        flags = []
        usage = .keyboard_Reserved
        (storedCharacters, plainCharacters) = ("", "")
        super.init()
    }

    init(_ press: DisplayMessage.KeyPress) {
        flags = UIKeyModifierFlags(rawValue: press.modifiers)
        usage = UIKeyboardHIDUsage(rawValue: press.usage) ?? .keyboard_Reserved
        let name = UIKeyCommand.input(of: usage)
        storedCharacters = name ?? press.characters
        plainCharacters = name ?? press.charactersIgnoringModifiers
        super.init()
    }

    /// The text that the key types with its modifiers; for a key that types nothing, the name that key commands use.
    open var characters: String { storedCharacters }
    /// The text that the key types without modifiers; for a key that types nothing, the name that key commands use.
    open var charactersIgnoringModifiers: String { plainCharacters }
    /// The modifiers that are held besides the key.
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// The key's place on the keyboard; `keyboard_Reserved` for an unknown one.
    open var keyCode: UIKeyboardHIDUsage { usage }
}
