import Foundation
import QuartzCore
import XCTest

@testable import UIKit

/// Geometry in values, and what any object is asked.
@preconcurrency @MainActor final class ValueGeometryTests: XCTestCase {
    func testStructuresComeOutAsTheyWentIn() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        XCTAssertEqual(NSValue(caTransform3D: turn).caTransform3DValue, turn)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        XCTAssertEqual(NSValue(cgAffineTransform: scale).cgAffineTransformValue, scale)
        XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        let offset = UIOffset(horizontal: 5, vertical: 6)
        XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        XCTAssertEqual(NSValue(uiOffset: offset).cgVectorValue, .zero)
    }

    func testCastsTellThemApart() {
        let value: Any = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(value as? CGAffineTransform, CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertNil(value as? CATransform3D)
        XCTAssertNil(value as? UIEdgeInsets)
        XCTAssertEqual((value as? NSValue)?.cgAffineTransformValue.a, 2)
    }

    func testAnimationsTakeTransformsInValues() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
        animation.duration = 2
        animation.speed = 0
        animation.timeOffset = 1
        let layer = CALayer()
        layer.add(animation, forKey: nil)
        XCTAssertEqual(layer.presentation()?.transform.m11 ?? 0, 2, accuracy: 0.001)
    }

    func testAnyObjectKeepsWhatIsSaidOfItForAssistiveTechnology() {
        final class Model: NSObject {}
        let (model, other) = (Model(), Model())
        model.accessibilityLabel = "Label"
        model.accessibilityTraits = .button
        model.isAccessibilityElement = true
        XCTAssertEqual([model.accessibilityLabel, model.accessibilityHint], ["Label", nil])
        XCTAssertEqual(model.accessibilityTraits, .button)
        XCTAssertTrue(model.isAccessibilityElement)
        XCTAssertNil(other.accessibilityLabel)
        let view = UIView()
        view.accessibilityLabel = "View"
        XCTAssertEqual((view as UIView).accessibilityLabel, "View")
    }

    func testDelegatesAreAskedForTheirMethods() {
        final class Listener: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        let listener = Listener()
        let delegate: any UIScrollViewDelegate = listener
        XCTAssertFalse(delegate.responds(to: Selector("nothing")))
        XCTAssertTrue(delegate.isEqual(listener))
        XCTAssertNotNil(__objectiveCResponding(delegate, "scrollViewDidScroll", []))
        XCTAssertNil(__objectiveCResponding(delegate, "scrollViewDidZoom", []))
        XCTAssertNil(__objectiveCResponding(nil as (any UIScrollViewDelegate)?, "scrollViewDidScroll", []))
    }

    func testWindowsHaveARecordOfChanges() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = UIView()
        XCTAssertNil(view.undoManager)
        window.addSubview(view)
        XCTAssertNotNil(view.undoManager)
        XCTAssertTrue(view.undoManager === window.undoManager)
    }
}
