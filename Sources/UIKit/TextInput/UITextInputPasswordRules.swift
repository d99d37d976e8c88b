import Foundation

/// The characters that a password for a service may and has to have, by which iCloud Keychain would make one.
///
/// No password is made here, as on a device without that keychain: the rules are kept.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextInputPasswordRules") }

    /// The rules in their own language, as in `required: lower; required: digit; minlength: 8;`.
    public let passwordRulesDescriptor: String

    /// Makes rules of a text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Rules have no place in Interface Builder documents: nil.
    public required init?(coder: NSCoder) { nil }
}
