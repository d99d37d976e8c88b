import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Presses of keys: who hears of them, and what becomes of keys that somebody takes.
@preconcurrency @MainActor final class PressTests: ScreenTestCase {
    private final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private final class Listener: UIView {
        let name: String
        let log: Log
        var takes = false

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }

        private func note(_ event: String, _ presses: Set<UIPress>, _ all: UIPressesEvent?) {
            let keys = presses.map { $0.key?.characters ?? "" }.sorted().joined()
            log.events.append("\(name) \(event) \(keys) of \(all?.allPresses.count ?? 0)")
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses, event)
            if !takes { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses, event)
            super.pressesEnded(presses, with: event)
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses, event)
            super.pressesCancelled(presses, with: event)
        }
    }

    private func listeners(on screen: TestScreen) -> (outer: Listener, inner: Listener, log: Log) {
        let log = Log()
        let (outer, inner) = (Listener("outer", log), Listener("inner", log))
        let controller = UIViewController()
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        screen.show(controller)
        return (outer, inner, log)
    }

    func testPressesTravelUpFromTheFirstResponder() {
        let (outer, inner, log) = listeners(on: TestScreen())
        XCTAssertTrue(inner.becomeFirstResponder())
        HardwareKeyboard.press("a")
        XCTAssertEqual(
            log.take(),
            ["inner began a of 1", "outer began a of 1", "inner ended a of 1", "outer ended a of 1"])
        inner.takes = true
        HardwareKeyboard.press("a")
        XCTAssertEqual(log.take(), ["inner began a of 1", "inner ended a of 1", "outer ended a of 1"])
        XCTAssertTrue(outer.becomeFirstResponder())
        HardwareKeyboard.press("a")
        XCTAssertEqual(log.take(), ["outer began a of 1", "outer ended a of 1"])
    }

    func testAKeyEndsWhereItBegan() {
        let (outer, inner, log) = listeners(on: TestScreen())
        inner.becomeFirstResponder()
        HardwareKeyboard.down(.keyboardUpArrow)
        HardwareKeyboard.down(.keyboardLeftArrow)
        outer.becomeFirstResponder()
        HardwareKeyboard.up(.keyboardUpArrow)
        let up = UIKeyCommand.inputUpArrow
        let left = UIKeyCommand.inputLeftArrow
        XCTAssertEqual(
            log.take(),
            [
                "inner began \(up) of 1", "outer began \(up) of 1", "inner began \(left) of 2",
                "outer began \(left) of 2", "inner ended \(up) of 2", "outer ended \(up) of 2",
            ])
        // The keyboard says again that it went down: the end got lost.
        HardwareKeyboard.down(.keyboardLeftArrow)
        XCTAssertEqual(
            log.take(), ["inner cancelled \(left) of 1", "outer cancelled \(left) of 1", "outer began \(left) of 1"])
        DisplayMessage.KeyPress(phase: .cancelled, usage: UIKeyboardHIDUsage.keyboardLeftArrow.rawValue).handle()
        XCTAssertEqual(log.take(), ["outer cancelled \(left) of 1"])
        HardwareKeyboard.up(.keyboardLeftArrow)
        XCTAssertEqual(log.take(), [], "it is up already")
    }

    func testAHeldKeyIsOnePress() {
        let (_, inner, log) = listeners(on: TestScreen())
        inner.becomeFirstResponder()
        HardwareKeyboard.down(.keyboardF1)
        for _ in 0..<3 { HardwareKeyboard.down(.keyboardF1, isRepeat: true) }
        HardwareKeyboard.up(.keyboardF1)
        XCTAssertEqual(log.take().count, 4)
    }

    func testWhatAKeySays() throws {
        final class Asking: UIView {
            var key: UIKey?
            var press: UIPress?
            var flags: UIKeyModifierFlags = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                press = presses.first
                key = press?.key
                flags = event?.modifierFlags ?? []
            }
        }
        let screen = TestScreen()
        let view = Asking(frame: .zero)
        screen.show(UIViewController()).view.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        HardwareKeyboard.press("A", .shift)
        let key = try XCTUnwrap(view.key)
        XCTAssertEqual(key.characters, "A")
        XCTAssertEqual(key.charactersIgnoringModifiers, "a")
        XCTAssertEqual(key.keyCode, .keyboardA)
        XCTAssertEqual(key.modifierFlags, .shift)
        XCTAssertEqual(view.flags, .shift)
        XCTAssertEqual(view.press?.phase, .ended)
        XCTAssertTrue(view.press?.responder === view)
        XCTAssertTrue(view.press?.window === screen.window)
        HardwareKeyboard.press(.keyboardEscape)
        XCTAssertEqual(view.key?.characters, UIKeyCommand.inputEscape)
        HardwareKeyboard.press(.keyboardRightGUI, .command)
        XCTAssertEqual(view.key?.characters, "")
        XCTAssertEqual(view.key?.keyCode.rawValue, 0xE7)
    }

    func testAPressThatIsTakenTypesNothing() {
        final class Sender: UITextView {
            var sent: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                let code = presses.first?.key?.keyCode
                if code == .keyboardReturnOrEnter || code == .keyboardZ {
                    sent.append(text)
                } else {
                    super.pressesBegan(presses, with: event)
                }
            }
        }
        let screen = TestScreen()
        let view = Sender(frame: CGRect(x: 0, y: 80, width: 200, height: 100))
        screen.show(UIViewController()).view.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        HardwareKeyboard.press("h")
        HardwareKeyboard.pressApart("i")
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        XCTAssertEqual(view.sent, ["hi"])
        HardwareKeyboard.press("z")
        HardwareKeyboard.pressApart("z")
        XCTAssertEqual(view.text, "hi")
        // Repeats of a key that was taken are taken too; other text is not.
        var key = HardwareKeyboard.message("z", .down, [])
        key.isTypedApart = true
        key.handle()
        key.isRepeat = true
        key.handle()
        HardwareKeyboard.type("z")
        XCTAssertEqual(view.text, "hi")
        key.phase = .up
        key.handle()
        HardwareKeyboard.type("pasted")
        XCTAssertEqual(view.text, "hipasted")
    }

    // MARK: What the framework does with keys

    func testReturnAndEscapeAnswerAlerts() {
        let screen = TestScreen()
        let controller = screen.show(UIViewController())
        var answers: [String] = []
        func present(preferring preferred: Bool) {
            let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
            let save = UIAlertAction(title: "Save", style: .default) { _ in answers.append("save") }
            alert.addAction(save)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
            if preferred { alert.preferredAction = save }
            controller.present(alert, animated: false)
            screen.runUntilIdle()
        }
        present(preferring: true)
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        screen.runUntilIdle()
        XCTAssertEqual(answers, ["save"])
        present(preferring: true)
        HardwareKeyboard.press(.keyboardEscape)
        screen.runUntilIdle()
        XCTAssertEqual(answers, ["save", "cancel"])
        present(preferring: false)
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        screen.runUntilIdle()
        XCTAssertEqual(answers, ["save", "cancel"], "without a preferred action return does nothing")
        HardwareKeyboard.press(".", .command)
        screen.runUntilIdle()
        XCTAssertEqual(answers, ["save", "cancel", "cancel"])
        XCTAssertNil(controller.presentedViewController)
    }

    func testReturnInAnAlertsFieldAnswersTheAlert() throws {
        let screen = TestScreen()
        let controller = screen.show(UIViewController())
        var answer: String?
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
            answer = alert.textFields?.first?.text
        }
        alert.addAction(save)
        alert.preferredAction = save
        controller.present(alert, animated: false)
        screen.runUntilIdle()
        XCTAssertTrue(try XCTUnwrap(alert.textFields?.first).isFirstResponder)
        HardwareKeyboard.press("a")
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        screen.runUntilIdle()
        XCTAssertEqual(answer, "a")
        XCTAssertNil(controller.presentedViewController)
    }

    func testTabGoesThroughTheFieldsInReadingOrder() {
        let screen = TestScreen()
        let controller = UIViewController()
        let frames = [
            CGRect(x: 180, y: 80, width: 120, height: 34), CGRect(x: 20, y: 82, width: 120, height: 34),
            CGRect(x: 20, y: 160, width: 280, height: 34),
        ]
        let fields = frames.map { UITextField(frame: $0) }
        for field in fields { controller.view.addSubview(field) }
        let hidden = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 34))
        hidden.isHidden = true
        controller.view.addSubview(hidden)
        screen.show(controller)
        func focused() -> Int? { fields.firstIndex(where: \.isFirstResponder) }
        var order: [Int?] = []
        for _ in 0..<4 {
            HardwareKeyboard.press(.keyboardTab)
            order.append(focused())
        }
        XCTAssertEqual(order, [1, 0, 2, 1])
        HardwareKeyboard.press(.keyboardTab, .shift)
        XCTAssertEqual(focused(), 2)
        XCTAssertEqual(fields.map(\.text), ["", "", ""], "the key types nothing")
        fields[0].isEnabled = false
        HardwareKeyboard.press(.keyboardTab)
        HardwareKeyboard.press(.keyboardTab)
        XCTAssertEqual(focused(), 2, "a field that is not enabled is passed over")
    }
}
