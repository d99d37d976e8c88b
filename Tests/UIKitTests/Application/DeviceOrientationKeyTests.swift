@_spi(Testing) @testable import UIKit
import XCTest

/// The device's orientation by its key, which older apps set to turn the interface.
@preconcurrency @MainActor final class DeviceOrientationKeyTests: XCTestCase {
    func test_settingItSaysThatItIsNotSupported() {
        DiagnosticsChannel.shared.reset()
        let device = UIDevice.current
        let before = device.orientation
        device.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        XCTAssertEqual(device.orientation, before)
        XCTAssertEqual(device.value(forKey: "orientation") as? Int, before.rawValue)
        XCTAssertEqual(DiagnosticsChannel.shared.findings.map(\.diagnostic.code), ["device-orientation-set"])
        DiagnosticsChannel.shared.reset()
    }
}
