import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibSampleTests: XCTestCase {
    private lazy var folder = NibFolder(for: self)

    override func setUp() {
        MainActor.assumeIsolated {
            Session.startAfresh()
            MediaClock.shared.becomeVirtual()
        }
    }

    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
    }

    private func frame(_ view: UIView?, in controller: UIViewController) -> CGRect? {
        view.map { $0.convert($0.bounds, to: controller.view) }
    }

    func testTwoTabsLoadsAndLaysOut() throws {
        folder.write(try Data(contentsOf: Samples.tabs), to: "TwoTabViewController.xib")
        let controller = TwoTabViewController(nibName: nil, bundle: folder.bundle)
        let findings = Findings.during { show(controller) }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        XCTAssertEqual(findings.exceptions, [])
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(frame(controller.contentView, in: controller), CGRect(x: 0, y: 0, width: 393, height: 768))
        XCTAssertEqual(frame(controller.firstButton, in: controller), CGRect(x: 0, y: 768, width: 196, height: 50))
        XCTAssertEqual(frame(controller.secondButton, in: controller), CGRect(x: 197, y: 768, width: 196, height: 50))
        XCTAssertEqual(controller.firstButton?.title(for: .normal), "First")
        XCTAssertEqual(controller.firstButton?.titleLabel?.font, .systemFont(ofSize: 17, weight: .semibold))
        XCTAssertEqual(controller.secondButton?.accessibilityIdentifier, "tab.second")
        XCTAssertTrue(controller.view.backgroundColor === UIColor.secondarySystemBackground)
        controller.firstButton?.sendActions(for: .touchUpInside)
        controller.secondButton?.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.taps, ["first", "second"])
    }

    func testDropDownMenuLoadsAndLaysOut() throws {
        folder.write(try Data(contentsOf: Samples.menu), to: "MenuViewController.xib")
        let controller = MenuViewController(nibName: nil, bundle: folder.bundle)
        let findings = Findings.during { show(controller) }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        XCTAssertEqual(findings.exceptions, [])
        // The status bar's 59 points, then the bar's 44.
        XCTAssertEqual(frame(controller.contentView, in: controller), CGRect(x: 0, y: 103, width: 393, height: 749))
        XCTAssertEqual(frame(controller.tableView, in: controller), CGRect(x: 0, y: 103, width: 393, height: 150))
        XCTAssertEqual(controller.tableView?.rowHeight, 50)
        XCTAssertEqual(controller.tableView?.accessibilityIdentifier, "menu")
        XCTAssertEqual(controller.navItem?.title, "Title")
        XCTAssertEqual(controller.navItem?.leftBarButtonItem?.title, "Menu")
        XCTAssertTrue(controller.navItem?.leftBarButtonItem?.target === controller)
        XCTAssertEqual(controller.navItem?.leftBarButtonItem?.action, "didTapMenuButton:")
        controller.tableHeightConstraint?.constant = 0
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.tableView?.frame.height, 0)
    }
}

final class TwoTabViewController: UIViewController {
    weak var contentView: UIView?
    weak var firstButton: UIButton?
    weak var secondButton: UIButton?
    var taps: [String] = []

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "TwoTabViewController",
            properties: [
                "contentView": { o, v in
                    (o as! TwoTabViewController).contentView = try __objectiveCCast(v, "contentView")
                },
                "firstButton": { o, v in
                    (o as! TwoTabViewController).firstButton = try __objectiveCCast(v, "firstButton")
                },
                "secondButton": { o, v in
                    (o as! TwoTabViewController).secondButton = try __objectiveCCast(v, "secondButton")
                },
            ],
            methods: [
                "didTapFirst:": { o, _ in
                    (o as! TwoTabViewController).taps.append("first"); return nil
                },
                "didTapSecond:": { o, _ in
                    (o as! TwoTabViewController).taps.append("second"); return nil
                },
            ])
    }
}

final class MenuViewController: UIViewController, UINavigationBarDelegate {
    weak var contentView: UIView?
    weak var navItem: UINavigationItem?
    weak var tableHeightConstraint: NSLayoutConstraint?
    weak var tableView: UITableView?

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "MenuViewController",
            properties: [
                "contentView": { o, v in (o as! MenuViewController).contentView = try __objectiveCCast(v, "contentView")
                },
                "navItem": { o, v in (o as! MenuViewController).navItem = try __objectiveCCast(v, "navItem") },
                "tableHeightConstraint": { o, v in
                    (o as! MenuViewController).tableHeightConstraint = try __objectiveCCast(v, "tableHeightConstraint")
                },
                "tableView": { o, v in (o as! MenuViewController).tableView = try __objectiveCCast(v, "tableView") },
            ],
            methods: ["didTapMenuButton:": { _, _ in nil }])
    }
}
