import Foundation
import UIKitTesting
import XCTest

@_spi(Framework) import UIKit
@testable import ARKit

@preconcurrency @MainActor final class SessionTests: XCTestCase, @unchecked Sendable {
    private final class Recorder: NSObject, ARSCNViewDelegate {
        var codes: [ARError.Code?] = []
        func session(_ session: ARSession, didFailWithError error: any Error) {
            codes.append((error as? ARError)?.code)
        }
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
