import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class InterfaceSessionTests: XCTestCase {
    override func setUp() {
        MainActor.assumeIsolated { TestEnvironment.reset() }
    }

    private final class Drawn: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    func testFlushingATransactionRunsAFrame() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.isHidden = false
        XCTAssertEqual(view.layouts, 0)
        CATransaction.flush()
        XCTAssertEqual(view.layouts, 1)
    }

    func testASessionBeginsWithoutWhatTheAppHas() {
        let (application, screen, device) = (UIApplication.shared, UIScreen.main, UIDevice.current)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        UIPasteboard.general.string = "copied"
        UILabel.appearance().textColor = .red
        device.beginGeneratingDeviceOrientationNotifications()
        StateRestoration.prepare("{}")
        TestEnvironment.reset()
        XCTAssertEqual(UIApplication.shared.windows, [])
        XCTAssertNil(UIPasteboard.general.string)
        XCTAssertTrue(AppearanceProxies.shared.isEmpty)
        device.endGeneratingDeviceOrientationNotifications()
        XCTAssertFalse(device.isGeneratingDeviceOrientationNotifications)
        XCTAssertTrue(UIApplication.shared === application && UIScreen.main === screen && UIDevice.current === device)
    }

    func testATimedCallDoesNotOutliveItsSession() {
        let object = Called()
        object.perform(Selector("call"), with: nil, afterDelay: 1)
        TestEnvironment.reset()
        TestEnvironment.advance(by: 2)
        XCTAssertEqual(object.calls, 0)
    }

    private final class Called: NSObject, ObjectiveCExposed {
        static var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Called",
                methods: [
                    "call": { object, _ in
                        (object as? Called)?.calls += 1
                        return nil
                    }
                ])
        }
        var calls = 0
    }
}
