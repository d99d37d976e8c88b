import Foundation
import XCTest

@testable import DisplayProtocol

final class SessionFolderTests: XCTestCase {
    private var parent = ""

    override func setUpWithError() throws {
        parent = NSTemporaryDirectory() + "sessions-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: parent) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: parent).sorted() }
    }

    /// What a display that was killed leaves.
    private func makeAbandoned(_ name: String) throws {
        let folder = "\(parent)/\(name)"
        try FileManager.default.createDirectory(atPath: folder + "/home/tmp", withIntermediateDirectories: true)
        try StreamSocket.listening(at: folder + "/display").close()
    }

    func testItIsThisUsersAndGoesWithTheObject() throws {
        var folder: SessionFolder? = try SessionFolder(in: parent)
        let path = try XCTUnwrap(folder?.path)
        var status = stat()
        XCTAssertEqual(stat(path, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o700)
        folder = nil
        XCTAssertEqual(try names, [])
    }

    func testWhatNobodyUsesAnyMoreIsRemovedByTheNext() throws {
        try makeAbandoned("matryoshka-aaaaaa")
        let used = try SessionFolder(in: parent)
        let socket = try StreamSocket.listening(at: used.socket)
        XCTAssertEqual(try names, [URL(fileURLWithPath: used.path).lastPathComponent])
        try makeAbandoned("matryoshka-bbbbbb")
        let next = try SessionFolder(in: parent)
        XCTAssertEqual(try names, [used, next].map { URL(fileURLWithPath: $0.path).lastPathComponent }.sorted())
        XCTAssertNoThrow(try StreamSocket.connected(to: used.socket))
        socket.close()
    }

    func testNothingElseIsRemoved() throws {
        try makeAbandoned("elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: "\(parent)/matryoshka-linked", withDestinationPath: "\(parent)/elsewhere")
        try FileManager.default.createDirectory(
            atPath: "\(parent)/matryoshka-nosock", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: "\(parent)/matryoshka-file"))
        _ = try SessionFolder(in: parent)
        XCTAssertEqual(try names, ["elsewhere", "matryoshka-file", "matryoshka-linked", "matryoshka-nosock"])
    }
}
