import Foundation

/// A way in which text comes in: the keyboard of a language.
@preconcurrency @MainActor open class UITextInputMode: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextInputMode") }

    /// Posted when a person has changed to another keyboard, which the display has no way to.
    public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    /// The language of the keyboard, such as `en-US`; nil for one without a language, such as emoji.
    open var primaryLanguage: String? { language }
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The keyboards that a person may choose from: one, of the device's language.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(language: Locale.preferredLanguages.first ?? "en-US")]
    }
}

extension UIResponder {
    /// The keyboard with which text comes into the responder: that of the device's language.
    public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
