import Foundation
import XCTest

@_spi(Testing) import UIKit

@preconcurrency @MainActor final class ExceptionTests: ScreenTestCase {
    func testRaisingGivesTheExceptionItself() throws {
        var raised: [NSException] = []
        NSException.interceptor = { raised.append($0) }
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3])
        exception.raise()
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised[0] === exception)
        XCTAssertEqual(raised[0].userInfo?["index"] as? Int, 3)
        XCTAssertEqual(raised[0].description, "too far")
    }

    func testExceptionsAreEqualByWhatTheySay() {
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3])
        XCTAssertEqual(exception, NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3]))
        XCTAssertEqual(exception.hash, NSException(name: .rangeException, reason: nil, userInfo: nil).hash)
        XCTAssertNotEqual(exception, NSException(name: .rangeException, reason: "too far", userInfo: ["index": 4]))
        XCTAssertNotEqual(exception, NSException(name: .rangeException, reason: "too far", userInfo: nil))
        XCTAssertNotEqual(exception, NSException(name: .genericException, reason: "too far", userInfo: ["index": 3]))
        XCTAssertEqual(
            NSException(name: .genericException, reason: nil), NSException(name: .genericException, reason: nil))
    }
}
