import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class MenuTests: EventTestCase {
    private var performed: [String] = []

    override func begin() {
        super.begin()
        performed = []
    }

    private func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] in performed.append($0.title) }
    }

    private func button(_ menu: UIMenu) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.menu = menu
        button.addAction(UIAction { [unowned self] _ in performed.append("button") }, for: .touchUpInside)
        root.addSubview(button)
        settle()
        return button
    }

    private var rows: [MenuRow] { MenuPresentation.current?.rows ?? [] }

    private func tapRow(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let row = rows.first(where: { $0.element.storedTitle == title }) else {
            return XCTFail("no row \(title)", file: file, line: line)
        }
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testAPrimaryMenuOpensAtOnceAndItsActionIsPerformed() {
        let button = button(UIMenu(children: [action("One"), action("Two", attributes: .destructive)]))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        XCTAssertEqual(rows.map(\.element.storedTitle), ["One", "Two"])
        let platter = MenuPresentation.current?.platter
        XCTAssertEqual(platter?.frame.origin, CGPoint(x: 20, y: 148))
        XCTAssertEqual(platter?.bounds.width, 250)
        XCTAssertEqual(platter?.bounds.height ?? 0, 88 + 1.0 / 3, accuracy: 1e-6)
        tapRow("Two")
        XCTAssertEqual(performed, ["Two"])
        XCTAssertNil(MenuPresentation.current)
        XCTAssertFalse(window.subviews.contains { $0 is MenuOverlay })
    }

    func testAFingerMaySlideFromTheButtonToAnAction() {
        let button = button(UIMenu(children: [action("One"), action("Two")]))
        button.showsMenuAsPrimaryAction = true
        down(50, 120)
        wait(0.5)
        move(60, 170)
        XCTAssertEqual(rows.map(\.isHighlighted), [true, false])
        move(60, 210)
        XCTAssertEqual(rows.map(\.isHighlighted), [false, true])
        up(60, 210)
        settle()
        XCTAssertEqual(performed, ["Two"])
    }

    func testOtherButtonsOpenTheirMenuForAFingerThatRests() {
        _ = button(UIMenu(children: [action("One")]))
        tap(50, 120)
        settle()
        XCTAssertEqual(performed, ["button"])
        down(50, 120)
        wait(0.6)
        XCTAssertEqual(rows.count, 1)
        up(50, 120)
        settle()
        XCTAssertEqual(performed, ["button"])
        tapRow("One")
        XCTAssertEqual(performed, ["button", "One"])
    }

    func testATouchBesideTheMenuClosesItAndDoesNothingElse() {
        let button = button(UIMenu(children: [action("One")]))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        tap(300, 700)
        settle()
        XCTAssertNil(MenuPresentation.current)
        XCTAssertEqual(performed, [])
    }

    func testDisabledAndHiddenActions() {
        let button = button(
            UIMenu(children: [
                action("Off", attributes: .disabled), action("Gone", attributes: .hidden), action("On"),
            ]))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        XCTAssertEqual(rows.map(\.element.storedTitle), ["Off", "On"])
        tapRow("Off")
        XCTAssertEqual(performed, [])
        XCTAssertNotNil(MenuPresentation.current)
        XCTAssertTrue(rows[0].accessibilityTraits.contains(.notEnabled))
    }

    func testSubmenusOpenAndClose() {
        let inner = UIMenu(title: "More", children: [action("Deep")])
        let button = button(UIMenu(title: "Top", children: [action("One"), inner]))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        tapRow("More")
        XCTAssertEqual(rows.map(\.element.storedTitle), ["More", "Deep"])
        tapRow("More")
        XCTAssertEqual(rows.map(\.element.storedTitle), ["One", "More"])
        tapRow("More")
        tapRow("Deep")
        XCTAssertEqual(performed, ["Deep"])
    }

    func testInlineMenusAreSections() {
        let inline = UIMenu(title: "Sort", options: .displayInline, children: [action("Name"), action("Date")])
        let sections = MenuSection.sections(of: UIMenu(children: [action("One"), inline, action("Last")]))
        XCTAssertEqual(sections.map(\.title), [nil, "Sort", nil])
        XCTAssertEqual(sections.map { $0.elements.map(\.title) }, [["One"], ["Name", "Date"], ["Last"]])
    }

    func testSingleSelectionTurnsOthersOff() {
        let actions = [action("A", state: .on), action("B")]
        let button = button(UIMenu(options: .singleSelection, children: actions))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        tapRow("B")
        XCTAssertEqual(actions.map(\.state), [.off, .on])
        XCTAssertEqual(button.menu?.selectedElements, [actions[1]])
    }

    func testThePopUpButtonShowsItsSelection() {
        let button = button(UIMenu(children: [action("A"), action("B")]))
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.title(for: .normal), "A")
        tap(50, 120)
        settle()
        tapRow("B")
        XCTAssertEqual(button.title(for: .normal), "B")
        XCTAssertEqual(performed, ["B"])
    }

    func testActionsThatKeepTheMenu() {
        let button = button(UIMenu(children: [action("Again", attributes: .keepsMenuPresented)]))
        button.showsMenuAsPrimaryAction = true
        tap(50, 120)
        settle()
        tapRow("Again")
        tapRow("Again")
        XCTAssertEqual(performed, ["Again", "Again"])
        XCTAssertNotNil(MenuPresentation.current)
    }

    func testAMenuWithoutRoomBelowStandsAbove() {
        let button = button(UIMenu(children: [action("One"), action("Two")]))
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 280, y: 760, width: 100, height: 40)
        tap(300, 780)
        settle()
        let platter = MenuPresentation.current?.platter.frame ?? .zero
        XCTAssertEqual(platter.maxY, 752, accuracy: 1e-6)
        XCTAssertEqual(platter.maxX, 380, accuracy: 1e-6)
    }

    // MARK: Context menus

    func testALongPressOpensAContextMenu() {
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        view.backgroundColor = .red
        root.addSubview(view)
        let delegate = MenuDelegate(menu: UIMenu(children: [action("Copy")])) { [unowned self] in log.append($0) }
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
        settle()
        down(150, 350)
        wait(0.6)
        up(150, 350)
        settle()
        XCTAssertEqual(takeLog(), ["menu at (50.0, 50.0)", "will display"])
        tapRow("Copy")
        XCTAssertEqual(performed, ["Copy"])
        XCTAssertEqual(takeLog(), ["will end", "gone"])
        view.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
        XCTAssertTrue(view.interactions.isEmpty)
    }

    /// A press at a place where the menu comes up below the finger.
    private func openBelowTheFinger() -> (view: UIView, delegate: MenuDelegate) {
        // As large as the screen: the menu has to stand on it.
        let view = UIView(frame: root.bounds)
        view.backgroundColor = .red
        root.addSubview(view)
        let actions = (1...12).map { action("Action \($0)") }
        let delegate = MenuDelegate(menu: UIMenu(children: actions)) { [unowned self] in log.append($0) }
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        settle()
        return (view, delegate)
    }

    func testAFingerThatStaysWhereItOpenedTheMenuChoosesNothing() throws {
        let (_, delegate) = openBelowTheFinger()
        down(196, 700)
        wait(1)
        let platter = try XCTUnwrap(MenuPresentation.current?.platter)
        let point = platter.convert(CGPoint(x: 196, y: 700), from: window)
        XCTAssertNotNil(platter.row(at: point), "the menu is below the finger")
        move(200, 705)
        XCTAssertFalse(rows.contains(where: \.isHighlighted))
        up(200, 705)
        settle()
        XCTAssertEqual(performed, [])
        XCTAssertNotNil(MenuPresentation.current)
        tapRow("Action 1")
        XCTAssertEqual(performed, ["Action 1"])
        withExtendedLifetime(delegate) {}
    }

    func testAFingerThatHasMovedChoosesEvenWhereItWas() throws {
        let (_, delegate) = openBelowTheFinger()
        down(196, 700)
        wait(1)
        let point = CGPoint(x: 196, y: 700)
        let row = try XCTUnwrap(rows.firstIndex { $0.bounds.contains($0.convert(point, from: window)) })
        move(196, 730)
        move(196, 700)
        XCTAssertEqual(rows.firstIndex(where: \.isHighlighted), row)
        up(196, 700)
        settle()
        XCTAssertEqual(performed, ["Action \(row + 1)"])
        withExtendedLifetime(delegate) {}
    }

    func testAButtonsMenuThatCoversItIsNotChosenFromByTheTapThatOpensIt() {
        let button = button(UIMenu(children: (1...30).map { action("Action \($0)") }))
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 40)
        settle()
        down(50, 420)
        wait(0.5)
        XCTAssertTrue(MenuPresentation.current?.platter.frame.contains(CGPoint(x: 50, y: 420)) ?? false)
        up(50, 420)
        settle()
        XCTAssertEqual(performed, [])
        XCTAssertNotNil(MenuPresentation.current)
    }

    func testTheSourceIsLiftedFromItsPlaceAndGoesBackToIt() throws {
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
        root.addSubview(view)
        let delegate = MenuDelegate(menu: UIMenu(children: [action("Copy")])) { _ in }
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        settle()
        down(150, 320)
        wait(1)
        up(150, 320)
        settle()
        let overlay = try XCTUnwrap(MenuPresentation.current?.overlay)
        let lift = overlay.subviews[1]
        XCTAssertEqual(lift.frame.minX, 8, accuracy: 0.01, "it keeps off the edges")
        XCTAssertEqual(lift.frame.midX, 196.5, accuracy: 0.01)
        XCTAssertEqual(lift.frame.midY, 322, accuracy: 0.01)
        XCTAssertGreaterThan(lift.layer.shadowOpacity, 0)
        XCTAssertTrue(view.layer.isLifted)
        XCTAssertEqual([view.isHidden, view.alpha == 1], [false, true], "for the app it is there")
        tap(10, 800)
        wait(0.1)
        XCTAssertEqual(lift.alpha, 1, "until it is back nothing else shows it")
        settle()
        XCTAssertFalse(view.layer.isLifted)
        XCTAssertNil(overlay.superview)
    }

    // MARK: Escape

    func testEscapeClosesMenusBeforeAnybodyElseHearsOfTheKey() {
        let button = button(UIMenu(children: [UIMenu(title: "More", children: [action("Deep")])]))
        button.showsMenuAsPrimaryAction = true
        for key in [(UIKeyboardHIDUsage.keyboardEscape, UIKeyModifierFlags()), (.keyboardPeriod, .command)] {
            tap(50, 120)
            settle()
            tapRow("More")
            XCTAssertNotNil(MenuPresentation.current)
            HardwareKeyboard.press(key.0, key.1)
            XCTAssertNil(MenuPresentation.current)
            settle()
            XCTAssertFalse(window.subviews.contains { $0 is MenuOverlay })
        }
        XCTAssertEqual(performed, [])
    }

    func testEscapeClosesAContextMenu() {
        let (view, delegate) = openBelowTheFinger()
        down(196, 700)
        wait(1)
        up(196, 700)
        settle()
        log = []
        HardwareKeyboard.press(.keyboardEscape)
        settle()
        XCTAssertEqual(takeLog(), ["will end", "gone"])
        XCTAssertFalse(view.layer.isLifted)
        withExtendedLifetime(delegate) {}
    }

    func testAssistiveTechnologyEscapesFromAMenuWhereverItIs() {
        let button = button(UIMenu(children: [action("One")]))
        button.showsMenuAsPrimaryAction = true
        for element in [-1, accessibilityElement("One")] {
            tap(50, 120)
            settle()
            let named = element == -1 ? element : accessibilityElement("One")
            XCTAssertTrue(AccessibilityActions.perform(.init(element: named, kind: .escape)))
            XCTAssertNil(MenuPresentation.current)
            settle()
        }
    }

    func testAPreviewAppearsAndDisappears() {
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        root.addSubview(view)
        let delegate = MenuDelegate(menu: UIMenu(children: [action("Copy")])) { [unowned self] in log.append($0) }
        delegate.preview = { [unowned self] in
            let controller = LoggingController()
            controller.preferredContentSize = CGSize(width: 200, height: 150)
            controller.log = { [unowned self] in log.append($0) }
            return controller
        }
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        settle()
        down(150, 350)
        wait(0.6)
        up(150, 350)
        settle()
        XCTAssertEqual(
            takeLog(), ["menu at (50.0, 50.0)", "will display", "viewWillAppear", "viewDidAppear"])
        tap(10, 800)
        settle()
        let ended = takeLog()
        XCTAssertEqual(ended.first, "will end")
        XCTAssertTrue(ended.contains("viewWillDisappear"))
        XCTAssertTrue(ended.contains("viewDidDisappear"))
        XCTAssertTrue(window.rootViewController?.children.isEmpty ?? false)
    }
}

private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    let log: (String) -> Void
    var preview: (() -> UIViewController?)?

    init(menu: UIMenu, log: @escaping (String) -> Void) {
        self.menu = menu
        self.log = log
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log("menu at (\(location.x), \(location.y))")
        return UIContextMenuConfiguration(previewProvider: preview) { [menu] _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log("will display") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log("will end")
        if preview == nil { animator?.addCompletion { [log] in log("gone") } }
    }
}

private final class LoggingController: UIViewController {
    var log: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { log("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("viewDidDisappear") }
}
