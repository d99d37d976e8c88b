import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DocumentBrowserTests: EventTestCase {
    private final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate {
        var log: [String] = []
        var source: URL?
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler:
                @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) { importHandler(source, .copy) }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) { log.append("imported \(destinationURL.pathExtension)") }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
            error: (any Error)?
        ) { log.append("failed \(documentURL.lastPathComponent)") }
    }

    func testANewDocumentComesIntoTheFolder() throws {
        let listener = Listener()
        let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])
        browser.delegate = listener
        window.rootViewController = browser
        FramePipeline.shared.runFrame()
        let list = try XCTUnwrap((browser.children.first as? UINavigationController)?.topViewController)
        let add = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        listener.source = source
        add.fire(from: nil)
        XCTAssertEqual(listener.log, ["failed \(source.lastPathComponent)"])
        try Data("text".utf8).write(to: source)
        add.fire(from: nil)
        let made = AppDocuments.folder.appendingPathComponent(source.lastPathComponent)
        XCTAssertEqual(listener.log.last, "imported txt")
        XCTAssertEqual(try String(contentsOf: made, encoding: .utf8), "text")
        browser.allowsDocumentCreation = false
        XCTAssertEqual(list.navigationItem.rightBarButtonItems ?? [], [])
        for file in [source, made] { try FileManager.default.removeItem(at: file) }
    }
}
