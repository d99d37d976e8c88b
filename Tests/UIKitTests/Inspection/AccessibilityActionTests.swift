import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// What assistive technology does to elements, compared with what a finger does.
@preconcurrency @MainActor final class AccessibilityActionTests: ScreenTestCase {
    @discardableResult private func perform(
        _ kind: DisplayMessage.ElementAction.Kind, _ label: String, _ value: String? = nil
    ) -> Bool {
        AccessibilityActions.perform(.init(element: accessibilityElement(label), kind: kind, value: value))
    }

    private var lines: [String] { accessibilityLines() }

    func testActivatingIsATap() {
        var events: [[String]] = []
        for activates in [false, true] {
            let screen = TestScreen()
            let form = screen.show(FormController())
            form.button.isEnabled = true
            for (label, target) in [
                ("Save", TouchTarget.view(form.button)), ("Sound", .view(form.toggle)),
                ("Password", .view(form.secret)),
                ("Week", .text("Week")),
            ] {
                if activates { XCTAssertTrue(perform(.activate, label)) } else { screen.tap(target) }
                screen.runUntilIdle()
            }
            XCTAssertFalse(form.toggle.isOn)
            XCTAssertEqual(form.segments.selectedSegmentIndex, 1)
            XCTAssertTrue(form.secret.isFirstResponder)
            events.append(form.events)
        }
        XCTAssertEqual(events[0], events[1])
        XCTAssertEqual(
            events[1],
            [
                "UIButton touchDown", "UIButton touchUpInside", "UISwitch touchDown", "UISwitch valueChanged",
                "UISwitch touchUpInside", "UITextField touchDown", "UITextField touchUpInside",
                "UITextField editingDidBegin", "UISegmentedControl touchDown", "UISegmentedControl valueChanged",
                "UISegmentedControl touchUpInside",
            ])
    }

    func testActivatingARowSelectsItBesideItsSwitch() {
        let screen = TestScreen()
        let list = MailboxesController()
        let stack = screen.show(UINavigationController(rootViewController: list))
        let row = AccessibilityDescription.current().elements.first { $0.kind == "cell" && $0.label == "Wi-Fi" }
        XCTAssertTrue(AccessibilityActions.perform(.init(element: row?.id ?? 0, kind: .activate)))
        screen.runUntilIdle()
        XCTAssertEqual(list.chosen, [11])
        let toggle = AccessibilityDescription.current().elements.first { $0.kind == "switch" }
        XCTAssertTrue(AccessibilityActions.perform(.init(element: toggle?.id ?? 0, kind: .activate)))
        screen.runUntilIdle()
        XCTAssertEqual(list.chosen, [11])
        XCTAssertTrue(lines.contains("  switch \"Wi-Fi\" = 1 [button]"), "\(lines)")
        XCTAssertTrue(perform(.activate, "Inbox, 12"))
        screen.runUntilIdle()
        XCTAssertEqual(list.chosen, [11, 0])
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertTrue(perform(.activate, "Mailboxes"))
        screen.runUntilIdle()
        XCTAssertEqual(stack.viewControllers.count, 1)
    }

    func testActivatingAlertsAndTabs() {
        let screen = TestScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        screen.show(tabs)
        perform(.activate, "Two")
        screen.runUntilIdle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        var chosen: [String] = []
        let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .actionSheet)
        for title in ["Yes", "Maybe"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
        }
        tabs.present(alert, animated: true)
        screen.runUntilIdle()
        XCTAssertFalse(perform(.activate, "One"))
        perform(.activate, "Maybe")
        screen.runUntilIdle()
        XCTAssertEqual(chosen, ["Maybe"])
        XCTAssertNil(tabs.presentedViewController)
    }

    func testTwoActivationsAreNoDoubleTap() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
        label.text = "Tap"
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        var taps: [Int] = []
        for count in [1, 2] {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.onAction = { _ in taps.append(count) }
            label.addGestureRecognizer(tap)
        }
        perform(.activate, "Tap")
        perform(.activate, "Tap")
        screen.runUntilIdle()
        XCTAssertEqual(taps, [1, 1])
    }

    func testElementsOfADrawnViewAnswerOrAreTapped() {
        let screen = TestScreen()
        let controller = UIViewController()
        let chart = ChartView()
        controller.view = chart
        var taps: [CGPoint] = []
        let tap = UITapGestureRecognizer()
        tap.onAction = { taps.append($0.location(in: nil)) }
        chart.addGestureRecognizer(tap)
        screen.show(controller)
        perform(.activate, "March")
        XCTAssertEqual(chart.activated, ["March"])
        perform(.activate, "April")
        XCTAssertEqual(taps, [CGPoint(x: 35, y: 140)])
        XCTAssertEqual(chart.activated, ["March"])
    }

    func testAdjusting() {
        let form = TestScreen().show(FormController())
        XCTAssertTrue(perform(.increment, "Volume"))
        XCTAssertEqual(form.slider.value, 0.6, accuracy: 1e-6)
        XCTAssertTrue(perform(.decrement, "Volume"))
        XCTAssertTrue(perform(.decrement, "Volume"))
        XCTAssertEqual(form.slider.value, 0.4, accuracy: 1e-6)
        XCTAssertEqual(form.events, Array(repeating: "UISlider valueChanged", count: 3))
        XCTAssertFalse(perform(.increment, "Sound"))
    }

    func testTypingIntoAField() {
        let screen = TestScreen()
        let form = screen.show(FormController())
        let delegate = OnlyLetters()
        form.secret.delegate = delegate
        XCTAssertTrue(perform(.setValue, "Password", "xyz"))
        XCTAssertEqual(form.secret.text, "xyz")
        XCTAssertTrue(form.secret.isFirstResponder)
        XCTAssertEqual(form.events, ["UITextField editingDidBegin", "UITextField editingChanged"])
        XCTAssertFalse(perform(.setValue, "Password", "123"))
        XCTAssertEqual(form.secret.text, "xyz")
        XCTAssertEqual(delegate.asked, ["0 3 xyz", "0 3 123"])
        XCTAssertFalse(perform(.setValue, "Sound", "1"))
        let name = AccessibilityDescription.current().elements.first { $0.placeholder == "Name" }
        XCTAssertTrue(AccessibilityActions.perform(.init(element: name?.id ?? 0, kind: .focus)))
        XCTAssertTrue(form.field.isFirstResponder)
    }

    func testEscape() {
        let screen = TestScreen()
        let stack = screen.show(UINavigationController(rootViewController: MailboxesController()))
        XCTAssertFalse(perform(.escape, "Work"))
        perform(.activate, "Inbox, 12")
        screen.runUntilIdle()
        let sheet = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
        label.text = "Sheet"
        sheet.view.addSubview(label)
        stack.present(sheet, animated: false)
        screen.runUntilIdle()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        var cancelled = 0
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
        sheet.present(alert, animated: false)
        screen.runUntilIdle()
        XCTAssertTrue(perform(.escape, "Cancel"))
        screen.runUntilIdle()
        XCTAssertEqual(cancelled, 1)
        XCTAssertTrue(stack.presentedViewController === sheet)
        sheet.isModalInPresentation = true
        perform(.escape, "Sheet")
        screen.runUntilIdle()
        XCTAssertTrue(stack.presentedViewController === sheet)
        XCTAssertEqual(stack.viewControllers.count, 2)
        sheet.isModalInPresentation = false
        // The element is gone, as far as anybody knows.
        XCTAssertTrue(AccessibilityActions.perform(.init(element: 12345, kind: .escape)))
        screen.runUntilIdle()
        XCTAssertNil(stack.presentedViewController)
        XCTAssertTrue(perform(.escape, "Inbox"))
        screen.runUntilIdle()
        XCTAssertEqual(stack.viewControllers.count, 1)
    }

    func testScrollingByPages() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 500)
        view.addSubview(scroll)
        for y in stride(from: 0, to: 500, by: 100) {
            let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
            label.text = "\(y)"
            scroll.addSubview(label)
        }
        func offset(after kind: DisplayMessage.ElementAction.Kind, on label: String) -> CGPoint {
            perform(kind, label)
            screen.runUntilIdle()
            return scroll.contentOffset
        }
        XCTAssertEqual(offset(after: .scrollDown, on: "100"), CGPoint(x: 0, y: 200))
        XCTAssertEqual(offset(after: .scrollDown, on: "200"), CGPoint(x: 0, y: 300))
        XCTAssertFalse(perform(.scrollDown, "400"))
        XCTAssertFalse(perform(.scrollRight, "400"))
        XCTAssertEqual(offset(after: .scrollUp, on: "300"), CGPoint(x: 0, y: 100))
    }

    private final class OnlyLetters: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location) \(range.length) \(string)")
            return string.allSatisfy(\.isLetter)
        }
    }
}
