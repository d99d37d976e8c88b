/// An action for which a person writes something.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button beside the text says.
    public let textInputButtonTitle: String
    /// What stands where the text will be.
    public let textInputPlaceholder: String

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
