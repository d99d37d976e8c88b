import XCTest

@testable import UIKit

/// UIKit's small structures as Apple's systems print them, and classes by name.
@preconcurrency @MainActor final class GeometryTextTests: XCTestCase {
    func testTextsOfInsetsAndOffsets() {
        XCTAssertEqual("\(UIEdgeInsets.zero)", "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
        XCTAssertEqual(
            "\(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
            "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
        XCTAssertEqual("\(UIOffset(horizontal: 1, vertical: 2))", "UIOffset(horizontal: 1.0, vertical: 2.0)")
        XCTAssertEqual("\(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame)", "(1.0, 2.0, 3.0, 4.0)")
    }

    func testClassesByTheirPlainNames() {
        XCTAssertTrue(__classFromString("XCTestCase") == XCTestCase.self)
        XCTAssertTrue(__classFromString("UIView") == UIView.self)
        XCTAssertTrue(__classFromString("CALayer") == CALayer.self)
        XCTAssertTrue(__classFromString("NSObject") == NSObject.self)
        XCTAssertTrue(__classFromString("UIKit.UIView") == UIView.self)
        XCTAssertNil(__classFromString("NoSuchClass"))
        XCTAssertNil(__classFromString("GeometryTextTests"))
    }
}
