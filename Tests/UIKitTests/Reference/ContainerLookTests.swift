import UIKitTesting
import XCTest

@testable import CoreGraphics
@_spi(Testing) @testable import UIKit

/// Containers and what appears over them, drawn in the states that no other test draws.
@preconcurrency @MainActor final class ContainerLookTests: ScreenTestCase {
    @discardableResult private func picture(_ name: String) throws -> Picture {
        let bitmap = try XCTUnwrap(FramePresenter.shared.renderScreen())
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: Double(UIScreen.main.scale))
    }

    private let pad = "iPad Pro 11-inch"

    private func list(_ title: String, style: UITableView.Style = .plain) -> LookList {
        let list = LookList(style: style)
        list.title = title
        return list
    }

    private func detail(_ text: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = text
        controller.view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "This is \(text)"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerYAnchor).isActive = true
        return controller
    }

    // MARK: Navigation

    func testNavigation() throws {
        var screen = TestScreen()
        let root = list("Mailboxes")
        root.navigationItem.prompt = "Choose a mailbox for this message"
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        screen.show(UINavigationController(rootViewController: root))
        try picture("nav-prompt")

        screen = TestScreen(device: pad, style: .dark)
        let large = UINavigationController(rootViewController: list("Mailboxes", style: .insetGrouped))
        large.navigationBar.prefersLargeTitles = true
        screen.show(large)
        try picture("nav-pad-large-dark")

        screen = TestScreen(orientation: .landscapeLeft)
        let sideways = UINavigationController(rootViewController: list("Mailboxes"))
        sideways.pushViewController(list("Inbox"), animated: false)
        sideways.isToolbarHidden = false
        sideways.topViewController?.toolbarItems = [
            UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        screen.show(sideways)
        let picture = try picture("nav-landscape-toolbar")
        // The table's ground reaches the edges beside the safe area.
        XCTAssertEqual(picture.color(at: 10, 100), .white)
    }

    // MARK: Split

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(list("Accounts", style: .insetGrouped), for: .primary)
        if style == .tripleColumn { split.setViewController(list("Inbox"), for: .supplementary) }
        split.setViewController(detail("Message"), for: .secondary)
        return split
    }

    func testSplit() throws {
        for (name, device, orientation, style) in [
            ("portrait", pad, UIDeviceOrientation.portrait, UISplitViewController.Style.doubleColumn),
            ("landscape", pad, .landscapeLeft, .doubleColumn),
            ("triple-portrait", pad, .portrait, .tripleColumn),
            ("triple-landscape", pad, .landscapeLeft, .tripleColumn),
            ("phone", "iPhone 15", .portrait, .doubleColumn),
            ("phone-max-landscape", "iPhone 15 Pro Max", .landscapeLeft, .doubleColumn),
        ] {
            let screen = TestScreen(device: device, orientation: orientation)
            let split = split(style)
            screen.show(split)
            let whole = try picture("split-\(name)")
            if name == "phone-max-landscape" {
                // Rows end 16 points before the column does, where nothing covers the screen.
                XCTAssertEqual(whole.color(at: 300, 75), .white)
                XCTAssertEqual(whole.color(at: 310, 75), Picture.Color(red: 242, green: 242, blue: 247))
            }
            guard device == pad, !split.isCollapsed else { continue }
            split.show(.primary)
            screen.runUntilIdle()
            let picture = try picture("split-\(name)-shown")
            // The primary column's grouped ground is at the left.
            XCTAssertEqual(picture.color(at: 4, 600), Picture.Color(red: 242, green: 242, blue: 247), name)
        }
        let screen = TestScreen(device: pad, orientation: .landscapeLeft, style: .dark)
        screen.show(split(.doubleColumn))
        try picture("split-landscape-dark")
    }

    // MARK: Popovers

    func testPopoverArrows() throws {
        for (name, direction) in [
            ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
        ] {
            let screen = TestScreen(device: pad)
            let root = UINavigationController(rootViewController: list("Mailboxes"))
            screen.show(root)
            let popover = UINavigationController(rootViewController: list("Options"))
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 300, height: 260)
            popover.popoverPresentationController?.sourceView = root.view
            popover.popoverPresentationController?.sourceRect = CGRect(x: 397, y: 580, width: 40, height: 40)
            popover.popoverPresentationController?.permittedArrowDirections = direction
            root.present(popover, animated: false)
            screen.runUntilIdle()
            try picture("popover-arrow-\(name)")
        }
        let screen = TestScreen()
        let root = list("Mailboxes")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        let popover = detail("Popover")
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
        navigation.present(popover, animated: false)
        screen.runUntilIdle()
        try picture("popover-phone")
    }

    /// Cards over a bar and rows, so that the edges of what stepped back are seen.
    func testSheetOverNavigation() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let screen = TestScreen(style: style)
            let root = UINavigationController(rootViewController: list("Mailboxes"))
            screen.show(root)
            let form = list("New Account", style: .insetGrouped)
            form.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            form.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            root.present(UINavigationController(rootViewController: form), animated: false)
            screen.runUntilIdle()
            try picture("sheet-navigation-\(style == .dark ? "dark" : "light")")
        }
    }

    // MARK: Text

    func testKeyboard() throws {
        for (name, device, orientation, style, type) in [
            ("light", "iPhone 15", UIDeviceOrientation.portrait, UIUserInterfaceStyle.light, UIKeyboardType.default),
            ("dark", "iPhone 15", .portrait, .dark, .default),
            ("number", "iPhone 15", .portrait, .light, .numberPad),
            ("home-button", "iPhone SE", .portrait, .light, .default),
            ("landscape", "iPhone 15", .landscapeLeft, .light, .default),
            ("pad", pad, .portrait, .light, .default),
        ] {
            let screen = TestScreen(device: device, orientation: orientation, style: style)
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for index in 0..<2 {
                let field = UITextField(frame: CGRect(x: 80, y: 80 + CGFloat(index) * 46, width: 240, height: 34))
                field.borderStyle = .roundedRect
                field.placeholder = index == 0 ? "Name" : "Place"
                field.clearButtonMode = .always
                field.keyboardType = type
                if index == 1 { field.text = "London" }
                controller.view.addSubview(field)
            }
            screen.show(controller)
            screen.tap("Name")
            let picture = try picture("keyboard-\(name)")
            let size = UIScreen.main.bounds.size
            XCTAssertNotEqual(
                picture.color(at: size.width / 2, size.height - 5), picture.color(at: size.width / 2, 40), name)
        }
    }

    func testSearch() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let screen = TestScreen(style: style)
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for (index, look) in [UISearchBar.Style.default, .minimal, .prominent].enumerated() {
                let bar = UISearchBar(frame: CGRect(x: 0, y: 70 + CGFloat(index) * 70, width: 393, height: 56))
                bar.searchBarStyle = look
                bar.placeholder = "Search"
                bar.showsCancelButton = index == 1
                if index == 2 { bar.text = "Text" }
                controller.view.addSubview(bar)
            }
            let scopes = UISearchBar(frame: CGRect(x: 0, y: 290, width: 393, height: 102))
            scopes.scopeButtonTitles = ["All", "Unread", "Flagged"]
            scopes.showsScopeBar = true
            controller.view.addSubview(scopes)
            screen.show(controller)
            try picture("searchbars-\(style == .dark ? "dark" : "light")")
        }
    }

    // MARK: Lists and grids

    func testTables() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let suffix = style == .dark ? "dark" : "light"
            let screen = TestScreen(style: style)
            let editing = list("Edit")
            editing.navigationItem.rightBarButtonItem = editing.editButtonItem
            screen.show(UINavigationController(rootViewController: editing))
            editing.setEditing(true, animated: false)
            screen.runUntilIdle()
            try picture("table-editing-\(suffix)")
            editing.setEditing(false, animated: false)
            screen.runUntilIdle()
            screen.pan(from: .point(330, 170), by: -190, 0, over: 0.5)
            let picture = try picture("table-swipe-\(suffix)")
            let color = picture.color(at: 390, 150)
            XCTAssertGreaterThan(color.red, 200)
            XCTAssertLessThan(color.green, 100)
            for (name, look) in [("grouped", UITableView.Style.grouped), ("inset", .insetGrouped)] {
                let sections = list("Settings", style: look)
                sections.hasHeaders = true
                screen.show(UINavigationController(rootViewController: sections))
                let groups = try self.picture("table-\(name)-\(suffix)")
                // A group has a line on its first pixel, unless it is a rounded one.
                let edges = groups.edges(downAt: 200, from: 145, to: 170)
                XCTAssertEqual(edges.count, look == .grouped ? 2 : 1, name)
            }
        }
    }

    func testCollectionGrid() throws {
        let screen = TestScreen()
        screen.show(UINavigationController(rootViewController: LookGrid()))
        let picture = try picture("collection-grid")
        XCTAssertNotEqual(picture.color(at: 60, 150), .white)
    }

    func testTabBarWithSymbols() throws {
        for landscape in [false, true] {
            let screen = TestScreen(orientation: landscape ? .landscapeLeft : .portrait)
            let tabs = UITabBarController()
            tabs.viewControllers = [
                ("Inbox", "tray"), ("Files", "folder"), ("Favorites", "star"), ("Settings", "gear"),
            ].map { title, symbol in
                let navigation = UINavigationController(rootViewController: list(title))
                navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
                return navigation
            }
            tabs.selectedIndex = 3
            tabs.tabBar.items?[0].badgeValue = "12"
            screen.show(tabs)
            try picture("tabs-gear-\(landscape ? "landscape" : "portrait")")
        }
    }
}

/// Rows of every kind, which can be edited and swiped.
private final class LookList: UITableViewController {
    var hasHeaders = false

    override func numberOfSections(in tableView: UITableView) -> Int { hasHeaders ? 3 : 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hasHeaders ? 4 : 30
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasHeaders ? "Section \(section + 1)" : nil
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasHeaders && section == 0
            ? "What the rows of this section are about, in a sentence that takes two lines." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let style: UITableViewCell.CellStyle = [.default, .subtitle, .value1, .default][indexPath.row % 4]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = [.disclosureIndicator, .none, .disclosureIndicator, .checkmark][indexPath.row % 4]
        if indexPath.row == 3 { cell.imageView?.image = UIImage(systemName: "star") }
        guard hasHeaders, indexPath.row == 0 else { return cell }
        let toggle = UISwitch()
        toggle.isOn = indexPath.section == 0
        cell.accessoryView = toggle
        return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, more])
    }
}

/// A grid of three columns.
private final class LookGrid: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 113, height: 113)
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = UIColor(
            hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 8
        return cell
    }
}
