#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// The pager, which leafs for ever.
    @MainActor final class PagerTests: XCTestCase, PagerViewControllerDataSource {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private let pager = PagerViewController()
        private var asked: [String] = []

        private func number(of page: UIViewController) -> Int { Int(page.title ?? "") ?? 0 }

        func pager(_ pager: PagerViewController, before controller: UIViewController) -> UIViewController? {
            asked.append("before \(number(of: controller))")
            return number(of: controller) == 0 ? nil : Probe("\(number(of: controller) - 1)", in: log)
        }

        func pager(_ pager: PagerViewController, after controller: UIViewController) -> UIViewController? {
            asked.append("after \(number(of: controller))")
            return Probe("\(number(of: controller) + 1)", in: log)
        }

        func testLeafing() {
            var leafed: [String?] = []
            pager.dataSource = self
            pager.didLeaf = { leafed.append($0.title) }
            pager.showPage(Probe("0", in: log))
            screen.show(pager)
            screen.swipe(.right)
            XCTAssertEqual(pager.currentPage?.title, "0")
            for _ in 0..<5 { screen.swipe(.left) }
            XCTAssertEqual(pager.currentPage?.title, "5")
            screen.swipe(.right)
            XCTAssertEqual(leafed, ["1", "2", "3", "4", "5", "4"])
            XCTAssertEqual(asked.filter { $0.hasPrefix("after") }, (0..<5).map { "after \($0)" })
            XCTAssertEqual(pager.children.count, 1)
            XCTAssertEqual(log.mistakes, [])
        }

        func testAPageIsCaughtOnItsWay() throws {
            pager.dataSource = self
            pager.showPage(Probe("0", in: log))
            screen.show(pager)
            let finger = try XCTUnwrap(screen.touchDown(.point(350, 400)))
            finger.move(by: -150, 0, over: 0.1)
            finger.lift(settles: false)
            screen.advance(by: 0.05)
            XCTAssertTrue(pager.isChanging)
            screen.pan(from: .point(100, 400), by: 250, 0, over: 0.2)
            XCTAssertEqual(pager.currentPage?.title, "0")
            XCTAssertEqual(log.mistakes, [])
        }

        func testLeafingUpAndByAssistiveTechnology() {
            pager.dataSource = self
            pager.axis = .vertical
            pager.showPage(Probe("0", in: log))
            screen.show(pager)
            screen.swipe(.up)
            XCTAssertEqual(pager.currentPage?.title, "1")
            XCTAssertTrue(pager.accessibilityScroll(.next))
            screen.runUntilIdle()
            XCTAssertEqual(pager.currentPage?.title, "2")
        }
    }

    /// The switcher between states.
    @MainActor final class SwitcherTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)

        func testStates() {
            let log = log
            let switcher = SwitcherViewController(state: .loading) { Probe($0.rawValue, in: log) }
            screen.show(switcher)
            XCTAssertEqual(switcher.children.map(\.title), ["loading"])
            switcher.setState(.failed)
            screen.advance(by: 0.05)
            switcher.setState(.empty)
            switcher.setState(.content)
            screen.runUntilIdle()
            XCTAssertEqual(switcher.children.map(\.title), ["content"])
            XCTAssertFalse(switcher.viewController(for: .empty)?.isViewLoaded ?? true)
            switcher.setViewController(Probe("other", in: log), for: .content)
            screen.runUntilIdle()
            XCTAssertEqual(switcher.children.map(\.title), ["other"])
            XCTAssertEqual(log.mistakes, [])
        }
    }

    /// The drawer at the side.
    @MainActor final class DrawerTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var content = Probe("content", in: log)
        private lazy var side = Probe("side", in: log)
        private lazy var drawer = DrawerViewController(content: content, drawer: side)

        func testPullingTheDrawerOut() {
            screen.show(drawer)
            _ = log.take()
            screen.pan(from: .point(2, 400), by: 200, 0, over: 0.2)
            XCTAssertTrue(drawer.isDrawerOpen)
            XCTAssertEqual(
                log.take(),
                ["side.willMove(in)", "side.load", "side.willAppear!", "side.didAppear", "side.didMove(in)"])
            XCTAssertEqual(side.view.convert(side.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 320, height: 852))
            screen.tap(.point(380, 400))
            XCTAssertFalse(drawer.isDrawerOpen)
            XCTAssertEqual(
                log.take(), ["side.willMove(nil)", "side.willDisappear!", "side.didDisappear", "side.didMove(nil)"])
        }

        func testPushingItBackAndChangingOnesMind() {
            screen.show(drawer)
            drawer.setDrawerOpen(true, animated: true)
            screen.runUntilIdle()
            screen.pan(from: .point(300, 400), by: -60, 0, over: 0.6)
            XCTAssertTrue(drawer.isDrawerOpen)
            screen.pan(from: .point(300, 400), by: -250, 0, over: 0.3)
            XCTAssertFalse(drawer.isDrawerOpen)
            XCTAssertEqual(drawer.children, [content])
            XCTAssertEqual(log.mistakes, [])
        }

        func testAnotherContent() {
            screen.show(drawer)
            drawer.setDrawerOpen(true, animated: false)
            drawer.setContent(Probe("new", in: log), using: .crossFade)
            screen.runUntilIdle()
            XCTAssertEqual(drawer.children.map(\.title), ["new"])
            XCTAssertEqual(log.mistakes, [])
        }

        func testTheSideDoesNotDecideAboutTheStatusBar() {
            screen.show(drawer)
            drawer.setDrawerOpen(true, animated: false)
            XCTAssertEqual(drawer.childForStatusBarStyle, content)
        }

        func testNothingStays() {
            expectDeallocation {
                let drawer = DrawerViewController(content: UIViewController(), drawer: UIViewController())
                screen.show(drawer)
                drawer.setDrawerOpen(true, animated: true)
                screen.clear()
                return drawer
            }
        }
    }
#endif
