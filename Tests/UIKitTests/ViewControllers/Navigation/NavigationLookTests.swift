import CoreGraphics
import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import CoreGraphics
@_spi(Testing) @testable import UIKit

/// Navigation controllers drawn, and looked at in the places that tell whether they are right.
@preconcurrency @MainActor final class NavigationLookTests: XCTestCase {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private var screen: TestScreen!
    private var navigation: UINavigationController!

    private func show(
        _ device: String = "iPhone 15", _ orientation: UIDeviceOrientation = .portrait,
        _ style: UIUserInterfaceStyle = .light, _ setUp: (UINavigationController) -> Void
    ) {
        screen = TestScreen(device: device, orientation: orientation, style: style)
        let root = Rows(style: .plain)
        root.title = "Mailboxes"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        navigation = UINavigationController(rootViewController: root)
        setUp(navigation)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
    }

    private func detail() -> UIViewController {
        let detail = UIViewController()
        detail.title = "Inbox"
        detail.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        label.text = "A message"
        detail.view.addSubview(label)
        detail.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .trash),
        ]
        return detail
    }

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { (test.screen, test.navigation) = (nil, nil) }
        super.tearDown()
    }

    private func draw(_ name: String) throws -> Picture {
        let configuration = UIScreen.main.configuration
        let bitmap = try XCTUnwrap(Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight))
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [UIApplication.shared.screenLayer], width: bitmap.width, height: bitmap.height,
            scale: CGFloat(configuration.scale))
        compositor.draw(list, replacing: nil, in: bitmap)
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: Double(configuration.scale))
    }

    func testRoot() throws {
        show { _ in }
        let picture = try draw("nav-root")
        XCTAssertNotNil(picture.ink(in: CGRect(x: 130, y: 56, width: 130, height: 36)))
    }

    func testPushed() throws {
        show { $0.pushViewController(self.detail(), animated: false) }
        let picture = try draw("nav-pushed")
        let back = try XCTUnwrap(picture.ink(in: CGRect(x: 28, y: 56, width: 100, height: 36)))
        XCTAssertGreaterThan(back.color.blue, 200)
    }

    func testLargeTitle() throws {
        show { $0.navigationBar.prefersLargeTitles = true }
        let picture = try draw("nav-large")
        let title = try XCTUnwrap(picture.ink(in: CGRect(x: 10, y: 98, width: 300, height: 52)))
        // In pixels: 16 points and the letter's own side.
        XCTAssertEqual(title.left / 3, 17.35, accuracy: 0.5)
        (navigation.topViewController as? UITableViewController)?.tableView.contentOffset.y += 25
        TestEnvironment.commit()
        _ = try draw("nav-large-half")
        (navigation.topViewController as? UITableViewController)?.tableView.contentOffset.y += 100
        TestEnvironment.runUntilIdle()
        let scrolled = try draw("nav-large-collapsed")
        XCTAssertNotNil(scrolled.ink(in: CGRect(x: 130, y: 60, width: 130, height: 30)))
    }

    func testSearch() throws {
        let search = UISearchController(searchResultsController: nil)
        show { navigation in
            navigation.navigationBar.prefersLargeTitles = true
            navigation.topViewController?.navigationItem.searchController = search
            navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
        }
        let picture = try draw("nav-search")
        XCTAssertNotNil(picture.ink(in: CGRect(x: 16, y: 152, width: 100, height: 34)))
        search.isActive = true
        TestEnvironment.runUntilIdle()
        // The bar is as bright as before; what is below is shaded.
        let active = try draw("nav-search-active")
        XCTAssertEqual(active.color(at: 5, 80), .white)
        XCTAssertEqual(active.color(at: 5, 200), Picture.Color(red: 225, green: 225, blue: 225))
    }

    func testToolbar() throws {
        show { navigation in
            navigation.isToolbarHidden = false
            navigation.topViewController?.toolbarItems = [
                UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .organize),
                .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
                UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil),
            ]
        }
        let picture = try draw("nav-toolbar")
        XCTAssertNotNil(picture.ink(in: CGRect(x: 300, y: 778, width: 93, height: 36)))
    }

    func testLandscapePadAndDark() throws {
        show("iPhone 15", .landscapeLeft) {
            $0.navigationBar.prefersLargeTitles = true
            $0.pushViewController(self.detail(), animated: false)
        }
        XCTAssertEqual(navigation.navigationBar.bounds.height, 32)
        _ = try draw("nav-landscape")
        let pad = TestScreen.deviceNames.first { $0.contains("iPad") } ?? ""
        show(pad) { $0.pushViewController(self.detail(), animated: false) }
        XCTAssertEqual(navigation.navigationBar.bounds.height, 50)
        _ = try draw("nav-pad")
        show("iPhone 15", .portrait, .dark) {
            $0.navigationBar.prefersLargeTitles = true
            $0.isToolbarHidden = false
            $0.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .reply)]
        }
        let picture = try draw("nav-dark")
        let title = try XCTUnwrap(picture.ink(in: CGRect(x: 10, y: 98, width: 300, height: 52)))
        XCTAssertGreaterThan(title.color.red, 200)
    }

    func testOnTheWay() throws {
        for large in [false, true] {
            show { $0.navigationBar.prefersLargeTitles = large }
            navigation.pushViewController(detail(), animated: true)
            TestEnvironment.advance(by: 0.175)
            let picture = try draw("nav-push-half-\(large ? "large" : "plain")")
            XCTAssertNotNil(picture.ink(in: CGRect(x: 200, y: 195, width: 193, height: 40)))
            if !large {
                // Half of the title's black has come.
                let title = try XCTUnwrap(picture.ink(in: CGRect(x: 282, y: 60, width: 28, height: 32)))
                XCTAssertGreaterThan(title.color.red, 60)
            }
            TestEnvironment.runUntilIdle()
            navigation.popViewController(animated: true)
            TestEnvironment.advance(by: 0.175)
            _ = try draw("nav-pop-half-\(large ? "large" : "plain")")
        }
    }
}
