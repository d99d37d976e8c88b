import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Presses that show a preview and commit it.
@preconcurrency @MainActor final class PreviewInteractionTests: EventTestCase {
    private final class Listener: NSObject, UIPreviewInteractionDelegate {
        var heard: [String] = []
        var allows = true
        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { allows }
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
            ended: Bool
        ) { if ended { heard.append("preview \(transitionProgress)") } }
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
            ended: Bool
        ) { if ended { heard.append("commit \(transitionProgress)") } }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { heard.append("cancel") }
    }

    private let listener = Listener()
    private var interaction: UIPreviewInteraction!

    private func press(_ seconds: Double) {
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        root.addSubview(view)
        interaction = UIPreviewInteraction(view: view)
        interaction.delegate = listener
        down(80, 340)
        wait(seconds)
        XCTAssertEqual(interaction.location(in: view), CGPoint(x: 30, y: 40))
        up(80, 340)
        settle()
    }

    func testAPressThatEndsEarlyIsCancelled() {
        press(0.3)
        XCTAssertEqual(listener.heard, ["cancel"])
    }

    func testALongPressPreviewsAndCommits() {
        press(2)
        XCTAssertEqual(listener.heard, ["preview 1.0", "commit 1.0"])
    }

    func testTheCommitComesHalfASecondAfterThePreview() {
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        root.addSubview(view)
        interaction = UIPreviewInteraction(view: view)
        interaction.delegate = listener
        down(80, 340)
        wait(0.45)
        XCTAssertEqual(listener.heard, [])
        wait(0.1)
        XCTAssertEqual(listener.heard, ["preview 1.0"])
        wait(0.4)
        XCTAssertEqual(listener.heard, ["preview 1.0"])
        wait(0.1)
        XCTAssertEqual(listener.heard, ["preview 1.0", "commit 1.0"])
        up(80, 340)
    }

    func testARefusedPressLeavesTheTouchToTheView() {
        final class Touched: UIView {
            var events: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("cancelled") }
        }
        let view = Touched(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        root.addSubview(view)
        interaction = UIPreviewInteraction(view: view)
        interaction.delegate = listener
        listener.allows = false
        down(80, 340)
        wait(1)
        up(80, 340)
        XCTAssertEqual(view.events, ["ended"])
        XCTAssertEqual(listener.heard, [])
    }

    func testTheRecognizerGoesWithTheInteraction() {
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        interaction = UIPreviewInteraction(view: view)
        XCTAssertEqual(view.gestureRecognizers?.count, 1)
        interaction = nil
        XCTAssertEqual(view.gestureRecognizers?.count ?? 0, 0)
    }
}
