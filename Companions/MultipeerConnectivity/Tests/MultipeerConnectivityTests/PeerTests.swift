import QuartzCore
import UIKitTesting
import XCTest

@testable import MultipeerConnectivity
@_spi(Framework) import UIKit

/// Devices nearby, of which there are none.
@preconcurrency @MainActor final class PeerTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    private final class Listener: NSObject, MCBrowserViewControllerDelegate {
        var events: [String] = []

        func browserViewControllerDidFinish(_ controller: MCBrowserViewController) { events.append("done") }
        func browserViewControllerWasCancelled(_ controller: MCBrowserViewController) { events.append("cancelled") }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    func testNobodyIsConnected() {
        let session = MCSession(peer: MCPeerID(displayName: "Ann"))
        XCTAssertEqual(session.connectedPeers, [])
        XCTAssertEqual(session.encryptionPreference, .required)
        XCTAssertThrowsError(try session.send(Data(), toPeers: [], with: .reliable)) {
            XCTAssertEqual(($0 as? MCError)?.code, .invalidParameter)
        }
        XCTAssertThrowsError(try session.send(Data(), toPeers: [MCPeerID(displayName: "Bob")], with: .reliable)) {
            XCTAssertEqual(($0 as? MCError)?.code, .notConnected)
        }
        XCTAssertNotEqual(MCPeerID(displayName: "Ann"), MCPeerID(displayName: "Ann"))
    }

    func testTheBrowserSearches() {
        let listener = Listener()
        let session = MCSession(peer: MCPeerID(displayName: "Ann"))
        let controller = MCBrowserViewController(serviceType: "ann-chat", session: session)
        controller.delegate = listener
        screen.show(controller)
        XCTAssertEqual(screen.texts, ["Cancel", "Choose Invitees", "Done", "In progress", "Searching…"])
        screen.tap("Cancel")
        XCTAssertEqual(listener.events, ["cancelled"])
    }
}
