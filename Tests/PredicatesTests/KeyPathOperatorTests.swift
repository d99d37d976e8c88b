import Foundation
import XCTest

@testable import Predicates

/// Key paths through collections, with the transactions of the Key-Value Coding Programming Guide.
final class KeyPathOperatorTests: XCTestCase {
    private static func transactions() -> [[String: Any]] {
        let rows: [(String, Double, Int)] = [
            ("Green Power", 120, 20151201), ("Green Power", 150, 20160101), ("Green Power", 170, 20160201),
            ("Car Loan", 250, 20160115), ("Car Loan", 250, 20160215), ("Car Loan", 250, 20160315),
            ("General Cable", 120, 20151201), ("General Cable", 155, 20160101), ("General Cable", 120, 20160201),
            ("Mortgage", 1250, 20160115), ("Mortgage", 1250, 20160215), ("Mortgage", 1250, 20160315),
            ("Animal Hospital", 600, 20160715),
        ]
        return rows.map { ["payee": $0.0, "amount": $0.1, "date": $0.2] }
    }

    private func value(_ path: String, of object: Any? = nil) -> Any? {
        KeyedValues.value(forKeyPath: path, of: object ?? Self.transactions())
    }

    func testTransactionsOfTheGuide() {
        XCTAssertEqual((value("@avg.amount") as? NSNumber)?.doubleValue ?? 0, 456.538, accuracy: 0.001)
        XCTAssertEqual(value("@count") as? Int, 13)
        XCTAssertEqual(value("@max.date") as? Int, 20160715)
        XCTAssertEqual(value("@min.date") as? Int, 20151201)
        XCTAssertEqual(value("@sum.amount") as? Int, 5935)
        XCTAssertEqual(
            value("@distinctUnionOfObjects.payee") as? [String],
            ["Green Power", "Car Loan", "General Cable", "Mortgage", "Animal Hospital"])
        XCTAssertEqual((value("@unionOfObjects.payee") as? [String])?.count, 13)
        let more = [["payee": "General Cable - Cottage"], ["payee": "Second Mortgage"], ["payee": "Mortgage"]]
        let both: [Any] = [Self.transactions(), more]
        XCTAssertEqual((value("@distinctUnionOfArrays.payee", of: both) as? [String])?.count, 7)
        XCTAssertEqual((value("@unionOfArrays.payee", of: both) as? [String])?.count, 16)
        let sets = NSSet(array: [NSSet(array: more), NSSet(array: [["payee": "Mortgage"]])])
        XCTAssertEqual((value("@distinctUnionOfSets.payee", of: sets) as? NSSet)?.count, 3)
    }

    func testCollectionsMap() {
        XCTAssertEqual(value("payee", of: [["payee": "a"], [:]]) as? [AnyHashable], ["a", NSNull()])
        XCTAssertEqual(value("payee", of: NSSet(array: [["payee": "a"], [:]])) as? Set<String>, ["a"])
        XCTAssertEqual(value("a.b", of: ["a": ["b": 3]]) as? Int, 3)
        XCTAssertEqual(value("a.b", of: ["a": [["b": 3], ["b": 4]]]) as? [Int], [3, 4])
        XCTAssertEqual(value("a.length", of: [["a": "xyz"]]) as? [Int], [3])
        XCTAssertEqual(value("@sum.self", of: [0.1, 0.2]) as? Double, 0.3)
        XCTAssertEqual(value("@max.self", of: ["b", "c", "a"]) as? String, "c")
        XCTAssertEqual(value("self", of: 5) as? Int, 5)
        XCTAssertEqual(value("@count", of: ["a": 1, "b": 2]) as? Int, 2)
        XCTAssertEqual(value("@sum.x", of: [Any]()) as? Int, 0)
        XCTAssertNil(value("@max.x", of: [Any]()))
    }

    func testNumbersAreObjects() {
        XCTAssertEqual(value("a", of: ["a": 3]) as? Double, 3)
        XCTAssertEqual(value("a", of: ["a": UInt8(3)]) as? Int, 3)
        XCTAssertEqual(value("a", of: ["a": true]) as? Int, 1)
        XCTAssertEqual(value("a", of: ["a": Int?.some(3) as Any]) as? Int, 3)
    }
}
