import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DeviceTests: EventTestCase {
    func testTheDeviceAnswersAsASimulator() {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        XCTAssertEqual(device.batteryState, .unknown)
        XCTAssertEqual(device.batteryLevel, -1)
        device.isProximityMonitoringEnabled = true
        XCTAssertFalse(device.isProximityMonitoringEnabled)
        XCTAssertEqual(device.identifierForVendor, UIDevice.current.identifierForVendor)
        XCTAssertNotEqual(UIDevice.identifier(of: "org.one/iPhone"), UIDevice.identifier(of: "org.two/iPhone"))
        XCTAssertEqual(UIScreen.main.currentMode?.size, UIScreen.main.nativeBounds.size)
    }

    private final class Turning: UIViewController {
        var log: (String) -> Void = { _ in }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log("willRotate \(toInterfaceOrientation.isLandscape) \(interfaceOrientation.isLandscape)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log("willAnimate \(interfaceOrientation.isLandscape)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log("didRotate \(fromInterfaceOrientation.isLandscape)")
        }
    }

    func testControllersHearOfRotationsByTheOlderMethods() {
        let controller = Turning()
        controller.log = { [weak self] in self?.log.append($0) }
        window.rootViewController = controller
        FramePipeline.shared.runFrame()
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        XCTAssertEqual(takeLog(), ["willRotate true false", "willAnimate true", "didRotate false"])
        InterfaceRotation.shared.deviceTurned(to: .portrait)
        settle()
    }

    private final class Listener: NSObject, UIApplicationDelegate {
        var log: (String) -> Void = { _ in }
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            log("received \(notification.alertBody ?? "")")
        }
    }

    func testLocalNotificationsAreDueInFrontAndCanBeTakenBack() {
        let listener = Listener()
        listener.log = { [weak self] in self?.log.append($0) }
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = listener
        defer { UIApplication.shared.delegate = old }
        let one = UILocalNotification()
        one.alertBody = "one"
        one.fireDate = Date(timeIntervalSinceNow: 10)
        let two = UILocalNotification()
        two.alertBody = "two"
        two.fireDate = Date(timeIntervalSinceNow: 5)
        UIApplication.shared.scheduleLocalNotification(one)
        UIApplication.shared.scheduleLocalNotification(two)
        XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications?.count, 2)
        UIApplication.shared.cancelLocalNotification(two)
        wait(11)
        XCTAssertEqual(takeLog(), ["received one"])
        XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications?.count, 0)
    }

    func testARepeatedNotificationHasANextDate() {
        let daily = UILocalNotification()
        let date = Date(timeIntervalSince1970: 0)
        daily.fireDate = date
        XCTAssertNil(daily.next(after: date))
        daily.repeatInterval = .hour
        XCTAssertEqual(daily.next(after: date), Date(timeIntervalSince1970: 3600))
    }
}
