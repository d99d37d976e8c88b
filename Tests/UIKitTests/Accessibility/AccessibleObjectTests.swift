import UIKitTesting
import XCTest

@testable import UIKit

/// What assistive technology is told of objects by members that every object has on Apple's systems.
@preconcurrency @MainActor final class AccessibleObjectTests: ScreenTestCase {
    private final class Round: UIView {
        override var accessibilityPath: UIBezierPath? {
            get { UIBezierPath(ovalIn: CGRect(x: 10, y: 100, width: 30, height: 20)) }
            set {}
        }
    }

    private final class Named: UIResponder {
        override var accessibilityLabel: String? {
            get { "named" }
            set {}
        }
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
    }

    func testTheBoundsOfAPathCountInPlaceOfTheFrame() {
        let screen = TestScreen()
        let view = Round(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "round")
        screen.show(UIViewController()).view.addSubview(view)
        screen.runUntilIdle()
        let element = AccessibilityDescription.current().elements.first { $0.label == "round" }
        XCTAssertEqual(element?.frame.rectangle, CGRect(x: 10, y: 100, width: 30, height: 20))
        XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 25, y: 110))
    }

    func testAListIsToldAsWhatItsElementsLieIn() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "inside"
        view.addSubview(label)
        screen.show(UIViewController()).view.addSubview(view)
        screen.runUntilIdle()
        XCTAssertNil(AccessibilityDescription.current().elements.first { $0.kind == "list" })
        view.accessibilityContainerType = .list
        let elements = AccessibilityDescription.current().elements
        let list = elements.first { $0.kind == "list" }
        XCTAssertNotNil(list)
        XCTAssertEqual(elements.first { $0.label == "inside" }?.container, list?.id)
    }

    func testTextWithAttributesIsTheLabelToo() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "hello", attributes: [.font: UIFont()])
        XCTAssertEqual(view.accessibilityLabel, "hello")
        XCTAssertEqual(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count, 1)
        view.accessibilityLabel = "bye"
        XCTAssertEqual(view.accessibilityAttributedLabel?.string, "bye")
    }

    func testRespondersAndItemsAnswerForThemselves() {
        XCTAssertEqual(Named().accessibilityLabel, "named")
        XCTAssertTrue(Named().isAccessibilityElement)
        let controller = UIViewController()
        controller.accessibilityElements = [controller]
        XCTAssertEqual(controller.accessibilityElementCount(), 1)
        XCTAssertIdentical(controller.accessibilityElement(at: 0) as AnyObject, controller)
        XCTAssertEqual(controller.index(ofAccessibilityElement: UIView()), NSNotFound)
        let item = UIBarButtonItem()
        item.accessibilityHint = "hint"
        XCTAssertEqual(item.accessibilityHint, "hint")
        XCTAssertTrue(UIAccessibilityElement(accessibilityContainer: UIView()).isAccessibilityElement)
        let object = NSObject()
        object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        object.accessibilityContainerType = .landmark
        XCTAssertEqual(object.accessibilityFrame.maxX, 4)
        XCTAssertEqual(object.accessibilityContainerType, .landmark)
    }
}
