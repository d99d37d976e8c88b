import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Sizes and rectangles of text fields.
@preconcurrency @MainActor final class TextFieldLayoutTests: ScreenTestCase {
    func testHeights() {
        let field = UITextField()
        XCTAssertEqual(field.intrinsicContentSize.height, 22)
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
        // As Interface Builder writes them.
        field.font = .systemFont(ofSize: 14)
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
        field.font = .systemFont(ofSize: 28)
        XCTAssertEqual(field.intrinsicContentSize.height, 34 + 13)
        XCTAssertEqual(UISearchTextField().intrinsicContentSize.height, 36)
    }

    func testWidthFollowsTextAndPlaceholder() {
        let field = UITextField()
        field.placeholder = "A placeholder"
        let label = UILabel()
        label.text = "A placeholder"
        XCTAssertEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded(.up))
        field.text = "i"
        XCTAssertEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded(.up))
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded(.up) + 14)
    }

    func testAClassOfTheAppsDrawsThePlaceholder() {
        final class Field: UITextField {
            var rects: [CGRect] = []
            override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
        }
        let controller = UIViewController()
        let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        controller.view.addSubview(field)
        let screen = TestScreen()
        screen.show(controller)
        XCTAssertEqual(field.rects.count, 1)
        XCTAssertEqual(field.rects.last?.minX, field.placeholderRect(forBounds: field.bounds).minX)
        func picture() -> Data? {
            UIGraphicsImageRenderer(bounds: field.bounds).image { _ in
                field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
            }.pngData()
        }
        let undrawn = picture()
        field.placeholder = nil
        XCTAssertEqual(picture(), undrawn)
    }

    func testRectangles() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 0, width: 186, height: 34))
        field.clearButtonMode = .always
        XCTAssertEqual(field.textRect(forBounds: field.bounds).width, 186)
        field.text = "x"
        XCTAssertEqual(
            field.clearButtonRect(forBounds: field.bounds), CGRect(x: 176, y: 7.5, width: 19, height: 19).rounded)
        XCTAssertEqual(field.textRect(forBounds: field.bounds).maxX, 173)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = view
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 7)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 30)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 7, width: 30, height: 20))
        field.leftViewMode = .whileEditing
        field.layoutIfNeeded()
        XCTAssertNil(view.superview)
    }

    func testOverridesDecide() {
        final class Field: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
        }
        let screen = TestScreen()
        let controller = UIViewController()
        let field = Field(frame: CGRect(x: 0, y: 80, width: 200, height: 34))
        controller.view.addSubview(field)
        screen.show(controller)
        XCTAssertEqual(field.caretRect(at: 0).midX, 20)
        XCTAssertEqual(field.content.frame.minX, 20)
        screen.tap(field)
        XCTAssertEqual(field.content.frame.minX, 25)
        XCTAssertEqual(field.caretRect(at: 0).midX, 25)
    }

    func testLongTextScrollsToTheCaret() {
        let screen = TestScreen()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 80, width: 100, height: 34))
        controller.view.addSubview(field)
        screen.show(controller)
        screen.tap(field)
        screen.typeText("A text that does not fit into it")
        XCTAssertEqual(field.caretRect(at: field.edited.length).maxX, 100, accuracy: 1.5)
        field.select(NSRange(location: 0, length: 0))
        screen.runUntilIdle()
        XCTAssertEqual(field.scrollOffset, 0)
    }

    func testFontShrinksToItsLimit() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "Somewhat longer"
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 15
        let size = field.line(in: CGSize(width: 120, height: 34)).layout.request.attributes.font.size
        XCTAssertLessThan(size, 17)
        XCTAssertGreaterThan(size, 15)
        XCTAssertEqual(field.line(in: CGSize(width: 50, height: 34)).layout.request.attributes.font.size, 15)
    }

    func testPlaceholderInTheTree() throws {
        let field = UITextField()
        field.placeholder = "Mail"
        XCTAssertEqual(TreeBuilder.node(of: field).placeholder, "Mail")
        XCTAssertNil(TreeBuilder.node(of: field).text)
        XCTAssertEqual(field.accessibilityValue, "Mail")
        field.text = "a@b"
        XCTAssertEqual(TreeBuilder.node(of: field).text, "a@b")
        field.isSecureTextEntry = true
        XCTAssertEqual(TreeBuilder.node(of: field).text, "•••")
    }
}

extension CGRect {
    /// On the pixels of the screen.
    @MainActor fileprivate var rounded: CGRect {
        let scale = UIScreen.main.scale
        return CGRect(
            x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
    }
}
