import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class MaskTests: XCTestCase {
    override func setUp() async throws { __introduce(__SwiftUI.self) }

    private func placed(_ view: some View) -> UIView {
        let controller = UIHostingController(rootView: view)
        controller.safeAreaRegions = []
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        _ = controller.sizeThatFits(in: CGSize(width: 300, height: 200))
        controller.view.layoutIfNeeded()
        return controller.view.subviews[0]
    }

    func testAMaskHasTheRoomOfWhatItCovers() throws {
        let view = placed(
            Color.red.frame(width: 100, height: 60).mask(alignment: .topLeading) {
                Color.black.frame(width: 40, height: 20)
            })
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 70, width: 100, height: 60))
        let mask = try XCTUnwrap(view.mask)
        XCTAssertEqual(mask.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
        XCTAssertEqual(mask.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }

    func testEachCornerHasItsRadius() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 100)
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 60))
        XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 98, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 2, y: 58)))
        // A radius is no more than half of the shorter side.
        XCTAssertFalse(path.contains(CGPoint(x: 96, y: 56)))
        XCTAssertTrue(path.contains(CGPoint(x: 91, y: 51)))
        XCTAssertEqual(
            shape.inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect,
            CGRect(x: 5, y: 5, width: 90, height: 50))
    }
}
