import XCTest

@testable import Mail

final class MailCacheTests: XCTestCase {
    private let folder = TemporaryFolder()

    func testThereIsNothingAtFirst() {
        XCTAssertEqual(MailCache(name: "ada", folder: folder.url).read(), MailCache.Contents())
    }

    func testWhatIsWrittenCanBeRead() {
        let contents = MailCache.Contents(accounts: [.work], messages: ["work": [.mill, .tea]])
        MailCache(name: "ada", folder: folder.url).write(contents)
        XCTAssertEqual(MailCache(name: "ada", folder: folder.url).read(), contents)
        XCTAssertEqual(MailCache(name: "charles", folder: folder.url).read(), MailCache.Contents())
    }

    func testABrokenFileIsAnEmptyOne() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(#"{"accounts": [{"id": 1}]"#.utf8).write(to: folder.url.appendingPathComponent("ada.json"))
        XCTAssertEqual(MailCache(name: "ada", folder: folder.url).read(), MailCache.Contents())
    }
}
