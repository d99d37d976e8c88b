import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DocumentTests: XCTestCase {
    private final class Note: UIDocument {
        var text = ""
        var log: [String] = []

        override func contents(forType typeName: String) throws -> Any {
            log.append("contents \(typeName)")
            return Data(text.utf8)
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            log.append("load \(typeName ?? "nil")")
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { log.append("error") }
    }

    private final class Listener: NSObject, UIDocumentPickerDelegate {
        var picked: [String] = []
        var cancels = 0

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            picked.append(url.lastPathComponent)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    }

    private var folder = FileManager.default.temporaryDirectory.appendingPathComponent("DocumentTests-\(getpid())")

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    func testADocumentIsMadeReadAndClosed() throws {
        try withFolder {
            let screen = TestScreen()
            let file = folder.appendingPathComponent("a.txt")
            let note = Note(fileURL: file)
            XCTAssertEqual(note.documentState, .closed)
            XCTAssertEqual([note.localizedName, note.fileType], ["a", "public.plain-text"])
            note.text = "first"
            var ends: [String] = []
            note.save(to: file, for: .forCreating) { ends.append("saved \($0)") }
            // What is written is what there was.
            note.text = "later"
            XCTAssertNil(text(file))
            screen.runUntilIdle()
            XCTAssertEqual(text(file), "first")
            XCTAssertEqual(note.documentState, .normal)
            let other = Note(fileURL: file)
            other.open { ends.append("opened \($0)") }
            screen.runUntilIdle()
            XCTAssertEqual(other.text, "first")
            other.text = "second"
            other.updateChangeCount(.done)
            XCTAssertTrue(other.hasUnsavedChanges)
            other.close { ends.append("closed \($0)") }
            screen.runUntilIdle()
            XCTAssertEqual(text(file), "second")
            XCTAssertEqual(other.documentState, .closed)
            XCTAssertEqual(other.log, ["load public.plain-text", "contents public.plain-text"])
            XCTAssertEqual(ends, ["saved true", "opened true", "closed true"])
        }
    }

    func testChangesSaveThemselves() throws {
        try withFolder {
            let screen = TestScreen()
            let file = folder.appendingPathComponent("b.json")
            try Data("old".utf8).write(to: file)
            let note = Note(fileURL: file)
            note.open()
            screen.runUntilIdle()
            note.text = "new"
            note.updateChangeCount(.done)
            screen.advance(by: 14)
            XCTAssertEqual(text(file), "old")
            screen.advance(by: 2)
            screen.runUntilIdle()
            XCTAssertEqual(text(file), "new")
            XCTAssertFalse(note.hasUnsavedChanges)
        }
    }

    func testAFileThatIsNotThereIsAnError() {
        let screen = TestScreen()
        let note = Note(fileURL: folder.appendingPathComponent("none"))
        var ends: [Bool] = []
        note.open { ends.append($0) }
        screen.runUntilIdle()
        XCTAssertEqual(ends, [false])
        XCTAssertEqual(note.log, ["error"])
        XCTAssertEqual(note.documentState, .closed)
    }

    func testDocumentsArePicked() throws {
        try withFolder {
            for name in ["b.txt", "a.png", "c.txt"] {
                try Data("x".utf8).write(to: folder.appendingPathComponent(name))
            }
            let screen = TestScreen()
            let root = UIViewController()
            screen.show(root)
            let listener = Listener()
            let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
            picker.directoryURL = folder
            picker.delegate = listener
            root.present(picker, animated: true)
            screen.runUntilIdle()
            screen.tap("a")
            XCTAssertEqual(listener.picked, [])
            screen.tap("c")
            XCTAssertEqual(listener.picked, ["c.txt"])
            XCTAssertNil(root.presentedViewController)
            root.present(picker, animated: true)
            screen.runUntilIdle()
            screen.tap("Cancel")
            XCTAssertEqual(listener.cancels, 1)
        }
    }

    func testDocumentsAreSaved() throws {
        try withFolder {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("made.txt")
            try Data("made".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let screen = TestScreen()
            let root = UIViewController()
            screen.show(root)
            let listener = Listener()
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            picker.directoryURL = folder
            picker.delegate = listener
            root.present(picker, animated: true)
            screen.runUntilIdle()
            screen.expectVisible("No Documents")
            screen.tap("Save")
            XCTAssertEqual(text(folder.appendingPathComponent("made.txt")), "made")
            XCTAssertEqual(listener.picked, ["made.txt"])
        }
    }
}
