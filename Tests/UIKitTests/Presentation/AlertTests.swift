import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Framework) @_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class AlertTests: PresentationTestCase {
    private var chosen: [String] = []

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [unowned self] in chosen.append($0.title ?? "") }
    }

    private func alert(
        _ title: String? = "Title", _ message: String? = nil, _ style: UIAlertController.Style = .alert,
        _ actions: [UIAlertAction]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for action in actions { alert.addAction(action) }
        a.present(alert, animated: true)
        settle()
        _ = log.drain()
        return alert
    }

    override func begin() {
        super.begin()
        chosen = []
    }

    /// Where a row is, in the window.
    private func row(_ title: String, in alert: UIAlertController) -> CGRect {
        func find(_ view: UIView) -> AlertRow? {
            if let row = view as? AlertRow, row.action.title == title { return row }
            return view.subviews.lazy.compactMap(find).first
        }
        guard let row = find(alert.view) else { return .null }
        return row.convert(row.bounds, to: nil)
    }

    private func tap(_ title: String, in alert: UIAlertController) {
        let rect = row(title, in: alert)
        tap(rect.midX, rect.midY)
    }

    func testStyledTextsAndTitleColoursAreSetByName() throws {
        let (yes, no) = (action("Yes"), action("No", .destructive))
        yes.setValue(UIColor.purple, forKey: "titleTextColor")
        let alert = UIAlertController(title: "Plain", message: "Also plain", preferredStyle: .alert)
        alert.setValue(
            NSAttributedString(string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 30)]),
            forKey: "attributedTitle")
        alert.setValue(
            NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedMessage")
        for action in [yes, no] { alert.addAction(action) }
        a.present(alert, animated: false)
        settle()
        var labels: [String: UILabel] = [:]
        func collect(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text { labels[text] = label }
            view.subviews.forEach(collect)
        }
        collect(alert.view)
        XCTAssertEqual(labels.keys.sorted(), ["No", "Red", "Styled", "Yes"])
        XCTAssertEqual(labels["Yes"]?.textColor, .purple)
        XCTAssertEqual(labels["No"]?.textColor, .systemRed)
        let title = try XCTUnwrap(labels["Styled"]?.attributedText)
        XCTAssertEqual(title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
        XCTAssertEqual(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
        let message = try XCTUnwrap(labels["Red"]?.attributedText)
        XCTAssertEqual(message.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 13))
        XCTAssertEqual(message.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    }

    func testPicturesAndCheckMarksOfActionsAreSetByName() throws {
        let checked = action("Checked")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        checked.setValue(true, forKey: "checked")
        checked.setValue(picture, forKey: "image")
        checked.setValue(UIColor.red, forKey: "imageTintColor")
        checked.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        XCTAssertEqual(checked.value(forKey: "checked") as? Bool, true)
        let row = AlertRow(checked, isBold: false, size: 17)
        row.frame = CGRect(x: 0, y: 0, width: 270, height: 44)
        row.layoutIfNeeded()
        let label = try XCTUnwrap(row.subviews.first as? UILabel)
        let pictures = row.subviews.compactMap { $0 as? UIImageView }
        XCTAssertEqual(pictures[0].frame, CGRect(x: 16, y: 17, width: 20, height: 10))
        XCTAssertEqual(pictures[0].tintColor, .red)
        XCTAssertEqual(pictures[1].frame.maxX, 254)
        XCTAssertEqual(label.textAlignment, .left)
        XCTAssertEqual(label.frame.minX, 44, accuracy: 0.001)
        XCTAssertTrue(row.accessibilityRole.traits.contains(.selected))
    }

    func testAContentControllerIsBelowTheTexts() throws {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 100, height: 80)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(action("OK"))
        alert.setValue(content, forKey: "contentViewController")
        a.present(alert, animated: false)
        settle()
        XCTAssertTrue(content.parent === alert)
        XCTAssertEqual(alert.view.bounds.height, 104.333 + 80, accuracy: 0.34)
        let frame = content.view.convert(content.view.bounds, to: alert.view)
        XCTAssertEqual(frame.minY, 60, accuracy: 0.34)
        XCTAssertEqual(frame.size, CGSize(width: 270, height: 80))
        content.preferredContentSize.height = 100
        settle()
        XCTAssertEqual(alert.view.bounds.height, 104.333 + 100, accuracy: 0.34)
    }

    func testTheSystemsQuestionsAreBlueWhateverTheAppsTint() throws {
        a.view.window?.tintColor = .purple
        UIView.appearance().tintColor = .purple
        defer { UIView.appearance().tintColor = nil }
        let question = SystemAlert(title: "May it?", message: nil, choices: ["No", "Yes"]) { _ in }
        defer { question.withdraw() }
        settle()
        func labels(_ view: UIView) -> [UILabel] {
            [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
        }
        let system = try XCTUnwrap(UIApplication.shared.allWindows.first { $0 is SystemWindow })
        let rows = labels(system).filter { ["No", "Yes"].contains($0.text) }
        XCTAssertEqual(rows.map(\.textColor), [.systemBlue, .systemBlue])
    }

    /// What is read on a button is meant by a tap before the same text in the title is.
    func testButtonsTakeTaps() {
        let alert = alert("Delete", nil, .alert, [action("Delete", .destructive), action("Keep")])
        let rect = row("Delete", in: alert)
        let hit = alert.view.window?.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil)
        XCTAssertTrue(hit is AlertRow)
        XCTAssertEqual(hit?.takesTaps, true)
        tap("Delete", in: alert)
        settle()
        XCTAssertEqual(chosen, ["Delete"])
    }

    /// The windows above the app's own turn with the interface, and what they show stays in the middle.
    func testWindowsOfTheSystemTurnWithTheInterface() throws {
        let question = SystemAlert(title: "May it?", message: nil, choices: ["No", "Yes"]) { _ in }
        defer { question.withdraw() }
        let old = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
        let overlay = OverlayWindow.present(old, animated: false)
        settle()
        let system = try XCTUnwrap(UIApplication.shared.allWindows.first { $0 is SystemWindow })
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        XCTAssertGreaterThan(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        for window in [system, overlay] {
            XCTAssertEqual(window.frame, UIScreen.main.bounds)
            let shown = try XCTUnwrap(window.rootViewController?.presentedViewController?.view)
            let frame = shown.convert(shown.bounds, to: window)
            XCTAssertEqual(frame.midX, window.bounds.midX, accuracy: 0.5)
            XCTAssertTrue(window.bounds.contains(frame))
        }
        InterfaceRotation.shared.deviceTurned(to: .portrait)
        settle()
        XCTAssertEqual(system.frame, UIScreen.main.bounds)
    }

    func testNoWindowAboveTheAppsOutlastsTheSession() {
        let old = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
        let overlay = OverlayWindow.present(old, animated: false)
        let question = SystemAlert(title: "May it?", message: nil, choices: ["No", "Yes"]) { _ in }
        settle()
        XCTAssertFalse(overlay.isHidden)
        withExtendedLifetime(question) { TestEnvironment.reset() }
        XCTAssertTrue(overlay.isHidden)
        XCTAssertNil(overlay.layer.superlayer)
        XCTAssertEqual(UIApplication.shared.screenLayer.sublayers ?? [], [])
    }

    /// 104.333 points high with a title and one action (measured).
    func testHeight() {
        let alert = alert("The 2nd prime is 17", nil, .alert, [action("Ok")])
        XCTAssertEqual(alert.view.bounds.size.width, 270)
        XCTAssertEqual(alert.view.bounds.size.height, 104.333, accuracy: 0.34)
        XCTAssertEqual(alert.view.center.x, 196.5, accuracy: 0.5)
        XCTAssertEqual(row("Ok", in: alert).height, 44, accuracy: 0.01)
    }

    /// An action sheet would be below the keyboard.
    func testTypingWaitsWhileAnAlertIsThere() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        a.view.addSubview(field)
        for style in [UIAlertController.Style.alert, .actionSheet] {
            XCTAssertTrue(field.becomeFirstResponder())
            settle()
            let alert = alert("Title", nil, style, [action("OK")])
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertEqual(a.view.window?.keyboardOverlap, 0)
            tap("OK", in: alert)
            settle()
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertGreaterThan(try XCTUnwrap(a.view.window).keyboardOverlap, 200)
        }
        // What its action does instead comes first.
        let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
        a.view.addSubview(other)
        let alert = alert("Title", nil, .alert, [action("OK")])
        other.becomeFirstResponder()
        tap("OK", in: alert)
        settle()
        XCTAssertFalse(field.isFirstResponder)
    }

    func testTheHandlerRunsWhenTheAlertIsGone() {
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
        var isGone = false
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isGone = alert.view.window == nil })
        a.present(alert, animated: true)
        settle()
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("A.") }, [])
        tap("OK", in: alert)
        XCTAssertTrue(isGone)
        XCTAssertNil(a.presentedViewController)
    }

    func testTwoActionsAreBesideEachOther() {
        let alert = alert("T", nil, .alert, [action("Delete", .destructive), action("Cancel", .cancel)])
        XCTAssertLessThan(row("Cancel", in: alert).minX, row("Delete", in: alert).minX)
        XCTAssertEqual(row("Cancel", in: alert).minY, row("Delete", in: alert).minY)
        tap("Delete", in: alert)
        XCTAssertEqual(chosen, ["Delete"])
    }

    func testLongTitlesAreBelowEachOther() {
        let alert = alert("T", nil, .alert, [action("A very long title of a button"), action("Cancel", .cancel)])
        XCTAssertLessThan(row("A very long title of a button", in: alert).minY, row("Cancel", in: alert).minY)
    }

    func testTheOneThatCancelsIsLast() {
        let alert = alert("T", nil, .alert, [action("Cancel", .cancel), action("One"), action("Two")])
        XCTAssertLessThan(row("One", in: alert).minY, row("Two", in: alert).minY)
        XCTAssertLessThan(row("Two", in: alert).minY, row("Cancel", in: alert).minY)
    }

    func testDisabledActionsDoNothing() {
        let off = action("Off")
        off.isEnabled = false
        let alert = alert("T", nil, .alert, [off, action("Cancel", .cancel)])
        tap("Off", in: alert)
        XCTAssertEqual(chosen, [])
        XCTAssertNotNil(alert.view.window)
        off.isEnabled = true
        settle()
        tap("Off", in: alert)
        XCTAssertEqual(chosen, ["Off"])
    }

    func testSlidingBetweenRows() {
        let alert = alert("T", nil, .alert, [action("One"), action("Two"), action("Three")])
        let (from, to) = (row("One", in: alert), row("Three", in: alert))
        drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
        lift(to.midX, to.midY)
        XCTAssertEqual(chosen, ["Three"])
    }

    func testATouchBesideAnAlertDoesNothing() {
        let alert = alert("T", nil, .alert, [action("Cancel", .cancel)])
        tap(20, 100)
        XCTAssertNotNil(alert.view.window)
    }

    func testActionSheet() {
        let sheet = alert("T", nil, .actionSheet, [action("One"), action("Cancel", .cancel), action("Two")])
        let panel = sheet.view.convert(sheet.view.bounds, to: nil)
        XCTAssertEqual(panel.minX, 8)
        XCTAssertEqual(panel.maxX, 385)
        XCTAssertEqual(panel.maxY, 818, accuracy: 0.01)
        XCTAssertEqual(row("Cancel", in: sheet).maxY, 818, accuracy: 0.01)
        XCTAssertEqual(row("Cancel", in: sheet).minY - row("Two", in: sheet).maxY, 8, accuracy: 0.01)
        XCTAssertEqual(row("One", in: sheet).height, 57)
        tap(196, 100)
        XCTAssertEqual(chosen, ["Cancel"])
    }

    func testManyActionsScroll() {
        let sheet = alert("T", nil, .actionSheet, (1...20).map { action("Row \($0)") } + [action("Cancel", .cancel)])
        let panel = sheet.view.convert(sheet.view.bounds, to: nil)
        XCTAssertGreaterThanOrEqual(panel.minY, 59)
        XCTAssertGreaterThan(row("Row 20", in: sheet).maxY, row("Cancel", in: sheet).minY)
        for _ in 0..<2 {
            drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 200))
            lift(196, 200)
        }
        XCTAssertEqual(chosen, [])
        XCTAssertLessThanOrEqual(row("Row 20", in: sheet).maxY, row("Cancel", in: sheet).minY)
    }

    func test_6_20_actionSheetOnAPad() {
        UIScreen.main.adopt(ScreenConfiguration.device(named: "iPad Pro 11-inch")!)
        settle()
        _ = alert("T", nil, .actionSheet, [action("One")])
        XCTAssertEqual(exceptions.map(\.name), [.genericException])
        XCTAssertTrue(
            exceptions.first?.reason?.hasPrefix("Your application has presented a UIAlertController (") ?? false)
        XCTAssertNil(a.presentedViewController)
    }

    func testActionSheetOnAPadIsAPopover() {
        UIScreen.main.adopt(ScreenConfiguration.device(named: "iPad Pro 11-inch")!)
        settle()
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        for one in [action("One"), action("Cancel", .cancel)] { sheet.addAction(one) }
        sheet.popoverPresentationController?.sourceView = a.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 50, height: 50)
        a.present(sheet, animated: true)
        settle()
        XCTAssertTrue(row("Cancel", in: sheet).isNull)
        tap("One", in: sheet)
        XCTAssertEqual(chosen, ["One"])
        XCTAssertNil(a.presentedViewController)
    }

    func testTextFields() {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        alert.addAction(action("OK"))
        a.present(alert, animated: true)
        settle()
        XCTAssertEqual(alert.textFields?.count, 2)
        XCTAssertTrue(alert.textFields?.first?.isFirstResponder ?? false)
        let panel = alert.view.convert(alert.view.bounds, to: nil)
        XCTAssertLessThan(panel.midY, 426)
        tap("OK", in: alert)
        XCTAssertEqual(chosen, ["OK"])
        XCTAssertNil(a.presentedViewController)
    }

    func testRefusals() {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        alert.addAction(action("A", .cancel))
        alert.addAction(action("B", .cancel))
        alert.preferredAction = action("C")
        alert.addTextField()
        XCTAssertEqual(
            reasons,
            [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
                "The preferred action of an alert controller must be contained in the actions array",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
            ])
        XCTAssertEqual(alert.actions.count, 1)
        XCTAssertNil(alert.preferredAction)
        XCTAssertNil(alert.textFields)
    }

    func testPresentingFromAHandler() {
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(UIAlertAction(title: "Next", style: .default) { _ in self.a.present(second, animated: true) })
        a.present(first, animated: true)
        settle()
        tap("Next", in: first)
        XCTAssertTrue(a.presentedViewController === second)
        XCTAssertEqual(DiagnosticsChannel.shared.findings.map(\.diagnostic.code), [])
    }
}
