import QuartzCore
import UIKitTesting
import XCTest

@testable import CoreSpotlight
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class IndexTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    private func item(_ name: String, _ domain: String?) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = name
        attributes.keywords = ["note"]
        return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: domain, attributeSet: attributes)
    }

    func testWhatIsPutInAndTakenOut() {
        let index = CSSearchableIndex(name: UUID().uuidString)
        nonisolated(unsafe) var events: [String] = []
        index.indexSearchableItems([item("a", "notes.old"), item("b", "notes"), item("c", "notebook"), item("d", nil)])
        {
            events.append($0 == nil ? "kept" : "\($0!)")
        }
        XCTAssertEqual(events, [])
        screen.runUntilIdle()
        XCTAssertEqual(events, ["kept"])
        XCTAssertEqual(index.identifiers, ["a", "b", "c", "d"])
        index.deleteSearchableItems(withDomainIdentifiers: ["notes"])
        XCTAssertEqual(index.identifiers, ["c", "d"])
        index.deleteSearchableItems(withIdentifiers: ["d"])
        XCTAssertEqual(index.identifiers, ["c"])
        let expired = item("e", nil)
        expired.expirationDate = Date(timeIntervalSinceNow: -1)
        index.indexSearchableItems([expired])
        XCTAssertEqual(index.identifiers, ["c"])
        index.deleteAllSearchableItems()
        XCTAssertEqual(index.identifiers, [])
    }

    func testAFileThatCannotBeReadIsPutAside() throws {
        let file = IndexFile(UUID().uuidString)
        let broken = file.url.appendingPathExtension("broken")
        defer { for url in [file.url, broken] { try? FileManager.default.removeItem(at: url) } }
        XCTAssertNil(file.change { $0["a"] = IndexFile.Entry(attributes: [:]) })
        XCTAssertFalse(FileManager.default.fileExists(atPath: broken.path))
        try Data("no index".utf8).write(to: file.url)
        XCTAssertEqual(file.entries, [:])
        XCTAssertNil(file.change { $0["b"] = IndexFile.Entry(attributes: [:]) })
        XCTAssertEqual(file.entries.keys.sorted(), ["b"])
        XCTAssertEqual(try Data(contentsOf: broken), Data("no index".utf8))
    }
}
