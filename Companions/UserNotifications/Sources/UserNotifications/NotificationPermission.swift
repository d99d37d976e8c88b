import Foundation
@_spi(Framework) import UIKit

/// What the person allows the app, and the question that the system asks for it.
@MainActor final class NotificationPermission {
    private(set) var status = UNAuthorizationStatus.notDetermined
    private var options: UNAuthorizationOptions = []
    private var waiting: [@MainActor @Sendable (Bool) -> Void] = []

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
        waiting.append(answer)
        if waiting.count == 1 { ask() }
    }

    private func ask() {
        let name = AppProperties.appName
        SystemAlert(
            title: "“\(name)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            choices: ["Don’t Allow", "Allow"]
        ) { choice in self.choose(choice == 1 ? .authorized : .denied) }
    }

    /// What the person chooses, in the question or in the settings.
    func choose(_ status: UNAuthorizationStatus) {
        self.status = status
        let answers = waiting
        waiting = []
        for answer in answers { soon { answer(self.isAllowed) } }
    }
}
