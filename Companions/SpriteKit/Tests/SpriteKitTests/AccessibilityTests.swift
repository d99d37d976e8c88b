import CoreGraphics
import Foundation
import XCTest

@_spi(Framework) import UIKit
@testable import SpriteKit

/// Nodes as assistive technology finds them.
@preconcurrency @MainActor final class AccessibilityTests: GameTestCase, @unchecked Sendable {
    private final class Star: SKSpriteNode {
        override var accessibilityLabel: String? {
            get { "star" }
            set {}
        }
        override var accessibilityPath: UIBezierPath? {
            get { UIBezierPath(ovalIn: accessibilityFrame) }
            set {}
        }
    }

    func testNodesThatAreElementsAreFoundInTheirView() throws {
        begin()
        XCTAssertNil(view.accessibilityElements)
        let group = SKNode()
        group.position = CGPoint(x: 100, y: 100)
        let star = Star(color: .red, size: CGSize(width: 20, height: 10))
        star.position = CGPoint(x: 50, y: 0)
        star.isAccessibilityElement = true
        star.shouldGroupAccessibilityChildren = true
        group.addChild(star)
        scene.addChild(group)
        scene.accessibilityContainerType = .list
        XCTAssertEqual(scene.accessibilityContainerType, .list)
        // The view lies 100 points below the top of the screen; the scene's y axis goes up.
        XCTAssertEqual(star.accessibilityFrame, CGRect(x: 140, y: 395, width: 20, height: 10))
        let elements = try XCTUnwrap(view.accessibilityElements as? [UIAccessibilityElement])
        XCTAssertEqual(elements.map(\.accessibilityLabel), ["star"])
        XCTAssertEqual(elements[0].accessibilityPath?.bounds, star.accessibilityFrame)
        XCTAssertIdentical(view.accessibilityElements?[0] as AnyObject, elements[0])
        star.isHidden = true
        XCTAssertNil(view.accessibilityElements)
    }
}
