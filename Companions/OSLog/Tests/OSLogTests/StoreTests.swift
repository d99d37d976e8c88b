import OSLog
import XCTest

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
    }
}
