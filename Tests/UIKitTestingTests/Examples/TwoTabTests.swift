import UIKit
import UIKitTesting
import XCTest

/// Tests of the quick start's two tabs, to be copied.
@preconcurrency @MainActor final class TwoTabTests: XCTestCase {
    private lazy var screen = TestScreen(device: "iPhone 15", failsOnMisuse: true)

    private lazy var orange = makeTab("Orange", .systemOrange)
    private lazy var purple = makeTab("Purple", .systemPurple)

    private func makeTab(_ title: String, _ color: UIColor) -> UIViewController {
        let tab = UIViewController()
        tab.title = title
        tab.view.backgroundColor = color
        return tab
    }

    func testTheFirstTabIsShownAtLaunch() {
        let tabs = TwoTabViewController(first: orange, second: purple)
        expectEvents(of: tabs, orange) {
            screen.show(tabs)
        } toBe: {
            "TwoTabViewController.loadView()"
            "TwoTabViewController.viewDidLoad()"
            "Orange.willMove(toParent: TwoTabViewController)"
            "Orange.didMove(toParent: TwoTabViewController)"
            "TwoTabViewController.viewWillAppear(false)"
            "Orange.viewWillAppear(false)"
            "TwoTabViewController.viewIsAppearing(false)"
            "Orange.viewIsAppearing(false)"
            "TwoTabViewController.viewDidAppear(false)"
            "Orange.viewDidAppear(false)"
        }
        screen.expectVisible("First")
        XCTAssertEqual(orange.view.frame, CGRect(x: 0, y: 0, width: 393, height: 768))
    }

    func testATapChangesTheTab() {
        let tabs = screen.show(TwoTabViewController(first: orange, second: purple))
        expectEvents(of: ["orange": orange, "purple": purple, "tabs": tabs]) {
            screen.tap("Second")
        } toBe: {
            "orange.willMove(toParent: nil)"
            "orange.viewWillDisappear(false)"
            "orange.didMove(toParent: nil)"
            "purple.willMove(toParent: tabs)"
            "purple.viewWillAppear(false)"
            "purple.didMove(toParent: tabs)"
            "purple.viewIsAppearing(false)"
            "orange.viewDidDisappear(false)"
            "purple.viewDidAppear(false)"
        }
        XCTAssertEqual(tabs.children, [purple])
    }

    func testTheSelectedTabStartsAfresh() {
        screen.show(TwoTabViewController(first: orange, second: purple))
        expectEvents(of: orange, purple) {
            screen.tap("First")
        } toBe: {
            "Orange.willMove(toParent: nil)"
            "Orange.viewWillDisappear(false)"
            "Orange.didMove(toParent: nil)"
            "Orange.willMove(toParent: TwoTabViewController)"
            "Orange.viewWillAppear(false)"
            "Orange.didMove(toParent: TwoTabViewController)"
            "Orange.viewIsAppearing(false)"
            "Orange.viewDidAppear(false)"
        }
    }

    /// A child that does not fill the container is told nothing of the container's new size, but is laid out.
    func testTheSelectedTabTurnsWithTheDevice() {
        let tabs = screen.show(TwoTabViewController(first: orange, second: purple))
        expectEvents(of: tabs, orange, purple, including: .size) {
            screen.turn(to: .landscapeLeft)
        } toBe: {
            "TwoTabViewController.viewWillTransition(to: 852 × 393)"
        }
        XCTAssertEqual(orange.view.frame.size, CGSize(width: 852, height: 322))
        screen.tap("Second")
        XCTAssertEqual(purple.view.frame.size, CGSize(width: 852, height: 322))
    }

    func testNobodyKeepsTheTabs() {
        expectDeallocation {
            let tabs = screen.show(TwoTabViewController(first: orange, second: purple))
            screen.tap("Second")
            screen.clear()
            return tabs
        }
    }

    func testLooks() {
        expectSnapshots(on: ["iPhone SE"], styles: [.light, .dark]) { screen in
            screen.show(TwoTabViewController(first: orange, second: purple))
        }
    }
}
