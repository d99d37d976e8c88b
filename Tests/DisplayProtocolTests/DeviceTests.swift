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

    func testNoNameIsThereTwice() {
        XCTAssertEqual(Set(ScreenConfiguration.devices.map(\.deviceName)).count, ScreenConfiguration.devices.count)
    }
}
