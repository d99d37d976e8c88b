import Foundation
import XCTest

@testable import matryoshka

/// What the kernel tells of a folder, in folders of the tests' own.
@preconcurrency @MainActor final class FolderWatcherTests: XCTestCase {
    private lazy var folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watched-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }()
    private var watcher: FolderWatcher!
    /// The names of the files of each change.
    private var changes: [Set<String>] = []

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.watcher = nil }
        super.tearDown()
    }

    private func watch(deeply: Bool = true) throws {
        watcher = try FolderWatcher()
        watcher.onChange = { [unowned self] paths in
            changes.append(Set(paths.map { String($0.dropFirst(folder.path.count + 1)) }))
        }
        try watcher.watch(folder.path, deeply: deeply)
    }

    private func write(_ path: String, _ text: String = "x") throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func move(_ old: String, to new: String) throws {
        XCTAssertEqual(rename(folder.appendingPathComponent(old).path, folder.appendingPathComponent(new).path), 0)
    }

    private func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// Waits for the next change.
    private func change() throws -> Set<String> {
        let end = Date(timeIntervalSinceNow: 30)
        while changes.isEmpty, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        return try XCTUnwrap(changes.isEmpty ? nil : changes.removeFirst(), "no change came")
    }

    func testAFileThatIsMade() throws {
        try watch()
        try write("a.swift")
        XCTAssertEqual(try change(), ["a.swift"])
    }

    func testAFileThatIsWritten() throws {
        try write("a.swift")
        try watch()
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent("a.swift"))
        try file.write(contentsOf: Data("y".utf8))
        try file.close()
        XCTAssertEqual(try change(), ["a.swift"])
    }

    func testAFileThatIsSavedByRenaming() throws {
        try write("a.swift")
        try watch()
        try write("a.swift.tmp")
        try move("a.swift.tmp", to: "a.swift")
        XCTAssertEqual(try change(), ["a.swift"])
    }

    func testAFileThatIsDeleted() throws {
        try write("a.swift")
        try watch()
        try delete("a.swift")
        XCTAssertEqual(try change(), ["a.swift"])
    }

    func testAFileThatIsRenamed() throws {
        try write("a.swift")
        try watch()
        try move("a.swift", to: "b.swift")
        XCTAssertEqual(try change(), ["a.swift", "b.swift"])
    }

    func testFilesInFoldersThatWereThere() throws {
        try write("One/Two/a.swift")
        try watch()
        try write("One/Two/a.swift", "y")
        XCTAssertEqual(try change(), ["One/Two/a.swift"])
    }

    func testFilesInFoldersThatCome() throws {
        try watch()
        try write("One/Two/a.swift")
        XCTAssertTrue(try change().contains("One"))
        try write("One/Two/b.swift")
        XCTAssertEqual(try change(), ["One/Two/b.swift"])
    }

    func testAFolderThatIsRenamedIsKnownByItsNewName() throws {
        try write("Old/a.swift")
        try watch()
        try move("Old", to: "New")
        XCTAssertEqual(try change(), ["Old", "New"])
        try write("New/a.swift", "y")
        XCTAssertEqual(try change(), ["New/a.swift"])
    }

    func testAFolderThatComesAgain() throws {
        try write("One/a.swift")
        try watch()
        try delete("One")
        _ = try change()
        try write("One/a.swift")
        _ = try change()
        try write("One/a.swift", "y")
        XCTAssertEqual(try change(), ["One/a.swift"])
    }

    func testABurstIsOneChange() throws {
        try watch()
        for number in 0..<50 { try write("f\(number).swift") }
        XCTAssertEqual(try change().count, 50)
        XCTAssertEqual(changes, [])
    }

    func testWhatEditorsAndToolsWriteIsIgnored() throws {
        try write(".git/HEAD")
        try watch()
        for name in [
            ".git/index", ".a.swift.swp", "a.swift~", "4913", "#a.swift#", ".#a.swift", "a.swp", ".build/x.o",
            "DerivedData/x", "App.xcodeproj/xcuserdata/me.xcuserdatad/state.xcuserstate",
        ] { try write(name) }
        try write("a.swift")
        // The folder of the project is new.
        XCTAssertEqual(try change().subtracting(["App.xcodeproj"]), ["a.swift"])
    }

    func testOnlyTheFilesOfAFolderThatIsNotWatchedDeeply() throws {
        try write("Below/a.swift")
        try watch(deeply: false)
        try write("Below/a.swift", "y")
        try write("New/a.swift")
        try write("b.swift")
        XCTAssertEqual(try change(), ["b.swift"])
    }

    func testAFolderMayBeWatchedDeeplyLater() throws {
        try write("Below/a.swift")
        try watch(deeply: false)
        try watcher.watch(folder.path)
        try write("Below/a.swift", "y")
        XCTAssertEqual(try change(), ["Below/a.swift"])
    }

    func testAFolderThatDoesNotExistIsLeftOut() throws {
        try watch()
        XCTAssertNoThrow(try watcher.watch(folder.path + "/nowhere"))
    }

    func testLinksAreNotFollowed() throws {
        try write("One/a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("One/loop").path, withDestinationPath: folder.path)
        try watch()
        try write("One/a.swift", "y")
        XCTAssertEqual(try change(), ["One/a.swift"])
    }
}
