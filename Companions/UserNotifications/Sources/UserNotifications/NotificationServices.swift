import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// What a device knows of an app's notifications in one session.
@MainActor final class NotificationServices: SessionState {
    let permission = NotificationPermission()
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: Set<UNNotificationCategory> = []
    /// The person's list, the oldest first.
    var delivered: [UNNotification] = []
    /// The number on the app's icon.
    var badge = 0

    private struct Waiting {
        var request: UNNotificationRequest
        var call: MediaCalls.Ticket
    }

    private var waiting: [Waiting] = []
    private lazy var banner = NotificationBanner()
    private var lastPush = 0

    init() {
        guard let event = Simulations.latest(__UserNotifications.simulation, as: SimulatedNotification.self),
            let status = event.authorization.flatMap(Self.status)
        else { return }
        permission.choose(status)
    }

    func sessionWillEnd() { for request in waiting { MediaCalls.cancel(request.call) } }

    // MARK: Requests

    /// The requests whose notifications have yet to come, in the order in which they were made.
    var pending: [UNNotificationRequest] { waiting.map(\.request) }

    /// Takes a request; what is wrong with it, if anything is.
    func add(_ request: UNNotificationRequest) -> UNError? {
        guard permission.status != .denied else { return UNError(.notificationsNotAllowed) }
        cancel { $0 == request.identifier }
        guard let trigger = request.trigger else {
            soon { self.arrive(request) }
            return nil
        }
        guard let date = trigger.next(after: Date()) else { return UNError(.notificationInvalidNoDate) }
        wait(for: request, until: date, at: CACurrentMediaTime() + max(0, date.timeIntervalSinceNow))
        return nil
    }

    /// - Parameter time: The date in seconds of the media clock.
    private func wait(for request: UNNotificationRequest, until date: Date, at time: Double) {
        let call = MediaCalls.schedule(at: time) { self.fire(request, at: date, time) }
        waiting.append(Waiting(request: request, call: call))
    }

    private func fire(_ request: UNNotificationRequest, at date: Date, _ time: Double) {
        waiting.removeAll { $0.request.identifier == request.identifier }
        arrive(request)
        // From its own date on, so that the times stay even; a clock of dates may not follow that of media.
        if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: date) {
            wait(for: request, until: next, at: time + next.timeIntervalSince(date))
        }
    }

    /// Takes requests back by their identifiers.
    func cancel(_ isMeant: (String) -> Bool) {
        for request in waiting where isMeant(request.request.identifier) { MediaCalls.cancel(request.call) }
        waiting.removeAll { isMeant($0.request.identifier) }
    }

    // MARK: Arrival

    private func arrive(_ request: UNNotificationRequest) {
        guard permission.isAllowed else { return }
        let notification = UNNotification(date: Date(), request: request)
        guard UIApplication.shared.applicationState == .active else {
            return present(notification, [.badge, .sound, .list, .banner])
        }
        // Without a delegate nothing is shown while the app is in front.
        delegate?.userNotificationCenter(.current(), willPresent: notification) { options in
            MainActor.assumeIsolated { self.present(notification, options) }
        }
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if options.contains(.badge), permission.allows(.badge), let number = content.badge { badge = number.intValue }
        guard permission.allows(.alert) || permission.status == .provisional else { return }
        let says = !(content.title + content.subtitle + content.body).isEmpty
        if says, !options.isDisjoint(with: [.list, .alert]) {
            delivered.removeAll { $0.request.identifier == notification.request.identifier }
            delivered.append(notification)
        }
        if says, !options.isDisjoint(with: [.banner, .alert]), permission.status == .authorized,
            UIApplication.shared.applicationState == .active
        {
            banner.show(notification) {
                self.respond(UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier))
            }
        }
    }

    // MARK: What the person does

    private func respond(_ response: UNNotificationResponse) {
        delivered.removeAll { $0.request.identifier == response.notification.request.identifier }
        delegate?.userNotificationCenter(.current(), didReceive: response) {}
    }

    func take(_ event: SimulatedNotification) throws {
        if let name = event.authorization {
            guard let status = Self.status(name) else {
                throw NotificationProblem(
                    description: "an authorization is one of \(Self.statuses.keys.sorted().joined(separator: ", "))")
            }
            permission.choose(status)
        }
        if let payload = event.push {
            lastPush += 1
            let content = UNMutableNotificationContent(payload: payload)
            arrive(
                UNNotificationRequest(
                    identifier: "push-\(lastPush)", content: content, trigger: UNPushNotificationTrigger()))
        }
        if let identifier = event.open { try open(identifier, event.action, event.text) }
    }

    private func open(_ identifier: String, _ action: String?, _ text: String?) throws {
        guard let notification = delivered.last(where: { $0.request.identifier == identifier }) else {
            throw NotificationProblem(description: "the list has no notification '\(identifier)'")
        }
        let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        let name = action ?? UNNotificationDefaultActionIdentifier
        let known = [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier]
        guard known.contains(name) || category?.actions.contains(where: { $0.identifier == name }) == true else {
            throw NotificationProblem(description: "the notification has no action '\(name)'")
        }
        banner.hide()
        respond(
            text.map { UNTextInputNotificationResponse(notification, name, $0) }
                ?? UNNotificationResponse(notification, name))
    }

    private static let statuses: [String: UNAuthorizationStatus] = [
        "notDetermined": .notDetermined, "denied": .denied, "authorized": .authorized, "provisional": .provisional,
    ]

    private static func status(_ name: String) -> UNAuthorizationStatus? { statuses[name] }
}
