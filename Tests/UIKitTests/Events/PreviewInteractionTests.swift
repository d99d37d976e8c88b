import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Presses that show a preview and commit it.
@preconcurrency @MainActor final class PreviewInteractionTests: EventTestCase {
    private final class Listener: NSObject, UIPreviewInteractionDelegate {
        var heard: [String] = []
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
}
