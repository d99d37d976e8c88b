import UIKitTesting
import XCTest

@testable import SafariServices
@testable import WebKit
@testable import WebKitEngine
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class BrowserTests: XCTestCase {
    private var screen: TestScreen!
    private var events: [String] = []

    override func setUp() async throws {
        __introduce(__WebKit.self)
        __introduce(__SafariServices.self)
        screen = TestScreen()
        events = []
        WebEngines.shared.maker = { _, _ in WebEngines.shared.still(nil) }
    }

    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        let note: (String) -> Void
        init(_ note: @escaping (String) -> Void) { self.note = note }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note("finish") }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { note("complete \(didLoadSuccessfully)") }
    }

    func testAPageThatCannotBeLoadedAndDone() {
        let root = UIViewController()
        screen.show(root)
        let browser = SFSafariViewController(url: URL(string: "https://example.com/a")!)
        let delegate = Delegate { [unowned self] in events.append($0) }
        browser.delegate = delegate
        root.present(browser, animated: true)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["complete false"])
        screen.expectVisible("example.com")
        screen.expectVisible("“The Internet connection appears to be offline.”")
        screen.tap("Done")
        XCTAssertEqual(events, ["complete false", "finish"])
        XCTAssertNil(root.presentedViewController)
    }

    func testTheButtonAndTheColours() {
        let root = UIViewController()
        screen.show(root)
        let browser = SFSafariViewController(url: URL(string: "https://example.com/a")!)
        browser.dismissButtonStyle = .cancel
        browser.preferredControlTintColor = .red
        browser.preferredBarTintColor = .black
        root.present(browser, animated: false)
        screen.runUntilIdle()
        screen.expectVisible("Cancel")
        XCTAssertEqual(browser.browser.bar.tintColor, .red)
        XCTAssertEqual(browser.browser.tools.barTintColor, .black)
    }

    func testTheReadingListIsRefused() {
        XCTAssertNil(SSReadingList.default())
        XCTAssertTrue(SSReadingList.supportsURL(URL(string: "https://example.com")!))
        XCTAssertFalse(SSReadingList.supportsURL(URL(string: "mailto:a@example.com")!))
    }
}
