import UIKit
import XCTest

@_spi(Framework) @testable import os

/// Messages, signposts and locks.
final class LogTests: XCTestCase {
    private final class Lines: @unchecked Sendable { var all: [String] = [] }
    private let lines = Lines()

    override func setUp() {
        let lines = lines
        LogRecords.removeAll()
        LogRecords.divert { lines.all.append($0) }
    }

    func testFormatsOfTheFunction() {
        let log = OSLog(subsystem: "com.example.app", category: "network")
        os_log("plain")
        os_log("%{public}@ has %d of %.1f%%", log: log, type: .info, "Ada" as NSString, 3, 2.5)
        os_log(.error, log: log, "%{private}d", 7)
        os_log("never", log: .disabled)
        let left = 4
        os_log("\(left) left")
        os_log(.fault, log: log, "\(left) gone")
        XCTAssertEqual(
            lines.all,
            [
                "plain\n", "[network] Ada has 3 of 2.5%\n", "[network] error: 7\n", "4 left\n",
                "[network] fault: 4 gone\n",
            ])
    }

    func testInterpolationsOfTheLogger() {
        struct Place: CustomStringConvertible { var description: String { "here" } }
        let logger = Logger(subsystem: "com.example.app", category: "ui")
        let name = "Ada"
        logger.log("hello \(name, privacy: .public)")
        logger.debug(
            "\(255, format: .hex(includePrefix: true, uppercase: true)) \(2.345, format: .fixed(precision: 1))")
        logger.info("\(true) \(false, format: .answer) \(Place()) \(Int.self)")
        logger.warning("\(name, align: .right(columns: 5))|\(-7, format: .decimal(minDigits: 3))")
        logger.fault("\(NSNumber(value: 3)) \(CocoaError(.fileNoSuchFile).code.rawValue)")
        XCTAssertEqual(
            lines.all,
            [
                "[ui] hello Ada\n", "[ui] 0xFF 2.3\n", "[ui] true NO here Int\n", "[ui] error:   Ada|-007\n",
                "[ui] fault: 3 4\n",
            ])
        XCTAssertEqual(LogRecords.all.map(\.type), [.default, .debug, .info, .error, .fault])
    }

    func testSignpostsAreKeptAndNotWritten() {
        let poster = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
        let state = poster.beginInterval("load", id: poster.makeSignpostID(), "\(3) files")
        poster.emitEvent("half")
        poster.endInterval("load", state)
        XCTAssertEqual(poster.withIntervalSignpost("sum") { 1 + 1 }, 2)
        os_signpost(.event, log: .default, name: "old", "%d", 5)
        XCTAssertEqual(
            LogRecords.all.compactMap { record in
                record.signpost.map { "\($0.name) \($0.type.rawValue) \(record.message)" }
            },
            ["load 1 3 files", "half 0 ", "load 2 ", "sum 1 ", "sum 2 ", "old 0 5"])
        XCTAssertEqual(lines.all, [])
    }

    func testLocksWithAValue() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
        XCTAssertEqual(lock.withLock { $0 }, 100)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        XCTAssertFalse(plain.lockIfAvailable())
        plain.unlock()
    }
}
