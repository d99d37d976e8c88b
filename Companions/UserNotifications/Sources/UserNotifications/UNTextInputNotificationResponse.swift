/// What a person answers to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, _ text: String) {
        userText = text
        super.init(notification, actionIdentifier)
    }
}
