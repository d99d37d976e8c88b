import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The keyboard's coming and going.
@preconcurrency @MainActor final class KeyboardTests: ScreenTestCase {
    /// Only touched on the main thread, where the notifications are posted.
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        var infos: [[AnyHashable: Any]] = []
    }

    private final class Notes {
        let log = Log()
        var infos: [[AnyHashable: Any]] { log.infos }
        var tokens: [any NSObjectProtocol] = []

        @MainActor init() {
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
                (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
                (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            ]
            for (name, word) in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [weak log] note in
                        log?.lines.append(word)
                        log?.infos.append(note.userInfo ?? [:])
                    })
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func take() -> [String] {
            defer { log.lines = [] }
            return log.lines
        }
    }

    private func show(on screen: TestScreen) -> (UITextField, UIViewController) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        controller.view.addSubview(field)
        screen.show(controller)
        return (field, controller)
    }

    func testNotifications() throws {
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        let notes = Notes()
        let start = screen.time
        screen.tap("Name", settles: false)
        XCTAssertEqual(notes.take(), ["willChangeFrame", "willShow"])
        let info = try XCTUnwrap(notes.infos.last)
        XCTAssertEqual(
            info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, CGRect(x: 0, y: 516, width: 393, height: 336))
        XCTAssertEqual(
            (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
            CGRect(x: 0, y: 852, width: 393, height: 336))
        XCTAssertEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
        XCTAssertEqual((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue, 0.25)
        XCTAssertEqual(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt, 7)
        XCTAssertEqual(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
        screen.runUntilIdle()
        XCTAssertEqual(notes.take(), ["didChangeFrame", "didShow"])
        XCTAssertEqual(screen.time - start, 0.3, accuracy: 0.05)
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(notes.take(), ["willChangeFrame", "willHide"])
        screen.runUntilIdle()
        XCTAssertEqual(notes.take(), ["didChangeFrame", "didHide"])
        XCTAssertEqual(UIApplication.shared.allWindows.count, 1)
    }

    func testTheAppDoesNotListTheKeyboardsWindow() {
        let screen = TestScreen()
        _ = show(on: screen)
        screen.tap("Name")
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        XCTAssertEqual(UIApplication.shared.allWindows.count, 2)
        XCTAssertEqual(UIApplication.shared.decidingWindow, screen.window)
        XCTAssertEqual(screen.texts, ["Name"])
    }

    func testKeysType() {
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        screen.tap("Name")
        // A sentence begins with a capital.
        screen.tap("H")
        screen.tap("i")
        screen.tap("space")
        screen.tap("123")
        screen.tap("4")
        screen.tap("#\\+=")
        screen.tap("€")
        screen.tap("ABC")
        screen.tap("Delete")
        XCTAssertEqual(field.text, "Hi 4")
        screen.tap("shift")
        screen.tap("Q")
        XCTAssertEqual(field.text, "Hi 4Q")
        screen.tap("q")
        XCTAssertEqual(field.text, "Hi 4Qq")
    }

    func testHeights() {
        for (device, type, correction, height) in [
            ("iPhone 15", UIKeyboardType.default, UITextAutocorrectionType.default, 336),
            ("iPhone 15", .default, .no, 291), ("iPhone 15", .numberPad, .default, 291),
            ("iPhone SE", .default, .default, 260), ("iPhone SE", .decimalPad, .default, 216),
        ] as [(String, UIKeyboardType, UITextAutocorrectionType, CGFloat)] {
            let screen = TestScreen(device: device)
            let (field, _) = show(on: screen)
            field.keyboardType = type
            field.autocorrectionType = correction
            screen.tap("Name")
            XCTAssertEqual(InputViews.shared.frame.height, height, "\(device) \(type)")
        }
    }

    func testNumberPad() {
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        field.keyboardType = .decimalPad
        screen.tap("Name")
        for key in ["1", "2", ".", "0", "9", "Delete"] { screen.tap(.text(key == "." ? "\\." : key)) }
        XCTAssertEqual(field.text, "12.0")
    }

    func testKeyboardLayoutGuide() {
        let screen = TestScreen()
        let (field, controller) = show(on: screen)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        screen.runUntilIdle()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 768, width: 393, height: 50))
        screen.tap("Name")
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 466, width: 393, height: 50))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 516, width: 393, height: 336))
        field.resignFirstResponder()
        screen.runUntilIdle()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 768, width: 393, height: 50))
    }

    func testInputAndAccessoryViews() {
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = accessory
        screen.tap("Name")
        XCTAssertEqual(InputViews.shared.frame.height, 380)
        XCTAssertEqual(accessory.frame, CGRect(x: 0, y: 0, width: 393, height: 44))
        let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
        field.inputView = wheel
        field.reloadInputViews()
        XCTAssertEqual(InputViews.shared.frame.height, 44 + 216 + 34)
        XCTAssertEqual(wheel.frame, CGRect(x: 0, y: 44, width: 393, height: 216))
    }

    func testDraggingPutsTheKeyboardAway() {
        let screen = TestScreen()
        let (field, controller) = show(on: screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 300))
        scroll.contentSize = CGSize(width: 393, height: 900)
        scroll.keyboardDismissMode = .onDrag
        controller.view.addSubview(scroll)
        screen.tap("Name")
        screen.swipe(.up, on: .view(scroll), by: 60)
        XCTAssertFalse(field.isFirstResponder)
    }

    func testTableControllersKeepOffTheKeyboard() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
                field.placeholder = "Row \(indexPath.row)"
                cell.contentView.addSubview(field)
                return cell
            }
        }
        let screen = TestScreen()
        let controller = screen.show(Controller(style: .plain))
        let elsewhere = Controller(style: .plain)
        let before = controller.tableView.contentInset.bottom
        screen.tap("Row 15")
        XCTAssertFalse(elsewhere.isViewLoaded)
        XCTAssertEqual(controller.tableView.contentInset.bottom, before + 336 - 34)
        let row = controller.tableView.rectForRow(at: IndexPath(row: 15, section: 0))
        XCTAssertLessThanOrEqual(row.maxY - controller.tableView.contentOffset.y, 516 + 2)
        screen.hideKeyboard()
        XCTAssertEqual(controller.tableView.contentInset.bottom, before)
    }

    func testAFingerTakesTheKeyboardDown() throws {
        let screen = TestScreen()
        let (field, controller) = show(on: screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 702))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        scroll.keyboardDismissMode = .interactive
        controller.view.addSubview(scroll)
        screen.tap("Name")
        let host = try XCTUnwrap(UIApplication.shared.allWindows.last?.subviews.first)
        XCTAssertEqual(host.frame.minY, 516)
        let finger = try XCTUnwrap(screen.touchDown(.point(100, 480)))
        finger.move(to: .point(100, 500), over: 0.1)
        XCTAssertEqual(host.frame.minY, 516)
        finger.move(to: .point(100, 600), over: 0.2)
        XCTAssertEqual(host.frame.minY, 600)
        finger.move(to: .point(100, 560), over: 0.2)
        XCTAssertEqual(host.frame.minY, 560)
        finger.lift()
        screen.runUntilIdle()
        XCTAssertTrue(field.isFirstResponder, "the finger went up again")
        XCTAssertEqual(host.frame.minY, 516)
        screen.pan(from: .point(100, 480), to: .point(100, 700))
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(UIApplication.shared.allWindows.count, 1)
    }

    func testAViewOfTheAppsOwnTakesKeys() {
        final class Pad: UIView, UIKeyInput {
            var typed = ""
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { typed.removeLast() }
            var keyboardType = UIKeyboardType.numberPad
            override var canBecomeFirstResponder: Bool { true }
        }
        let screen = TestScreen()
        let (_, controller) = show(on: screen)
        let pad = Pad(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
        controller.view.addSubview(pad)
        XCTAssertTrue(pad.becomeFirstResponder())
        screen.runUntilIdle()
        XCTAssertEqual(InputViews.shared.frame.height, 291)
        screen.tap("7")
        screen.typeText("a\n")
        XCTAssertEqual(pad.typed, "7a\n")
        screen.deleteBackward()
        XCTAssertEqual(pad.typed, "7a")
    }

    func testAFieldThatIsToBeEditedBeforeItHasAWindow() {
        final class Controller: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.becomeFirstResponder()
                XCTAssertFalse(field.isFirstResponder)
            }
        }
        let screen = TestScreen()
        let controller = screen.show(Controller())
        XCTAssertTrue(controller.field.isFirstResponder)
        XCTAssertEqual(InputViews.shared.frame.height, 336)
    }

    func testTheKeyboardTurnsWithTheScreen() {
        let screen = TestScreen()
        _ = show(on: screen)
        screen.tap("Name")
        screen.turn(to: .landscapeLeft)
        XCTAssertEqual(InputViews.shared.frame, CGRect(x: 0, y: 184, width: 852, height: 209))
        XCTAssertEqual(UIApplication.shared.allWindows.last?.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    func testAControllersAccessoryStaysWhileItIsShown() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 34))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
        }
        let screen = TestScreen()
        let chat = screen.show(Chat())
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(InputViews.shared.frame.height, 50 + 34)
        // Below the accessory the app is seen and touched.
        let host = chat.bar.superview
        XCTAssertNil(host?.backgroundColor)
        XCTAssertTrue(host?.hitTest(CGPoint(x: 20, y: 20), with: nil) === chat.bar)
        XCTAssertNil(host?.hitTest(CGPoint(x: 20, y: 70), with: nil))
        screen.tap(chat.field)
        XCTAssertTrue(chat.field.isFirstResponder)
        XCTAssertEqual(InputViews.shared.frame.height, 50 + 336)
        screen.hideKeyboard()
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(InputViews.shared.frame.height, 50 + 34)
        screen.show(UIViewController())
        XCTAssertNil(UIApplication.shared.firstResponder)
        XCTAssertEqual(InputViews.shared.frame, .zero)
    }

    func testTheKeyboardGoesAsAPushBegins() {
        let screen = TestScreen()
        let first = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
        field.placeholder = "Name"
        first.view.addSubview(field)
        let navigation = screen.show(UINavigationController(rootViewController: first))
        screen.tap("Name")
        let notes = Notes()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 0.05)
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(notes.take(), ["willChangeFrame", "willHide"])
        screen.runUntilIdle()
        XCTAssertEqual(notes.take(), ["didChangeFrame", "didHide"])
    }

    func testSelfSizingAccessory() {
        final class Bar: UIInputView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 72) }
        }
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .keyboard)
        bar.allowsSelfSizing = true
        field.inputAccessoryView = bar
        screen.tap("Name")
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 393, height: 72))
    }

    func testTheCaretDoesNotKeepTheAppFromIdling() {
        let screen = TestScreen()
        let (field, _) = show(on: screen)
        screen.tap("Name")
        let start = screen.time
        screen.runUntilIdle()
        XCTAssertEqual(screen.time, start)
        XCTAssertTrue(field.isFirstResponder)
    }
}
