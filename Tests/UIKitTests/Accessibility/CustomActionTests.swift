import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// Actions of elements besides activating them.
@preconcurrency @MainActor final class CustomActionTests: ScreenTestCase {
    private final class Row: UIView {
        var log: [String] = []
        override class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Row",
                methods: [
                    "archive:": { object, arguments in
                        let action = arguments[0] as? UIAccessibilityCustomAction
                        (object as? Row)?.log.append("archive \(action?.name ?? "")")
                        return true
                    }
                ])
        }
    }

    func testADisplayHearsOfThemAndCarriesThemOut() throws {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let row = Row(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Letter"
        row.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive", target: row, selector: Selector("archive:")),
            UIAccessibilityCustomAction(name: "Delete") { action in
                row.log.append("delete \(action.name)")
                return false
            },
        ]
        view.addSubview(row)
        screen.runUntilIdle()
        let element = try XCTUnwrap(AccessibilityDescription.current().elements.first { $0.label == "Letter" })
        XCTAssertEqual(element.actions, ["Archive", "Delete"])
        func perform(_ name: String) -> Bool {
            AccessibilityActions.perform(.init(element: element.id, kind: .custom, value: name))
        }
        XCTAssertTrue(perform("Archive"))
        XCTAssertFalse(perform("Delete"))
        XCTAssertFalse(perform("Move"))
        XCTAssertEqual(row.log, ["archive Archive", "delete Delete"])
    }

    func testOtherElementsHaveNone() {
        XCTAssertNil(UIView().accessibilityCustomActions)
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        XCTAssertNil(element.accessibilityCustomActions)
    }
}
