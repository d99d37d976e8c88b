import Foundation

/// An action of notifications that is being put together. Deprecated in iOS 10 in favour of UserNotifications.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { content.identifier }
        set { content.identifier = newValue }
    }
    open override var title: String? {
        get { content.title }
        set { content.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { content.behavior }
        set { content.behavior = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { content.activationMode }
        set { content.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { content.isAuthenticationRequired }
        set { content.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { content.isDestructive }
        set { content.isDestructive = newValue }
    }
}
