import DisplayProtocol
import Foundation

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// Without those that say where a key is, or that it types capitals, which no shortcut asks for.
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

    init(_ press: DisplayMessage.KeyPress) {
        flags = UIKeyModifierFlags(rawValue: press.modifiers)
        usage = UIKeyboardHIDUsage(rawValue: press.usage) ?? .keyboard_Reserved
        let name = UIKeyCommand.input(of: usage)
        storedCharacters = name ?? press.characters
        plainCharacters = name ?? press.charactersIgnoringModifiers
        super.init()
    }

    /// The text that the key types with its modifiers; the name that key commands use for a key that types nothing.
    open var characters: String { storedCharacters }
    /// The text that the key types without modifiers.
    open var charactersIgnoringModifiers: String { plainCharacters }
    /// The modifiers that are held besides the key.
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// The key's usage code.
    open var keyCode: UIKeyboardHIDUsage { usage }
}
