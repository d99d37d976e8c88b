import CoreGraphics
import DisplayProtocol
import XCTest

@_spi(Testing) @testable import UIKit

/// What a person holds and does while the app goes to the background.
@preconcurrency @MainActor final class LiveActivityTests: EventTestCase {
    private final class KeyView: UIView {
        var log: (String) -> Void = { _ in }
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("cancelled") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("shaken") }
    }

    func testKeysAreCancelledOnTheWayToTheBackground() {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.log = { [weak self] in self?.log.append($0) }
        root.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        HardwareKeyboard.down(.keyboardA, .shift)
        AppActivity.move(toBackground: true)
        XCTAssertEqual(takeLog(), ["began", "cancelled"])
        XCTAssertEqual(KeyDelivery.shared.modifierFlags, [])
        HardwareKeyboard.up(.keyboardA)
        HardwareKeyboard.press(.keyboardB)
        DisplayMessage.Shake().handle()
        XCTAssertEqual(takeLog(), [])
        AppActivity.move(toBackground: false)
        HardwareKeyboard.press(.keyboardB)
        DisplayMessage.Shake().handle()
        XCTAssertEqual(takeLog(), ["began", "ended", "shaken"])
    }

    func testNobodyTypesIntoAnAppInTheBackground() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        root.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        AppActivity.move(toBackground: true)
        HardwareKeyboard.type("a")
        HardwareKeyboard.compose("b", selecting: 1)
        XCTAssertEqual(field.text, "")
        AppActivity.move(toBackground: false)
        HardwareKeyboard.type("c")
        XCTAssertEqual(field.text, "c")
    }

    func testADragOfTheTrackpadEnds() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        root.addSubview(scrollView)
        func wheel(_ phase: DisplayMessage.Wheel.Phase) {
            DisplayMessage.Wheel(point: CGPoint(x: 150, y: 300), delta: CGSize(width: 0, height: 20), phase: phase)
                .handle()
        }
        wheel(.began)
        XCTAssertTrue(scrollView.isDragging)
        AppActivity.move(toBackground: true)
        XCTAssertFalse(scrollView.isDragging)
        wheel(.changed)
        XCTAssertEqual(scrollView.contentOffset.y, 20)
    }
}
