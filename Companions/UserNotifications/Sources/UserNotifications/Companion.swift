@_spi(Framework) import UIKit

/// What UserNotifications brings into UIKit's registers.
public enum __UserNotifications: __Companion {
    /// The name under which flows, tests, the page and the command say what arrives and what the person does.
    static let simulation = "notifications"

    /// Lets the app be sent notifications.
    @MainActor public static func introduce() {
        Simulations.add(simulation) { (event: SimulatedNotification) in
            try NotificationServices.shared.take(event)
            return 0
        }
    }
}
