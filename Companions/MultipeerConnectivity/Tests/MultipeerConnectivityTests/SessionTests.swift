import UIKitTesting
import XCTest

@testable import MultipeerConnectivity
@_spi(Framework) import UIKit

/// Sessions where nobody is nearby.
@preconcurrency @MainActor final class SessionTests: XCTestCase, @unchecked Sendable {
    private final class Delegate: NSObject, MCBrowserViewControllerDelegate {
        var events: [String] = []
        func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) { events.append("done") }
        func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
            events.append("cancelled")
            browserViewController.dismiss(animated: true)
        }
    }

    func testNobodyIsThere() {
        let peer = MCPeerID(displayName: "me")
        let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
        XCTAssertEqual(session.connectedPeers, [])
        XCTAssertThrowsError(try session.send(Data(), toPeers: [MCPeerID(displayName: "you")], with: .reliable)) {
            XCTAssertEqual(($0 as? MCError)?.code, .notConnected)
        }
    }

    func testThePersonCanCancel() {
        let screen = TestScreen()
        let root = UIViewController()
        screen.show(root)
        let delegate = Delegate()
        let browser = MCBrowserViewController(
            serviceType: "chat", session: MCSession(peer: MCPeerID(displayName: "me")))
        browser.delegate = delegate
        root.present(browser, animated: true)
        screen.runUntilIdle()
        XCTAssertTrue(screen.texts.contains("Searching for nearby devices…"), "\(screen.texts)")
        screen.tap("Cancel")
        screen.runUntilIdle()
        XCTAssertEqual(delegate.events, ["cancelled"])
    }
}
