import XCTest

@_spi(Testing) @testable import UIKit

/// Facts 12.07 and 12.08: frames that follow the superview's size by their masks.
@preconcurrency @MainActor final class AutoresizingTests: LayoutTestCase {
    private func child(_ frame: CGRect, _ mask: UIView.AutoresizingMask, in superview: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        superview.addSubview(view)
        return view
    }

    func test_12_07_widthAndHeightKeepTheInsets() {
        let container = root(300, 200)
        let filling = child(container.bounds, [.flexibleWidth, .flexibleHeight], in: container)
        let inset = child(
            CGRect(x: 10, y: 20, width: 280, height: 150), [.flexibleWidth, .flexibleHeight], in: container)
        let fixed = child(CGRect(x: 10, y: 20, width: 100, height: 50), [], in: container)
        container.frame = CGRect(x: 50, y: 50, width: 500, height: 100)
        XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 500, height: 100))
        XCTAssertEqual(inset.frame, CGRect(x: 10, y: 20, width: 480, height: 50))
        XCTAssertEqual(fixed.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertEqual(UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue, 18)
    }

    func test_12_08_theChangeIsSharedInProportion() {
        let container = root(300, 200)
        let centred = child(
            CGRect(x: 100, y: 50, width: 100, height: 100),
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], in: container)
        let thirds = child(
            CGRect(x: 50, y: 0, width: 100, height: 10), [.flexibleLeftMargin, .flexibleWidth], in: container)
        container.bounds.size = CGSize(width: 600, height: 300)
        XCTAssertEqual(centred.frame, CGRect(x: 250, y: 100, width: 100, height: 100))
        XCTAssertEqual(thirds.frame, CGRect(x: 150, y: 0, width: 300, height: 10))
        container.bounds.origin = CGPoint(x: 0, y: 40)
        XCTAssertEqual(centred.frame, CGRect(x: 250, y: 100, width: 100, height: 100), "only a new size counts")
    }
}
