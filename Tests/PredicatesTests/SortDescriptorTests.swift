import Foundation
import XCTest

import Predicates

/// What descriptors make of a list.
final class SortDescriptorTests: XCTestCase {
    private let people: [[String: Any]] = [
        ["name": "bob", "age": 30], ["name": "Ann", "age": 25], ["name": "carl", "age": 30],
        ["name": "file10", "age": 1],
        ["name": "file9", "age": 1],
    ]

    private func names(_ descriptors: NSSortDescriptor...) -> [String] {
        (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
    }

    func testKeys() {
        XCTAssertEqual(
            names(NSSortDescriptor(key: "name", ascending: true)), ["Ann", "bob", "carl", "file10", "file9"])
        XCTAssertEqual(
            names(NSSortDescriptor(key: "name", ascending: false)), ["file9", "file10", "carl", "bob", "Ann"])
        XCTAssertEqual(
            names(NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true)),
            ["bob", "carl", "Ann", "file10", "file9"])
        XCTAssertEqual(
            names(
                NSSortDescriptor(key: "name.length", ascending: true), NSSortDescriptor(key: "name", ascending: false)),
            ["bob", "Ann", "carl", "file9", "file10"])
    }

    func testMethodsAndClosures() {
        XCTAssertEqual(
            names(NSSortDescriptor(key: "name", ascending: true, __selector: "localizedStandardCompare:")).suffix(2),
            ["file9", "file10"])
        XCTAssertEqual(
            names(NSSortDescriptor(key: "name", ascending: true, __selector: "caseInsensitiveCompare:")).first, "Ann")
        let byLength = NSSortDescriptor(key: "name", ascending: false) { one, other in
            let lengths = [one, other].map { ($0 as? String)?.count ?? 0 }
            return lengths[0] == lengths[1]
                ? .orderedSame : lengths[0] < lengths[1] ? .orderedAscending : .orderedDescending
        }
        XCTAssertEqual(names(byLength), ["file10", "file9", "carl", "bob", "Ann"])
    }

    func testReversed() throws {
        let descriptor = NSSortDescriptor(key: "age", ascending: true)
        let reversed = try XCTUnwrap(descriptor.reversedSortDescriptor as? NSSortDescriptor)
        XCTAssertFalse(reversed.ascending)
        XCTAssertEqual(reversed.key, "age")
        XCTAssertEqual(names(reversed).last?.prefix(4), "file")
        XCTAssertEqual(descriptor, NSSortDescriptor(key: "age", ascending: true))
        XCTAssertNotEqual(descriptor, reversed)
    }

    func testTheObjectsThemselvesAndNothing() {
        let sorted = ([3, 1, 2] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        XCTAssertEqual(sorted as? [Int], [1, 2, 3])
        let rows: [[String: Any]] = [["a": 2], [:], ["a": 1]]
        let order = (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: "a", ascending: true)])
        XCTAssertEqual(order.map { ($0 as? [String: Any])?["a"] as? Int }, [nil, 1, 2])
        let list = NSMutableArray(array: ["b", "a"])
        list.sort(using: [NSSortDescriptor(key: "self", ascending: true)])
        XCTAssertEqual(list as? [String], ["a", "b"])
    }

    func testKeyPathsOfSwift() {
        struct Row { var number: Int }
        let descriptor = NSSortDescriptor(keyPath: \Row.number, ascending: false)
        XCTAssertEqual(descriptor.compare(Row(number: 1), to: Row(number: 2)), .orderedDescending)
    }
}
