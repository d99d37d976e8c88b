import UIKitTesting
import XCTest

@testable import LinkPresentation
@_spi(Framework) import UIKit

/// Links that apps describe.
@preconcurrency @MainActor final class LinkTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var events: [String] = []

    func testPagesSayNothing() {
        let screen = TestScreen()
        let address = URL(string: "https://example.org/a")!
        LPMetadataProvider().startFetchingMetadata(for: address) { metadata, error in
            self.events.append("\(metadata == nil) \((error as? LPError)?.code == .metadataFetchFailed)")
        }
        let cancelled = LPMetadataProvider()
        cancelled.startFetchingMetadata(for: address) { _, error in
            self.events.append("\((error as? LPError)?.code == .metadataFetchCancelled)")
        }
        cancelled.cancel()
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true true", "true"])
    }

    func testAViewShowsALink() {
        let screen = TestScreen()
        let metadata = LPLinkMetadata()
        metadata.title = "Milk"
        metadata.url = URL(string: "https://example.org/a")
        let link = LPLinkView(metadata: metadata)
        let controller = UIViewController()
        link.frame = CGRect(x: 20, y: 100, width: 300, height: 60)
        controller.view.addSubview(link)
        screen.show(controller)
        XCTAssertEqual(screen.texts, ["Milk", "example.org"])
        link.metadata = LPLinkView(url: URL(string: "https://example.com")!).metadata
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts, ["example.com"])
    }
}
