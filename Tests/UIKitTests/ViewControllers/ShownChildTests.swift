import UIKitTesting
import XCTest

@_spi(Framework) @_spi(Testing) @testable import UIKit

/// What containers answer for themselves: whom they show, in which order, and how their children answer keys.
@preconcurrency @MainActor final class ShownChildTests: ScreenTestCase {
    private final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// A controller that tells of keys, and may be a container that is not UIKit's.
    private final class Drawer: UIViewController {
        let log: Log
        var shown: UIViewController?
        var ordered: [UIViewController]?

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override var shownChild: UIViewController? { shown }
        override var childrenInOrder: [UIViewController] { ordered ?? super.childrenInOrder }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.events.append("\(title ?? "") press")
            super.pressesBegan(presses, with: event)
        }

        override func answer(_ key: DefaultKey) { log.events.append("\(title ?? "") \(key)") }

        func hold(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    func testKeysBeginAtTheChildThatAContainerShows() {
        let log = Log()
        let (outer, one, two) = (Drawer("outer", log), Drawer("one", log), Drawer("two", log))
        TestScreen().show(outer)
        outer.hold(one)
        outer.hold(two)
        outer.shown = one
        HardwareKeyboard.press("a")
        XCTAssertEqual(log.take(), ["one press", "outer press"])
        outer.shown = two
        HardwareKeyboard.press("a")
        XCTAssertEqual(log.take(), ["two press", "outer press"])
        outer.shown = nil
        HardwareKeyboard.press("a")
        XCTAssertEqual(log.take(), ["outer press"])
    }

    func testTheShownChildAnswersKeysThatNobodyTook() {
        let log = Log()
        let (outer, inner) = (Drawer("outer", log), Drawer("inner", log))
        TestScreen().show(UINavigationController(rootViewController: outer))
        outer.hold(inner)
        outer.shown = inner
        HardwareKeyboard.press(.keyboardEscape)
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        XCTAssertEqual(
            log.take(),
            ["inner press", "outer press", "inner cancel", "inner press", "outer press", "inner accept"])
    }

    func testTheInspectorNamesTheShownChildOfEveryContainer() {
        let log = Log()
        let (outer, inner) = (Drawer("outer", log), Drawer("inner", log))
        let screen = TestScreen()
        screen.show(outer)
        outer.hold(inner)
        outer.shown = inner
        XCTAssertEqual(TreeBuilder.details(of: outer).selected, inner.traceIdentifier)
        let split = UISplitViewController()
        let (list, content) = (UIViewController(), UIViewController())
        split.viewControllers = [list, content]
        screen.show(split)
        // The same that keys begin at.
        XCTAssertTrue(split.shownInnermost === split.viewControllers.last)
        XCTAssertEqual(TreeBuilder.details(of: split).selected, split.viewControllers.last?.traceIdentifier)
    }

    func testNamesakesAreToldApartByTheContainersOrder() {
        let log = Log()
        let (outer, one, two) = (Drawer("outer", log), Drawer("one", log), Drawer("two", log))
        outer.restorationIdentifier = "outer"
        for child in [one, two] {
            child.restorationIdentifier = "drawer"
            outer.addChild(child)
        }
        XCTAssertEqual([one, two].map { RestorationPath($0)?.key }, ["outer/drawer", "outer/drawer#1"])
        outer.ordered = [two, one]
        XCTAssertEqual([one, two].map { RestorationPath($0)?.key }, ["outer/drawer#1", "outer/drawer"])
        outer.ordered = [two]
        XCTAssertEqual([one, two].map { RestorationPath($0)?.key }, ["outer/drawer#1", "outer/drawer"])
    }

    func testColumnsAndPagesHaveAnOrder() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, content) = (UINavigationController(), UINavigationController())
        split.setViewController(content, for: .secondary)
        split.setViewController(list, for: .primary)
        XCTAssertEqual(split.childrenInOrder, [list, content])
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        XCTAssertEqual(pages.childrenInOrder, [page])
        XCTAssertTrue(pages.shownChild === page)
    }
}
