import UIKit
import XCTest

/// Classes that are compared as the objects that they are with Objective-C.
@preconcurrency @MainActor final class ClassIdentityTests: XCTestCase {
    func testClassesAreComparedAsObjectsAre() {
        let registered: [(viewClass: AnyClass?, identifier: String)] = [(UITableViewCell.self, "cell"), (nil, "none")]
        XCTAssertTrue(registered[0].viewClass === UITableViewCell.self)
        XCTAssertFalse(registered[0].viewClass === UICollectionViewCell.self)
        XCTAssertTrue(registered[1].viewClass !== UITableViewCell.self)
        XCTAssertTrue(registered[1].viewClass === nil)
        let view = UIView()
        XCTAssertTrue(type(of: view) === UIView.self)
        XCTAssertTrue(view === view.layer.delegate)
        XCTAssertTrue(view.superview === nil, "objects are compared as before")
    }
}
