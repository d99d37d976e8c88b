import UIKit
import XCTest

/// Objects of Foundation as keys beside the values of Swift that they stand for.
final class AnyHashableTests: XCTestCase {
    func test_objectsFindWhatWasPutThereByValues() {
        let date = Date(timeIntervalSince1970: 5)
        let address = URL(fileURLWithPath: "/a")
        let values: [AnyHashable: String] = [
            "name": "text", 1: "integer", 1.5: "number", true: "truth", UInt64.max: "large", date: "date",
            address: "address",
        ]
        let keys: [NSObject] = [
            NSString("name"), NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: true),
            NSNumber(value: UInt64.max), date as NSDate, address as NSURL,
        ]
        XCTAssertEqual(
            keys.map { values[$0] }, ["text", "integer", "number", "truth", "large", "date", "address"])
    }

    func test_valuesFindWhatWasPutThereByObjects() {
        let texts: [AnyHashable: Int] = [NSString("name"): 1, NSNumber(value: 2): 2]
        XCTAssertEqual(texts["name"], 1)
        XCTAssertEqual(texts[2], 2)
        XCTAssertEqual(Set<AnyHashable>([NSString("x"), "x", NSMutableString("x")]).count, 1)
    }
}
