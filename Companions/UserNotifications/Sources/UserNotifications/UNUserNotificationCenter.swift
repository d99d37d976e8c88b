import Foundation
@_spi(Framework) import UIKit

/// The place where an app asks for notifications, and is told of them.
///
/// It may be used on any thread; completions are called on the main one.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    /// The app's center.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Who decides how notifications are shown; not kept alive.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { onMain { NotificationServices.shared.delegate } }
        set {
            nonisolated(unsafe) let delegate = newValue
            onMain { NotificationServices.shared.delegate = delegate }
        }
    }

    /// Whether notifications may have views of the app's own: they may not.
    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks the person, once, to allow notifications.
    ///
    /// - Parameter completionHandler: Told whether the person allows them.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { NotificationServices.shared.permission.request(options) { completionHandler($0, nil) } }
    }

    /// Asks the person, once, to allow notifications; whether they do.
    ///
    /// - Throws: Nothing; the signature is the system's.
    @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { done in
            requestAuthorization(options: options) { isAllowed, _ in done.resume(returning: isAllowed) }
        }
    }

    /// Tells what the person allows.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        soon { completionHandler(NotificationServices.shared.permission.settings) }
    }

    /// What the person allows.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { done in getNotificationSettings { done.resume(returning: $0) } }
    }

    // MARK: Requests

    /// Asks for a notification.
    ///
    /// - Parameter completionHandler: Told what is wrong with the request.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let problem = onMain { NotificationServices.shared.add(request) }
        if let completionHandler { soon { completionHandler(problem) } }
    }

    /// Asks for a notification.
    ///
    /// - Throws: What is wrong with the request.
    public func add(_ request: UNNotificationRequest) async throws {
        if let problem = onMain({ NotificationServices.shared.add(request) }) { throw problem }
    }

    /// Tells which notifications have yet to come.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        soon { completionHandler(NotificationServices.shared.pending) }
    }

    /// The notifications that have yet to come.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { done in getPendingNotificationRequests { done.resume(returning: $0) } }
    }

    /// Takes requests back.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { NotificationServices.shared.cancel { identifiers.contains($0) } }
    }

    /// Takes all requests back.
    public func removeAllPendingNotificationRequests() { onMain { NotificationServices.shared.cancel { _ in true } } }

    // MARK: What has come

    /// Tells which notifications are in the person's list.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        soon { completionHandler(NotificationServices.shared.delivered) }
    }

    /// The notifications in the person's list.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { done in getDeliveredNotifications { done.resume(returning: $0) } }
    }

    /// Takes notifications from the person's list.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { NotificationServices.shared.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Empties the person's list.
    public func removeAllDeliveredNotifications() { onMain { NotificationServices.shared.delivered = [] } }

    /// Sets the number on the app's icon; 0 takes it away.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { NotificationServices.shared.badge = max(0, newBadgeCount) }
        if let completionHandler { soon { completionHandler(newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil) } }
    }

    /// Sets the number on the app's icon; 0 takes it away.
    ///
    /// - Throws: An error for a negative number.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
        onMain { NotificationServices.shared.badge = newBadgeCount }
    }

    // MARK: Categories

    /// Says which categories there are.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { NotificationServices.shared.categories = categories }
    }

    /// Tells which categories there are.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    {
        soon { completionHandler(NotificationServices.shared.categories) }
    }

    /// The categories that there are.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { done in getNotificationCategories { done.resume(returning: $0) } }
    }
}
