import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class StringDrawingContextTests: EventTestCase {
    private let text = NSAttributedString(string: "A text", attributes: [.font: UIFont.systemFont(ofSize: 40)])

    func testATextThatIsTooLargeGetsSmallerDownToTheLimit() {
        let whole = text.size()
        let context = NSStringDrawingContext()
        let room = CGSize(width: whole.width * 0.8, height: whole.height)
        _ = text.boundingRect(with: room, context: context)
        XCTAssertEqual(context.actualScaleFactor, 1, "No factor is set")
        context.minimumScaleFactor = 0.5
        let fitted = text.boundingRect(with: room, context: context)
        XCTAssertLessThanOrEqual(fitted.width, room.width + 0.01)
        XCTAssertGreaterThan(context.actualScaleFactor, 0.7)
        XCTAssertLessThanOrEqual(context.actualScaleFactor, 0.81)
        XCTAssertEqual(context.totalBounds, fitted)
        _ = text.boundingRect(with: CGSize(width: whole.width * 0.1, height: whole.height), context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.5)
        _ = text.boundingRect(with: CGSize(width: 0, height: 0), context: context)
        XCTAssertEqual(context.actualScaleFactor, 1)
    }
}
