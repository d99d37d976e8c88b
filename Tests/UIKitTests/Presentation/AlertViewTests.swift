import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The alerts and action sheets from before controllers.
@preconcurrency @MainActor final class AlertViewTests: XCTestCase {
    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var log: [String] = []

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            log.append("clicked \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) { log.append("willPresent") }
        func didPresent(_ alertView: UIAlertView) { log.append("didPresent") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            log.append("willDismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("didDismiss \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
            alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text == "ok"
        }

        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            log.append("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "nil")")
        }
        func willPresent(_ actionSheet: UIActionSheet) { log.append("willPresent") }
        func didPresent(_ actionSheet: UIActionSheet) { log.append("didPresent") }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("didDismiss \(buttonIndex)")
        }
    }

    private let root = UIViewController()
    private let listener = Listener()

    func testAnAlertTellsItsButtonByIndex() {
        let screen = TestScreen()
        screen.show(root)
        let alert = UIAlertView(
            title: "You won", message: "Again?", delegate: listener, cancelButtonTitle: "No",
            otherButtonTitles: "Yes", "Maybe")
        XCTAssertEqual([alert.cancelButtonIndex, alert.firstOtherButtonIndex, alert.numberOfButtons], [0, 1, 3])
        alert.show()
        XCTAssertTrue(alert.isVisible)
        screen.runUntilIdle()
        screen.tap("Maybe")
        XCTAssertFalse(alert.isVisible)
        XCTAssertEqual(
            listener.log, ["willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2"])
        XCTAssertNil(root.presentedViewController)
    }

    func testAnAlertWithoutDelegateGoes() {
        let screen = TestScreen()
        screen.show(root)
        let alert = UIAlertView(title: "Oops", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.show()
        screen.runUntilIdle()
        screen.tap("OK")
        XCTAssertFalse(alert.isVisible)
        screen.expectNotVisible("Oops")
    }

    func testFieldsEnableTheFirstOtherButton() {
        let screen = TestScreen()
        screen.show(root)
        let alert = UIAlertView(
            title: "Name", message: nil, delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "Save")
        alert.alertViewStyle = .plainTextInput
        alert.show()
        screen.runUntilIdle()
        screen.tap("Save")
        XCTAssertTrue(alert.isVisible)
        screen.typeText("ok")
        screen.tap("Save")
        XCTAssertEqual(listener.log.suffix(3), ["clicked 1", "willDismiss 1", "didDismiss 1"])
        XCTAssertEqual(alert.textField(at: 0)?.text, "ok")
    }

    func testAnActionSheetTellsItsButtonByIndex() {
        let screen = TestScreen()
        screen.show(root)
        let sheet = UIActionSheet(
            title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Share", "Copy")
        XCTAssertEqual(
            [
                sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex,
                sheet.numberOfButtons,
            ],
            [0, 1, 2, 4])
        sheet.show(in: root.view)
        screen.runUntilIdle()
        screen.tap("Share")
        XCTAssertEqual(listener.log, ["willPresent", "didPresent", "clicked Share", "didDismiss 2"])
        XCTAssertFalse(sheet.isVisible)
    }

    func testDismissingByCodeClicksNothing() {
        let screen = TestScreen()
        screen.show(root)
        let alert = UIAlertView(title: "A", message: nil, delegate: listener, cancelButtonTitle: "OK")
        alert.show()
        screen.runUntilIdle()
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        screen.runUntilIdle()
        XCTAssertEqual(listener.log, ["willPresent", "didPresent", "willDismiss 0", "didDismiss 0"])
    }
}
