import Foundation

/// Notifications from a server, which a Simulator without a push service does not have.
extension UIApplication {
    /// Asks the push service for a token. There is none here: the delegate's
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called with the Simulator's error, on the main
    /// queue.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let error = NSError(
                    domain: NSCocoaErrorDomain, code: 3010,
                    userInfo: [
                        NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
                    ])
                UIApplication.shared.delegate?.application(
                    UIApplication.shared, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    /// Ends a registration; there never is one, since the push service is not here.
    public func unregisterForRemoteNotifications() {}

    /// Whether the push service has given a token: never here.
    public var isRegisteredForRemoteNotifications: Bool { false }
}
