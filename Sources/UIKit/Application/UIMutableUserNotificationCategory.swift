import Foundation

/// A kind of notification that is being put together. Deprecated in iOS 10 in favour of UserNotifications.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The name by which notifications choose the category.
    open override var identifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    /// Sets the actions for an amount of room.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        storedActions[context] = actions
    }
}
