import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// What assistive technology finds on screens of the usual kinds.
@preconcurrency @MainActor final class AccessibilityScreenTests: ScreenTestCase {
    func testNavigationControllerWithTable() {
        let screen = TestScreen()
        screen.show(UINavigationController(rootViewController: MailboxesController()))
        XCTAssertEqual(
            accessibilityLines(),
            [
                "navigationBar",
                "  element \"Mailboxes\" [staticText header]",
                "  element \"Add\" [button]",
                "table",
                "  element \"On this phone\" [staticText header]",
                "  cell \"Inbox, 12\" [button]",
                "  element \"Accounts\" [staticText header]",
                "  cell \"Work\"",
                "  cell \"Wi-Fi\"",
                "  switch \"Wi-Fi\" = 0 [button]",
            ])
        screen.tap(.text("Inbox"))
        XCTAssertEqual(
            accessibilityLines(),
            [
                "navigationBar", "  element \"Mailboxes\" [button]", "  element \"Inbox\" [staticText header]",
            ])
    }

    func testAlertHidesWhatIsBehind() {
        let screen = TestScreen()
        let root = screen.show(UINavigationController(rootViewController: MailboxesController()))
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.actions[0].isEnabled = false
        root.present(alert, animated: false)
        screen.runUntilIdle()
        XCTAssertEqual(
            accessibilityLines(),
            [
                "alert \"Delete?\"",
                "  element \"Delete?\" [staticText header]",
                "  element \"It is gone then.\" [staticText]",
                "  element \"Cancel\" [button]",
                "  element \"Delete\" [button notEnabled]",
            ])
    }

    func testSheetHidesWhatIsBehindUnlessThatStaysInUse() {
        let screen = TestScreen()
        let root = screen.show(UIViewController())
        root.view.addSubview(label("Behind", CGRect(x: 10, y: 100, width: 100, height: 20)))
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        sheet.view.addSubview(label("In front", CGRect(x: 10, y: 20, width: 100, height: 20)))
        sheet.sheetPresentationController?.detents = [.medium()]
        root.present(sheet, animated: false)
        screen.runUntilIdle()
        XCTAssertEqual(accessibilityLines(), ["element \"In front\" [staticText]"])
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        screen.runUntilIdle()
        XCTAssertEqual(
            accessibilityLines(), ["element \"Behind\" [staticText]", "element \"In front\" [staticText]"])
    }

    func testTabs() {
        let screen = TestScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Search", "More"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "5"
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        screen.show(tabs)
        XCTAssertEqual(
            accessibilityLines(frames: true),
            [
                "tabBar @ 0 769 393 83",
                "  tab \"Home\" = 1 of 3 [button selected] @ 2 770 127 48",
                "  tab \"Search\" = 5, 2 of 3 [button] @ 133 770 127 48",
                "  tab \"More\" = 3 of 3 [button notEnabled] @ 264 770 127 48",
            ])
    }

    func testForm() {
        let screen = TestScreen()
        screen.show(FormController())
        let form = [
            "secureTextField \"Password\" = ••• @ 20 150 200 34",
            "switch \"Sound\" = 1 [button] @ 20 200 51 31",
            "slider \"Volume\" = 50% [adjustable] @ 20 250 200 31",
            "segmentedControl @ 20 300 200 32",
            "  segment \"Day\" = 1 of 2 [button selected] @ 20 300 99.6667 32",
            "  segment \"Week\" = 2 of 2 [button] @ 120.667 300 99.3333 32",
            "element \"Save\" hint Saves all [button notEnabled] @ 20 350 100 44",
        ]
        XCTAssertEqual(accessibilityLines(frames: true), ["textField (Name) @ 20 100 200 34"] + form)
        screen.tap(.text("Name"))
        let lines = accessibilityLines(frames: true)
        XCTAssertEqual(Array(lines.prefix(8)), ["textField (Name) focused @ 20 100 200 34"] + form)
        XCTAssertEqual(lines[9...10].map { $0.prefix(9) }, ["  key \"q\" ", "  key \"w\" "].map { $0.prefix(9) })
        XCTAssertEqual(lines.last, "  key \"return\" [keyboardKey] @ 297.667 731 92.3333 43")
    }

    func testDrawnElementsAreInTheOrderThatTheAppGives() {
        let screen = TestScreen()
        let controller = UIViewController()
        controller.view = ChartView()
        screen.show(controller)
        XCTAssertEqual(
            accessibilityLines(frames: true),
            [
                "element \"March\" = 200 [image updatesFrequently] @ 10 200 50 80",
                "element \"April\" = 100 [image updatesFrequently] @ 10 100 50 80",
            ])
        controller.view.accessibilityElementsHidden = true
        XCTAssertEqual(accessibilityLines(), [])
    }

    // MARK: What can be reached

    func testElementsThatAreListedOneByOne() {
        final class Board: UIView {
            var squares: [UIAccessibilityElement] = []
            override func accessibilityElementCount() -> Int { squares.count }
            override func accessibilityElement(at index: Int) -> Any? { squares[index] }
        }
        let controller = UIViewController()
        let board = Board(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        controller.view.addSubview(board)
        board.squares = ["b", "a"].map { name in
            let square = UIAccessibilityElement(accessibilityContainer: self)
            square.accessibilityContainer = board
            square.accessibilityLabel = name
            square.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 50, height: 50)
            return square
        }
        let screen = TestScreen()
        screen.show(controller)
        XCTAssertEqual(accessibilityLines(), ["element \"b\"", "element \"a\""])
        XCTAssertEqual(
            UIAccessibility.convertToScreenCoordinates(CGRect(x: 10, y: 10, width: 50, height: 50), in: board),
            board.squares[0].accessibilityFrame)
        let plain = UIView(frame: .zero)
        XCTAssertEqual(plain.accessibilityElementCount(), 0)
        XCTAssertNil(plain.accessibilityElement(at: 0))
        plain.accessibilityElements = board.squares
        XCTAssertEqual(plain.accessibilityElementCount(), 2)
        XCTAssertTrue(plain.accessibilityElement(at: 1) as AnyObject === board.squares[1])
        XCTAssertNil(plain.accessibilityElement(at: 2))
        XCTAssertEqual(plain.index(ofAccessibilityElement: board.squares[1]), 1)
        XCTAssertEqual(plain.index(ofAccessibilityElement: plain), NSNotFound)
    }

    func testAnAlertsButtonIsFoundByItsIdentifier() {
        let screen = TestScreen()
        let controller = screen.show(UIViewController())
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Yes", style: .default)
        action.accessibilityIdentifier = "yes"
        alert.addAction(action)
        controller.present(alert, animated: false)
        screen.runUntilIdle()
        XCTAssertTrue(accessibilityLines().contains { $0.hasSuffix("element \"Yes\" #yes [button]") })
    }

    func testOnlyWhatIsInSight() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        scroll.contentSize = CGSize(width: 393, height: 1000)
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        for (text, y) in [("first", 10), ("cut", 90), ("below", 200)] {
            scroll.addSubview(label(text, CGRect(x: 10, y: y, width: 100, height: 20)))
        }
        let (hidden, faint, off) = (
            label("hidden", CGRect(x: 10, y: 300, width: 100, height: 20)),
            label("transparent", CGRect(x: 10, y: 330, width: 100, height: 20)),
            label("outside", CGRect(x: 400, y: 360, width: 100, height: 20))
        )
        hidden.isHidden = true
        faint.alpha = 0
        for part in [hidden, faint, off] { view.addSubview(part) }
        view.addSubview(label("covered", CGRect(x: 10, y: 400, width: 100, height: 20)))
        view.addSubview(label("half covered", CGRect(x: 10, y: 430, width: 100, height: 20)))
        let cover = UIView(frame: CGRect(x: 0, y: 390, width: 393, height: 50))
        cover.backgroundColor = .white
        view.addSubview(cover)
        view.addSubview(label("", CGRect(x: 10, y: 500, width: 100, height: 20)))
        XCTAssertEqual(
            accessibilityLines(frames: true),
            [
                "element \"first\" [staticText] @ 10 110 100 20",
                "element \"cut\" [staticText] @ 10 190 100 10",
                "element \"half covered\" [staticText] @ 10 440 100 10",
            ])
        scroll.contentOffset.y = 200
        XCTAssertEqual(
            accessibilityLines(frames: true),
            [
                "element \"below\" [staticText] @ 10 100 100 20",
                "element \"half covered\" [staticText] @ 10 440 100 10",
            ])
    }

    func testWhatIsModalAndWhatIsHiddenByTheApp() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let boxes = (0..<3).map { index in
            let box = UIView(frame: CGRect(x: 0, y: 100 * index + 100, width: 393, height: 100))
            box.addSubview(label("\(index)", CGRect(x: 10, y: 10, width: 100, height: 20)))
            view.addSubview(box)
            return box
        }
        func labels() -> [String?] { AccessibilityDescription.current().elements.map(\.label) }
        XCTAssertEqual(labels(), ["0", "1", "2"])
        boxes[1].accessibilityViewIsModal = true
        XCTAssertEqual(labels(), ["1"])
        boxes[1].isHidden = true
        XCTAssertEqual(labels(), ["0", "2"])
        boxes[2].accessibilityElementsHidden = true
        XCTAssertEqual(labels(), ["0"])
    }

    // MARK: Order

    func testRowsAreReadFromTheirBeginningAndGroupsByThemselves() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        for (text, x, y) in [("d", 200, 203), ("b", 200, 104), ("c", 20, 200), ("a", 20, 100)] {
            view.addSubview(label(text, CGRect(x: x, y: y, width: 50, height: 20)))
        }
        func labels() -> String { AccessibilityDescription.current().elements.compactMap(\.label).joined() }
        XCTAssertEqual(labels(), "abcd")
        let columns = [20, 200].map { x in
            let column = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 500))
            for label in view.subviews where Int(label.frame.minX) == x {
                label.frame.origin.x = 0
                column.addSubview(label)
            }
            view.addSubview(column)
            return column
        }
        XCTAssertEqual(labels(), "abcd")
        for column in columns { column.shouldGroupAccessibilityChildren = true }
        XCTAssertEqual(labels(), "acbd")
        view.semanticContentAttribute = .forceRightToLeft
        screen.window?.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(labels(), "bdac")
    }

    // MARK: What the app says

    func testWhatTheAppSaysGoesBeforeWhatClassesSay() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "Save")
        XCTAssertEqual(button.accessibilityTraits, .button)
        XCTAssertTrue(button.isAccessibilityElement)
        button.isSelected = true
        XCTAssertEqual(button.accessibilityTraits, [.button, .selected])
        button.accessibilityLabel = "Keep"
        button.accessibilityTraits = .link
        button.isAccessibilityElement = false
        XCTAssertEqual(button.accessibilityLabel, "Keep")
        XCTAssertEqual(button.accessibilityTraits, .link)
        XCTAssertFalse(button.isAccessibilityElement)
        XCTAssertFalse(UIView().isAccessibilityElement)
        XCTAssertFalse(UIImageView(image: nil).isAccessibilityElement)
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        XCTAssertNil(field.accessibilityLabel)
        XCTAssertEqual(field.accessibilityValue, "Name")
    }

    func testPicturesAloneAreCalledByTheirNames() {
        func name(_ symbol: String) -> String? {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            return button.accessibilityLabel
        }
        XCTAssertEqual(["plus", "star.fill", "circle"].map(name), ["Add", "star", "circle"])
        let button = UIButton(type: .system)
        button.setImage(UIImage(), for: .normal)
        XCTAssertNil(button.accessibilityLabel)
    }

    func testTreesNameOnlyLabelsThatTheAppGave() {
        let (one, other) = (label("text", .zero), label("text", .zero))
        other.accessibilityLabel = "label"
        XCTAssertEqual([one, other].map { TreeBuilder.node(of: $0).accessibilityLabel }, [nil, "label"])
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }
}

/// Three rows in two sections, the first of which leads on.
final class MailboxesController: UITableViewController {
    var chosen: [Int] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["On this phone", "Accounts"][section]
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = [["Inbox"], ["Work", "Wi-Fi"]][indexPath.section][indexPath.row]
        if indexPath.section == 0 {
            cell.detailTextLabel?.text = "12"
            cell.accessoryType = .disclosureIndicator
        }
        if indexPath.row == 1 { cell.accessoryView = UISwitch() }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.section * 10 + indexPath.row)
        guard indexPath.section == 0 else { return }
        let next = UIViewController()
        next.title = "Inbox"
        next.view.backgroundColor = .white
        navigationController?.pushViewController(next, animated: true)
    }
}

/// A field, a switch, a slider and more, below each other.
final class FormController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let secret = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 20, y: 250, width: 200, height: 31))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    let button = UIButton(type: .system)
    var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.placeholder = "Name"
        (secret.text, secret.isSecureTextEntry) = ("abc", true)
        secret.accessibilityLabel = "Password"
        toggle.isOn = true
        toggle.title = "Sound"
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
        segments.frame = CGRect(x: 20, y: 300, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 20, y: 350, width: 100, height: 44)
        button.isEnabled = false
        button.accessibilityHint = "Saves all"
        for part in [field, secret, toggle, slider, segments, button] as [UIControl] {
            view.addSubview(part)
            for (name, event) in [
                ("touchDown", UIControl.Event.touchDown), ("touchUpInside", .touchUpInside),
                ("valueChanged", .valueChanged), ("editingChanged", .editingChanged),
                ("editingDidBegin", .editingDidBegin),
            ] {
                part.addAction(
                    UIAction { [weak self] _ in self?.events.append("\(type(of: part)) \(name)") }, for: event)
            }
        }
    }
}

/// Draws two bars and says what they are.
final class ChartView: UIView {
    var activated: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        accessibilityElements = [("March", 200), ("April", 100)].map { month, y in
            let bar = Bar(accessibilityContainer: self)
            bar.accessibilityLabel = month
            bar.accessibilityValue = "\(y)"
            bar.accessibilityTraits = [.image, .updatesFrequently]
            bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: y, width: 50, height: 80)
            return bar
        }
    }
    required init?(coder: NSCoder) { nil }

    final class Bar: UIAccessibilityElement {
        override func accessibilityActivate() -> Bool {
            guard accessibilityLabel == "March" else { return false }
            (accessibilityContainer as? ChartView)?.activated.append("March")
            return true
        }
    }
}
