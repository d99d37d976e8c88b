import Foundation
import UIKitTesting
import XCTest

@_spi(Framework) import UIKit
@testable import ARKit

@preconcurrency @MainActor final class SessionTests: XCTestCase, @unchecked Sendable {
    private final class Recorder: NSObject, ARSCNViewDelegate {
        var codes: [ARError.Code?] = []
        var events: [String] = []
        func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {
            events.append("add \(node.position.x) \(node.parent != nil)")
        }
        func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {
            events.append("remove \(node.parent != nil)")
        }
        func session(_ session: ARSession, didFailWithError error: any Error) {
            codes.append((error as? ARError)?.code)
        }
    }

    func testAnAnchorOfTheAppsOwnHasANode() {
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = Recorder()
        view.delegate = recorder
        var place = matrix_identity_float4x4
        place.columns.3.x = 2
        let anchor = ARAnchor(transform: place)
        view.session.add(anchor: anchor)
        view.session.remove(anchor: anchor)
        view.session.remove(anchor: anchor)
        XCTAssertEqual(recorder.events, ["add 2.0 true", "remove false"])
    }

    func testASessionFailsSinceNoConfigurationIsSupported() {
        XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
        let screen = TestScreen()
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = Recorder()
        view.delegate = recorder
        view.session.run(ARWorldTrackingConfiguration())
        XCTAssertEqual(recorder.codes, [])
        screen.advance(by: 0.1)
        XCTAssertEqual(recorder.codes, [.unsupportedConfiguration])
    }
}
