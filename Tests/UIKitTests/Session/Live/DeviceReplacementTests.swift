import DisplayProtocol
import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The app finds itself on another device.
@preconcurrency @MainActor final class DeviceReplacementTests: EventTestCase {
    private final class Controller: UIViewController {
        var log: (String) -> Void = { _ in }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log("transition to \(Int(size.width)) × \(Int(size.height)) animated \(coordinator.isAnimated)")
            coordinator.animate(alongsideTransition: nil) { [log] _ in log("transition ended") }
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log("traits to \(newCollection.userInterfaceIdiom) \(newCollection.horizontalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            log("traits from \(previous.map { "\($0.userInterfaceIdiom)" } ?? "nil")")
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log("safe area \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))")
        }
    }

    private func show() -> Controller {
        let controller = Controller()
        window.rootViewController = controller
        settle()
        controller.log = { [weak self] in self?.log.append($0) }
        return controller
    }

    private func replace(by name: String, held orientation: ScreenConfiguration.Orientation = .portrait) throws {
        var device = try XCTUnwrap(ScreenConfiguration.device(named: name))
        device.orientation = orientation
        DisplayMessage.SetScreen(device).handle()
        settle()
    }

    func testTheWindowTakesTheWayOfARotation() throws {
        let controller = show()
        try replace(by: "iPad (10th generation)")
        XCTAssertEqual(window.bounds.size, CGSize(width: 820, height: 1180))
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 820, height: 1180))
        XCTAssertEqual(UIScreen.main.scale, 2)
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
        XCTAssertEqual(controller.traitCollection.displayScale, 2)
        XCTAssertEqual(controller.view.layer.contentsScale, 2)
        XCTAssertEqual(
            takeLog(),
            [
                "traits to pad regular", "transition to 820 × 1180 animated false", "safe area 24 20",
                "traits from phone", "transition ended",
            ])
        try replace(by: "iPhone SE (3rd generation)")
        XCTAssertEqual(window.bounds.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    }

    func testAScreenOfTheSameSizeChangesWhatIsDifferent() throws {
        let controller = show()
        try replace(by: "iPhone 16")
        XCTAssertEqual(UIDevice.current.name, "iPhone 16")
        XCTAssertEqual(takeLog(), [])
        withExtendedLifetime(controller) {}
    }

    func testTheInterfaceStaysTurned() throws {
        DisplayMessage.SetScreen(UIScreen.main.device).handle()
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        let controller = show()
        try replace(by: "iPhone 15 Pro Max", held: .landscapeLeft)
        XCTAssertEqual(window.bounds.size, CGSize(width: 932, height: 430))
        XCTAssertEqual(UIScreen.main.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(takeLog().filter { $0.hasPrefix("transition to") }, ["transition to 932 × 430 animated false"])
        withExtendedLifetime(controller) {}
    }

    func testADeviceThatIsHeldAnotherWayTurnsTheInterface() throws {
        let controller = show()
        try replace(by: "iPad mini (6th generation)", held: .landscapeRight)
        XCTAssertEqual(window.bounds.size, CGSize(width: 1133, height: 744))
        XCTAssertEqual(
            takeLog().filter { $0.hasPrefix("transition to") },
            ["transition to 744 × 1133 animated false", "transition to 1133 × 744 animated true"])
        withExtendedLifetime(controller) {}
    }

    func testTheInterfaceGoesOnTurningAfterItWasReplacedInTheMiddleOfATurn() throws {
        let controller = show()
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        VirtualTime.advance(by: 0.1, passRealTime: false)
        try replace(by: "iPhone 15 Pro Max", held: .landscapeLeft)
        XCTAssertEqual(window.bounds.size, CGSize(width: 932, height: 430))
        InterfaceRotation.shared.deviceTurned(to: .portrait)
        settle()
        XCTAssertEqual(window.bounds.size, CGSize(width: 430, height: 932))
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 430, height: 932))
    }

    func testAnotherSizeOfTextIsTold() throws {
        let controller = show()
        nonisolated(unsafe) var told: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in told.append("told") }
        var device = try XCTUnwrap(ScreenConfiguration.device(named: "iPad mini (6th generation)"))
        device.textSize = .accessibility1
        DisplayMessage.SetScreen(device).handle()
        settle()
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(told, ["told"])
        XCTAssertEqual(controller.traitCollection.preferredContentSizeCategory, .accessibilityMedium)
    }

    func testAllOfTheNewScreenIsReachableForAssistiveTechnology() throws {
        let controller = show()
        let button = UIButton(frame: CGRect(x: 700, y: 1000, width: 100, height: 44))
        button.setTitle("Far", for: .normal)
        controller.view.addSubview(button)
        settle()
        func labels() -> [String?] { AccessibilityCollector.elements().map(\.node.object?.accessibilityLabel) }
        XCTAssertFalse(labels().contains("Far"))
        try replace(by: "iPad (10th generation)")
        XCTAssertTrue(labels().contains("Far"), "\(labels())")
        try replace(by: "iPhone SE (3rd generation)")
        XCTAssertFalse(labels().contains("Far"))
    }
}
