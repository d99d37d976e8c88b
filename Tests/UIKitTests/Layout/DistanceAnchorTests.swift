import Foundation
import XCTest

@testable import UIKit

/// Distances between anchors, which are lengths.
@preconcurrency @MainActor final class DistanceAnchorTests: LayoutTestCase {
    func testADistanceIsComparedWithALength() {
        let root = root(300, 200)
        let view = box(50, 20, in: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let distance = root.topAnchor.anchorWithOffset(to: view.topAnchor)
        distance.constraint(equalTo: root.heightAnchor, multiplier: 0.25).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(0, 50, 50, 20))
    }

    func testTwoDistancesAreTheSame() {
        let root = root(300, 200)
        let (first, second) = (box(50, 20, in: root), box(30, 20, in: root))
        let gap = root.leftAnchor.anchorWithOffset(to: first.leftAnchor)
        first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalTo: gap).isActive = true
        second.rightAnchor.anchorWithOffset(to: root.rightAnchor).constraint(equalTo: gap).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 73.33, accuracy: 0.4)
        XCTAssertEqual(second.frame.minX, 196.67, accuracy: 0.4)
    }

    func testAConstantFromRightToLeft() {
        let root = root(300, 200)
        root.semanticContentAttribute = .forceRightToLeft
        let view = box(50, 20, in: root)
        root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxX, 260)
    }

    func testAnEndThatHasGoneRaises() {
        let root = root(300, 200)
        var view: UIView? = UIView()
        let distance = root.topAnchor.anchorWithOffset(to: view!.topAnchor)
        view = nil
        _ = distance.constraint(equalToConstant: 1)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
    }

    func testDirectionsOfAttributes() {
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
        let relative = [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight].map {
            UIView.userInterfaceLayoutDirection(for: $0, relativeTo: .rightToLeft)
        }
        XCTAssertEqual(relative, [.rightToLeft, .leftToRight, .leftToRight, .leftToRight])
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
    }
}
