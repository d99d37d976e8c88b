import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class SystemAnimationTests: EventTestCase {
    func testDeletedViewsLeaveWhenTheAnimationIsOver() {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let other = UIView(frame: view.frame)
        root.addSubview(view)
        root.addSubview(other)
        UIView.perform(.delete, on: [view], options: [], animations: { other.alpha = 0.5 }) { [weak self] in
            self?.log.append("completion \($0) \(view.superview == nil)")
        }
        XCTAssertTrue(view.superview === root)
        XCTAssertNotNil(other.layer.animationKeys())
        settle()
        XCTAssertEqual(log, ["completion true true"])
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.transform, .identity)
        XCTAssertEqual(other.alpha, 0.5)
    }

    /// A recognizer of the app's needs no initialiser for documents.
    private final class OwnRecognizer: UIPanGestureRecognizer {
        let name2: String
        init(_ name: String) {
            name2 = name
            super.init(target: nil, action: nil)
        }
    }

    func testPointersAndPreviews() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        _ = UITargetedPreview(view: view)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        root.addSubview(view)
        let preview = UITargetedPreview(view: view)
        XCTAssertTrue(preview.target.container === root)
        XCTAssertEqual(preview.target.center, CGPoint(x: 25, y: 40))
        XCTAssertEqual(preview.size, CGSize(width: 30, height: 40))
        preview.parameters.backgroundColor = .red
        XCTAssertEqual((preview.parameters.copy() as? UIPreviewParameters)?.backgroundColor, .red)
        let interaction = UIPointerInteraction(delegate: nil)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
        view.addGestureRecognizer(OwnRecognizer("own"))
        XCTAssertEqual(view.gestureRecognizers?.count, 1)
    }
}
