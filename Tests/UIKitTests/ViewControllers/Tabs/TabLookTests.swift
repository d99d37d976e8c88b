import DisplayProtocol
import UIKitTesting
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@_spi(Testing) @testable import UIKit

/// What tab bars look like, drawn as on the screen; `MATRYOSHKA_PICTURES` names a folder that gets the pictures.
@preconcurrency @MainActor final class TabLookTests: XCTestCase {
    func draw(
        _ name: String, device: ScreenConfiguration? = nil, style: ScreenConfiguration.Style = .light,
        landscape: Bool = false, prepare: () -> Void = {}, _ make: () -> UIViewController
    ) throws -> Picture {
        TestEnvironment.reset()
        let saved = UIScreen.main.configuration
        defer {
            TestEnvironment.reset()
            UIScreen.main.adopt(saved)
        }
        let upright = device ?? saved
        var configuration = landscape ? upright.turned(to: .landscapeLeft) : upright
        configuration.style = style
        UIScreen.main.adopt(configuration)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = make()
        window.makeKeyAndVisible()
        XCTAssertEqual(TestEnvironment.runUntilIdle(), [])
        prepare()
        let bitmap = try XCTUnwrap(Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight))
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [UIApplication.shared.screenLayer], width: bitmap.width, height: bitmap.height,
            scale: CGFloat(configuration.scale))
        compositor.draw(list, replacing: nil, in: bitmap)
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: configuration.scale)
    }

    private func tabs(_ count: Int = 4) -> UITabBarController {
        let looks = [
            ("Home", "house.fill"), ("Search", "magnifyingglass"), ("Messages", "message.fill"),
            ("Profile", "person.crop.circle"), ("Settings", "gearshape.fill"), ("Music", "music.note"),
            ("Maps", "map"),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = looks.prefix(count).enumerated().map { index, look in
            let controller = ListController(style: .plain)
            controller.title = look.0
            let navigation = UINavigationController(rootViewController: controller)
            navigation.tabBarItem = UITabBarItem(title: look.0, image: UIImage(systemName: look.1), tag: index)
            return navigation
        }
        return tabs
    }

    func test_portrait() throws {
        let picture = try draw("tabs-portrait") { tabs() }
        // The selected item is blue, another grey.
        let bar = CGRect(x: 0, y: 770, width: 98, height: 45)
        let blue = try XCTUnwrap(picture.ink(in: bar)).color
        XCTAssertGreaterThan(blue.blue, 200)
        XCTAssertLessThan(blue.red, 100)
        let grey = try XCTUnwrap(picture.ink(in: bar.offsetBy(dx: 98, dy: 0))).color
        XCTAssertEqual(grey.red, grey.blue)
    }

    func test_dark() throws {
        let picture = try draw("tabs-dark", style: .dark) { tabs() }
        XCTAssertLessThan(picture.color(at: 196, 800).red, 60)
    }

    func test_landscape() throws {
        _ = try draw("tabs-landscape", landscape: true) { tabs() }
    }

    func test_pad() throws {
        let pad = try XCTUnwrap(ScreenConfiguration.devices.first { $0.idiom == .pad })
        _ = try draw("tabs-pad", device: pad) { tabs(6) }
    }

    func test_badges() throws {
        let picture = try draw("tabs-badges") {
            let tabs = tabs(5)
            for (item, text) in zip(tabs.tabBar.items ?? [], ["", "3", "A", "99+", "1000"]) { item.badgeValue = text }
            return tabs
        }
        // A capsule 18 points high.
        XCTAssertEqual(picture.color(at: 39.3 + 17, 769 + 12), Picture.Color(red: 255, green: 59, blue: 48))
    }

    func test_more() throws {
        _ = try draw("tabs-more") {
            let tabs = tabs(7)
            tabs.selectedViewController = tabs.moreNavigationController
            return tabs
        }
    }

    func test_colours() throws {
        _ = try draw("tabs-colours") {
            let tabs = tabs(4)
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
            appearance.stackedLayoutAppearance.normal.iconColor = UIColor(white: 0.7, alpha: 1)
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor(white: 0.7, alpha: 1)
            ]
            appearance.stackedLayoutAppearance.selected.iconColor = .systemYellow
            appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
            tabs.tabBar.standardAppearance = appearance
            tabs.tabBar.scrollEdgeAppearance = appearance
            tabs.tabBar.items?[2].isEnabled = false
            return tabs
        }
    }

    /// All pictures that tab bars have of their own.
    func test_symbolsOfMailAndWeather() throws {
        for (name, table) in [("mail", SymbolDrawings.mail), ("weather", SymbolDrawings.weather)] {
            try drawSymbols("symbols-\(name)", table.keys.sorted())
        }
    }

    func test_symbols() throws {
        try drawSymbols(
            "tabs-symbols", SymbolDrawings.tabs.keys.sorted() + ["star", "star.fill", "house", "house.fill", "gear"])
    }

    private func drawSymbols(_ picture: String, _ names: [String]) throws {
        _ = try draw(picture) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for (index, name) in names.enumerated() {
                let view = UIImageView(
                    image: UIImage(
                        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
                    ))
                view.frame.origin = CGPoint(x: 12 + CGFloat(index % 9) * 42, y: 70 + CGFloat(index / 9) * 50)
                controller.view.addSubview(view)
            }
            return controller
        }
    }
}

/// Rows for the look of a screen.
private final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}
