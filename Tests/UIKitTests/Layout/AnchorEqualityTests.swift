import UIKit
import XCTest

/// Anchors of one place are equal, whichever question has made them.
@preconcurrency @MainActor final class AnchorEqualityTests: XCTestCase {
    func test_anchorsAreEqualByItemAndAttribute() {
        let (view, other) = (UIView(), UIView())
        let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
        XCTAssertEqual(constraint.firstAnchor, view.topAnchor)
        XCTAssertEqual(constraint.secondAnchor, other.bottomAnchor)
        XCTAssertEqual(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count, 2)
        XCTAssertNotEqual(view.topAnchor, other.topAnchor)
        XCTAssertNotEqual(view.topAnchor, view.bottomAnchor)
    }
}
