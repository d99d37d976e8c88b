import Foundation
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) import UIKit
@testable import UserNotifications

/// Notifications of an app's own, in virtual time.
@preconcurrency @MainActor final class NotificationTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []
    private var center: UNUserNotificationCenter { .current() }

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__UserNotifications.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            AppProperties.replace(with: ["CFBundleDisplayName": "Diary"])
            test.events = []
        }
    }

    private func allow() {
        simulate(#"{"authorization": "authorized"}"#)
        center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
        screen.runUntilIdle()
    }

    private func simulate(_ json: String) {
        do { try Simulations.take("notifications", json: Data(json.utf8)) } catch { events.append("\(error)") }
        screen.runUntilIdle()
    }

    private func content(_ title: String, category: String = "") -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "Write something"
        content.badge = 3
        content.categoryIdentifier = category
        content.userInfo = ["day": 4]
        return content
    }

    private func ask(_ identifier: String, _ trigger: UNNotificationTrigger?, category: String = "") {
        center.add(
            UNNotificationRequest(
                identifier: identifier, content: content(identifier, category: category), trigger: trigger)
        ) {
            if let error = $0 { self.events.append("\((error as NSError).domain) \((error as NSError).code)") }
        }
        screen.runUntilIdle()
    }

    private func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    // MARK: Permission

    func testThePersonIsAskedOnce() {
        screen.show(UIViewController())
        center.requestAuthorization(options: [.alert, .sound]) { isAllowed, _ in
            self.events.append("first \(isAllowed)")
        }
        screen.runUntilIdle()
        XCTAssertEqual(
            screen.texts,
            [
                "“Diary” Would Like to Send You Notifications",
                "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
                "Don’t Allow", "Allow",
            ])
        expect()
        screen.tap("Allow")
        screen.runUntilIdle()
        expect("first true")
        center.requestAuthorization(options: [.alert]) { isAllowed, _ in self.events.append("second \(isAllowed)") }
        center.getNotificationSettings {
            self.events.append("\($0.authorizationStatus) \($0.alertSetting) \($0.badgeSetting)")
        }
        screen.runUntilIdle()
        expect("second true", "authorized enabled notSupported")
    }

    func testWhoSaysNoGetsNone() {
        center.requestAuthorization(options: [.alert]) { isAllowed, _ in self.events.append("\(isAllowed)") }
        screen.runUntilIdle()
        screen.tap("Don’t Allow")
        screen.runUntilIdle()
        ask("a", nil)
        expect("false", "UNErrorDomain 1")
    }

    // MARK: Times

    func testAfterSomeSecondsInTheBackground() {
        allow()
        ask("later", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
        TestEnvironment.moveToBackground()
        screen.advance(by: 4.9)
        XCTAssertEqual(NotificationServices.shared.delivered, [])
        XCTAssertEqual(NotificationServices.shared.pending.map(\.identifier), ["later"])
        screen.advance(by: 0.2)
        XCTAssertEqual(NotificationServices.shared.delivered.map(\.request.content.title), ["later"])
        XCTAssertEqual(NotificationServices.shared.pending, [])
        XCTAssertEqual(NotificationServices.shared.badge, 3)
        TestEnvironment.moveToForeground()
    }

    func testAgainAndAgainAndTakenBack() {
        allow()
        ask("tick", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
        let delegate = Delegate { self.events.append($0) }
        center.delegate = delegate
        screen.advance(by: 181)
        expect("present tick", "present tick", "present tick")
        center.removePendingNotificationRequests(withIdentifiers: ["tick"])
        screen.advance(by: 120)
        expect()
    }

    func testAtATimeOfDay() {
        allow()
        let calendar = Calendar.current
        let soon = Date().addingTimeInterval(90)
        let parts = calendar.dateComponents([.hour, .minute, .second], from: soon)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        XCTAssertEqual(
            trigger.nextTriggerDate().map { calendar.dateComponents([.hour, .minute, .second], from: $0) }, parts)
        ask("daily", trigger)
        let delegate = Delegate { self.events.append($0) }
        center.delegate = delegate
        screen.advance(by: 91)
        expect("present daily")
        XCTAssertEqual(NotificationServices.shared.pending.map(\.identifier), ["daily"])
    }

    func testALaterRequestTakesThePlaceOfOneWithItsName() {
        allow()
        ask("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
        ask("a", UNTimeIntervalNotificationTrigger(timeInterval: 50, repeats: false))
        center.getPendingNotificationRequests { self.events.append("\($0.count)") }
        screen.runUntilIdle()
        expect("1")
    }

    // MARK: In front

    func testABannerIsShownAndTapped() {
        allow()
        let delegate = Delegate(options: [.banner, .list]) { self.events.append($0) }
        center.delegate = delegate
        screen.show(UIViewController())
        ask("hello", nil)
        screen.advance(by: 1)
        expect("present hello")
        screen.expectVisible("hello")
        screen.expectVisible("Write something")
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        screen.tap("hello")
        screen.advance(by: 1)
        expect("receive com.apple.UNNotificationDefaultActionIdentifier 4")
        screen.expectNotVisible("Write something")
        XCTAssertEqual(NotificationServices.shared.delivered, [])
    }

    func testABannerGoesOfItself() {
        allow()
        let delegate = Delegate(options: [.banner, .list]) { self.events.append($0) }
        center.delegate = delegate
        screen.show(UIViewController())
        ask("hello", nil)
        screen.advance(by: 7)
        screen.expectNotVisible("Write something")
        center.getDeliveredNotifications { self.events.append("\($0.count) delivered") }
        screen.runUntilIdle()
        expect("present hello", "1 delivered")
    }

    func testNothingIsShownWithoutADelegate() {
        allow()
        screen.show(UIViewController())
        ask("hello", nil)
        screen.expectNotVisible("Write something")
        XCTAssertEqual(NotificationServices.shared.delivered, [])
    }

    func testADelegateWithAsync() async {
        allow()
        let delegate = AsyncDelegate()
        center.delegate = delegate
        ask("hello", nil)
        let isAllowed = try? await center.requestAuthorization(options: [.alert])
        XCTAssertEqual(isAllowed, true)
    }

    // MARK: What arrives and what the person does

    func testPushAndActions() {
        allow()
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "message", actions: [reply], intentIdentifiers: [])
        ])
        let delegate = Delegate(options: [.list]) { self.events.append($0) }
        center.delegate = delegate
        simulate(#"{"push": {"aps": {"alert": {"title": "Ada", "body": "Hi"}, "category": "message"}, "day": 4}}"#)
        expect("present Ada")
        simulate(#"{"open": "push-1", "action": "shout"}"#)
        expect("the notification has no action 'shout'")
        simulate(#"{"open": "push-1", "action": "reply", "text": "Hello"}"#)
        expect("receive reply 4 Hello")
        simulate(#"{"open": "push-1"}"#)
        expect("the list has no notification 'push-1'")
    }

    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let options: UNNotificationPresentationOptions
        let note: (String) -> Void
        init(options: UNNotificationPresentationOptions = [], _ note: @escaping (String) -> Void) {
            (self.options, self.note) = (options, note)
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            note("present \(notification.request.content.title)")
            completionHandler(options)
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text = (response as? UNTextInputNotificationResponse).map { " \($0.userText)" } ?? ""
            let day = response.notification.request.content.userInfo["day"] as? Int ?? 0
            note("receive \(response.actionIdentifier) \(day)\(text)")
            completionHandler()
        }
    }

    private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions { [.banner] }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {}
    }
}
