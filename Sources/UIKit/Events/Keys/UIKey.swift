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
    /// What subclasses add to by their outlets and `@objc` members.
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

    /// What the key types with its modifiers; the name that key commands use for a key that types nothing.
    open var characters: String { storedCharacters }
    /// What the key types without modifiers.
    open var charactersIgnoringModifiers: String { plainCharacters }
    /// What is held besides the key.
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// Which key it is.
    open var keyCode: UIKeyboardHIDUsage { usage }
}
