import Foundation
@_spi(Framework) import UIKit

/// What the person allows the app, and the question that the system asks for it.
@MainActor final class NotificationPermission {
    private(set) var status = UNAuthorizationStatus.notDetermined
    private var options: UNAuthorizationOptions = []
    private let question = PermissionQuestion()

    var settings: UNNotificationSettings { UNNotificationSettings(status, options) }

    /// Whether notifications come at all.
    var isAllowed: Bool { status == .authorized || status == .provisional }

    func allows(_ option: UNAuthorizationOptions) -> Bool { isAllowed && options.contains(option) }

    func request(
        _ options: UNAuthorizationOptions, then answer: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        self.options.formUnion(options)
        guard status == .notDetermined else {
            soon { answer(self.isAllowed) }
            return
        }
        if options.contains(.provisional) {
            status = .provisional
            soon { answer(true) }
            return
        }
        question.ask(
            "“\(AppProperties.appName)” Would Like to Send You Notifications",
            "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
        ) { isAllowed in
            self.status = isAllowed ? .authorized : .denied
            soon { answer(isAllowed) }
        }
    }

    /// What the person chooses, in the question or in the settings.
    func choose(_ status: UNAuthorizationStatus) {
        question.settle(status == .authorized || status == .provisional)
        self.status = status
    }
}
