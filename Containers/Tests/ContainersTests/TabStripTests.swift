#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// The strip of tabs, and swiping between them.
    @MainActor final class TabStripTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var one = Probe("One", in: log)
        private lazy var two = Probe("Two", in: log)
        private lazy var three = Probe("Three", in: log)
        private lazy var tabs = TabStripViewController(viewControllers: [one, two, three])

        func testTappingATabInEveryStyle() {
            for style in TabStripViewController.Style.allCases {
                tabs.style = style
                tabs.selectedIndex = 0
                screen.show(tabs)
                screen.tap("Two")
                XCTAssertEqual(tabs.children, [two], "\(style)")
                XCTAssertFalse(three.isViewLoaded)
            }
            XCTAssertEqual(log.mistakes, [])
        }

        func testSwiping() {
            screen.show(tabs)
            screen.swipe(.left)
            XCTAssertEqual(tabs.selectedIndex, 1)
            _ = log.take()
            screen.pan(from: .point(300, 400), by: -60, 0, over: 0.6)
            XCTAssertEqual(tabs.selectedIndex, 1, "a short slow swipe goes back")
            XCTAssertEqual(tabs.children, [two])
            XCTAssertEqual(
                log.take(),
                [
                    "Two.willMove(nil)", "Two.willDisappear!", "Three.willMove(in)", "Three.load", "Three.willAppear!",
                    "Three.willMove(nil)", "Three.willDisappear!", "Two.willAppear!", "Three.didDisappear",
                    "Three.didMove(nil)", "Two.didAppear", "Two.didMove(in)",
                ])
            screen.swipe(.right)
            screen.swipe(.right)
            XCTAssertEqual(tabs.selectedIndex, 0, "there is nothing before the first")
            XCTAssertEqual(log.mistakes, [])
        }

        func testAnInterruptedSwipe() throws {
            screen.show(tabs)
            let finger = try XCTUnwrap(screen.touchDown(.point(350, 400)))
            finger.move(by: -200, 0, over: 0.2)
            screen.turn(to: .landscapeLeft)
            finger.cancel()
            screen.runUntilIdle()
            XCTAssertFalse(tabs.isChanging)
            XCTAssertEqual(tabs.children, [tabs.selectedViewController])
            XCTAssertEqual(tabs.selectedViewController?.view.bounds.width, screen.size.width)
            XCTAssertEqual(log.mistakes, [])
        }

        func testFromRightToLeft() {
            tabs.view.semanticContentAttribute = .forceRightToLeft
            tabs.contentView.semanticContentAttribute = .forceRightToLeft
            tabs.strip.semanticContentAttribute = .forceRightToLeft
            screen.show(tabs)
            screen.swipe(.right)
            XCTAssertEqual(tabs.selectedIndex, 1)
            let first = screen.view("One")?.convert(CGPoint.zero, to: nil).x ?? 0
            let second = screen.view("Two")?.convert(CGPoint.zero, to: nil).x ?? 0
            XCTAssertGreaterThan(first, second)
        }

        func testABadgeAndATitleThatChange() {
            screen.show(tabs)
            two.tabBarItem.badgeValue = "7"
            one.title = "Uno"
            screen.runUntilIdle()
            screen.expectVisible("7")
            screen.expectVisible("Uno")
        }

        func testManyTabsScroll() {
            tabs.viewControllers = (1...20).map { Probe("Tab number \($0)", in: log) }
            screen.show(tabs)
            XCTAssertGreaterThan(tabs.strip.contentSize.width, screen.size.width)
            tabs.selectedIndex = 19
            screen.runUntilIdle()
            XCTAssertGreaterThan(tabs.strip.contentOffset.x, screen.size.width)
        }

        func testTheContentLiesBelowTheStrip() {
            screen.show(tabs)
            XCTAssertEqual(tabs.strip.frame.minY, tabs.view.safeAreaInsets.top)
            XCTAssertEqual(tabs.contentView.frame.minY, tabs.strip.frame.maxY)
            XCTAssertEqual(one.view.safeAreaInsets.top, 0)
            XCTAssertEqual(one.view.safeAreaInsets.bottom, tabs.view.safeAreaInsets.bottom)
        }
    }
#endif
