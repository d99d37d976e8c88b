import OSLog
import XCTest

@_spi(Framework) import UIKit
@_spi(Framework) import os

final class StoreTests: XCTestCase {
    func testTheAppReadsItsOwnMessages() throws {
        LogRecords.removeAll()
        LogRecords.divert { _ in }
        Logger(subsystem: "com.example.app", category: "a").error("wrong")
        OSSignposter(subsystem: "com.example.app", category: "b").emitEvent("now")
        let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
        XCTAssertEqual(entries.map(\.composedMessage), ["wrong", ""])
        XCTAssertEqual((entries.first as? OSLogEntryLog)?.level, .error)
        XCTAssertEqual((entries.last as? OSLogEntrySignpost)?.signpostName, "now")
        XCTAssertThrowsError(try OSLogStore(scope: .system))
        // A predicate asks the entries for their keys.
        MainActor.assumeIsolated { __introduce(__OSLog.self) }
        let wanted = UIKit.NSPredicate(format: "subsystem == 'com.example.app' AND category == 'a'")
        let found = try OSLogStore(scope: .currentProcessIdentifier).getEntries(matching: wanted)
        XCTAssertEqual(found.map(\.composedMessage), ["wrong"])
    }
}
