import Foundation
import XCTest

@testable import UIKit

/// Which attributes constraints can compare.
@preconcurrency @MainActor final class ConstraintPairTests: LayoutTestCase {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private func constraint(_ first: UIView, _ attribute: Attribute, _ second: UIView?, _ other: Attribute)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
            constant: 30)
    }

    /// Without a second item the constant is all there is, whatever attribute is named for it.
    func testNoItemHasNoAttribute() {
        let root = root()
        let view = box(in: root)
        for (attribute, other) in [(Attribute.width, Attribute.width), (.height, .left)] {
            let constraint = constraint(view, attribute, nil, other)
            XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
            root.addConstraint(constraint)
        }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(0, 0, 30, 30))
        XCTAssertEqual(exceptions.map(\.reason), [])
        XCTAssertEqual(findings, [])
    }

    func testPlacesAreComparedAcrossAxes() {
        let root = root()
        let (view, other) = (box(10, 10, in: root), box(10, 10, in: root))
        other.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
        constraint(view, .left, other, .top).isActive = true
        constraint(view, .centerY, other, .right).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(80, 35, 10, 10))
        XCTAssertEqual(exceptions.map(\.reason), [])
    }

    func testRefusedPairs() {
        let (view, other) = (UIView(), UIView())
        let sides = [Attribute.left, .right, .leftMargin, .rightMargin]
        let directional = [Attribute.leading, .trailing, .leadingMargin, .trailingMargin]
        for side in sides {
            for attribute in directional {
                _ = constraint(view, side, other, attribute)
                _ = constraint(view, attribute, other, side)
            }
        }
        XCTAssertEqual(exceptions.count, 32)
        XCTAssertTrue(exceptions.allSatisfy { $0.reason?.contains("leading/trailing attribute") ?? false })
        exceptions = []
        for place in sides + directional + [.top, .centerX, .lastBaseline, .centerYWithinMargins] {
            _ = constraint(view, place, other, .width)
            _ = constraint(view, .height, other, place)
        }
        XCTAssertEqual(exceptions.count, 24)
        XCTAssertTrue(exceptions.allSatisfy { $0.reason?.hasSuffix("Invalid pairing of layout attributes") ?? false })
        exceptions = []
        _ = constraint(view, .top, nil, .top)
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertTrue(exceptions[0].reason?.contains("Location attributes must be specified in pairs") ?? false)
    }
}
