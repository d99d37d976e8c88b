import Foundation
import XCTest

@testable import DisplayProtocol

final class DeviceTests: XCTestCase {
    func testTheFirstDeviceIsAniPhone15() {
        let device = ScreenConfiguration.devices[0]
        XCTAssertEqual(device.deviceName, "iPhone 15")
        XCTAssertEqual(device.size, CGSize(width: 393, height: 852))
        XCTAssertEqual([device.pixelWidth, device.pixelHeight], [1179, 2556])
        XCTAssertEqual(device.safeAreaInsets, EdgeInsets(top: 59, bottom: 34))
    }

    func testNamesAreFoundWhateverTheirCaseAndWithoutTheirGeneration() {
        XCTAssertEqual(ScreenConfiguration.device(named: "iphone 13 MINI")?.safeAreaInsets.top, 50)
        XCTAssertEqual(ScreenConfiguration.device(named: "iPhone SE")?.deviceName, "iPhone SE (3rd generation)")
        XCTAssertEqual(
            ScreenConfiguration.device(named: "iPhone SE (2nd gen)")?.deviceName, "iPhone SE (2nd generation)")
        XCTAssertEqual(ScreenConfiguration.device(named: "iPad")?.idiom, .pad)
        XCTAssertNil(ScreenConfiguration.device(named: "iPhone"))
    }

    func testNamesOfXcodesSimulators() {
        func size(_ name: String) -> CGSize? { ScreenConfiguration.device(named: name)?.size }
        let pad = CGSize(width: 834, height: 1194)
        XCTAssertEqual(size("iPad Pro 11-inch"), pad)
        XCTAssertEqual(size("iPad Pro (11-inch)"), pad)
        XCTAssertEqual(size("iPad Pro (11-inch) (4th generation)"), pad)
        XCTAssertEqual(size("iPad Pro 11-inch (M4)"), CGSize(width: 834, height: 1210))
        XCTAssertEqual(size("iPad Pro 13-inch"), CGSize(width: 1032, height: 1376))
        XCTAssertEqual(size("iPad Air 11-inch (M2)"), CGSize(width: 820, height: 1180))
        XCTAssertEqual(size("iPhone 15 Pro Max"), CGSize(width: 430, height: 932))
        XCTAssertEqual(size("iPhone 14 Pro"), CGSize(width: 393, height: 852))
        XCTAssertNil(size("iPad Pro (12.9-inch)"))
    }

    func testADeviceOnItsSide() throws {
        let phone = ScreenConfiguration.devices[0].turned(to: .landscapeLeft)
        XCTAssertEqual(phone.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(phone.safeAreaInsets, EdgeInsets(left: 59, bottom: 21, right: 59))
        XCTAssertEqual(phone.statusBarHeight, 0)
        XCTAssertEqual([phone.pixelWidth, phone.pixelHeight], [2556, 1179])
        for name in ["iPhone 8", "iPad mini (6th generation)"] {
            let device = try XCTUnwrap(ScreenConfiguration.device(named: name))
            let turned = device.turned(to: .landscapeRight)
            XCTAssertEqual(turned.size, CGSize(width: device.size.height, height: device.size.width))
            XCTAssertEqual(turned.safeAreaInsets, device.safeAreaInsets)
            XCTAssertEqual(turned.statusBarHeight, device.statusBarHeight)
        }
        var upsideDown = ScreenConfiguration.devices[0]
        upsideDown.orientation = .portraitUpsideDown
        XCTAssertEqual(ScreenConfiguration.devices[0].turned(to: .portraitUpsideDown), upsideDown)
    }

    func testTheDeviceOfAnAppThatNamesNone() {
        XCTAssertEqual(ScreenConfiguration.standard(forPad: false).deviceName, "iPhone 15")
        XCTAssertEqual(ScreenConfiguration.standard(forPad: true).deviceName, "iPad (10th generation)")
    }

    func testNoNameIsThereTwice() {
        XCTAssertEqual(Set(ScreenConfiguration.devices.map(\.deviceName)).count, ScreenConfiguration.devices.count)
    }
}
