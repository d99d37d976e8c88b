import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Facts 5.51 to 5.57: pages.
@preconcurrency @MainActor final class PageTests: PageTestCase {
    func test_5_51_firstPageAtLaunch() {
        let (controller, page) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), probe("0")
        )
        controller.setViewControllers([page], direction: .forward, animated: true)
        expect(["0.willMove(UIPageViewController)"])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
        let lines = log.drain()
        XCTAssertEqual(
            Array(lines.prefix(7)),
            [
                "0.loadView", "0.viewDidLoad", "0.viewWillAppear(false)", "0.viewIsAppearing(false)",
                "0.viewDidAppear(false)", "0.didMove(UIPageViewController)", "0.willLayout",
            ])
        XCTAssertTrue(lines.dropFirst(6).allSatisfy { $0.hasSuffix("Layout") })
        XCTAssertTrue(page.parent === controller)
    }

    func testTheScrollViewHasItsSizeBeforeAnyLayout() throws {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            for gap: CGFloat in [0, 20] {
                let controller = UIPageViewController(
                    transitionStyle: style, navigationOrientation: .horizontal, options: [.interPageSpacing: gap])
                controller.loadViewIfNeeded()
                let container = try XCTUnwrap(controller.view.subviews.first)
                XCTAssertEqual(container is UIScrollView, style == .scroll)
                let margin = style == .scroll ? gap / 2 : 0
                XCTAssertEqual(container.frame, controller.view.bounds.insetBy(dx: -margin, dy: 0))
                controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
                XCTAssertEqual(container.frame, CGRect(x: -margin, y: 0, width: 200 + 2 * margin, height: 300))
            }
        }
    }

    func test_5_52_scrollCompleted() {
        open(.scroll)
        swipe(-300)
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(1)", "1.viewWillAppear(true)", "0.viewWillDisappear(true)", "1.viewIsAppearing(true)",
                "1.viewDidAppear(true)", "0.viewDidDisappear(true)", "didFinish(true, from 0, true)",
            ])
        XCTAssertEqual(shown, ["1"])
        XCTAssertNil(book.pages[0].view.superview)
        XCTAssertNil(book.pages[0].parent)
        XCTAssertEqual(book.pages[1].view.convert(CGPoint.zero, to: nil), .zero)
    }

    func test_5_53_scrollCancelled() {
        open(.scroll)
        swipe(-100, resting: true)
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(1)", "1.viewWillAppear(true)", "0.viewWillDisappear(true)", "1.viewIsAppearing(true)",
                "0.viewWillAppear(true)", "0.viewIsAppearing(true)", "0.viewDidAppear(true)",
                "1.viewWillDisappear(true)", "1.viewDidDisappear(true)", "didFinish(true, from 0, false)",
            ])
        XCTAssertEqual(shown, ["0"])
        XCTAssertNil(book.pages[1].parent)
        XCTAssertNil(book.pages[1].view.superview)
    }

    func test_5_52_movesOfAScroll() {
        open(.scroll)
        swipe(-300)
        XCTAssertEqual(
            log.drain().filter { $0.contains("Move") },
            [
                "1.willMove(UIPageViewController)", "1.didMove(UIPageViewController)", "0.willMove(nil)",
                "0.didMove(nil)",
            ])
    }

    func test_5_54_curlCompleted() {
        open(.pageCurl)
        swipe(-300)
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(1)", "1.viewWillAppear(true)", "0.viewWillDisappear(true)", "1.viewIsAppearing(true)",
                "0.viewDidDisappear(true)", "1.viewDidAppear(true)", "didFinish(true, from 0, true)",
            ])
        XCTAssertEqual(shown, ["1"])
        XCTAssertEqual(controller.view.subviews[0].subviews.count, 1)
    }

    func test_5_54_curlCancelled() {
        open(.pageCurl)
        swipe(-100, resting: true)
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(1)", "1.viewWillAppear(true)", "0.viewWillDisappear(true)", "1.viewIsAppearing(true)",
                "1.viewWillDisappear(true)", "0.viewWillAppear(true)", "1.viewDidDisappear(true)",
                "0.viewIsAppearing(true)", "0.viewDidAppear(true)", "didFinish(true, from 0, false)",
            ])
        XCTAssertEqual(shown, ["0"])
    }

    func test_5_55_delegateHearsOfGesturesOnly() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            open(style)
            var completed: [Bool] = []
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { completed.append($0) }
            XCTAssertEqual(shown, ["2"])
            settle()
            XCTAssertEqual(completed, [true])
            XCTAssertEqual(
                appearances(),
                [
                    "2.viewWillAppear(true)", "0.viewWillDisappear(true)", "2.viewIsAppearing(true)",
                ]
                    + (style == .scroll
                        ? ["2.viewDidAppear(true)", "0.viewDidDisappear(true)"]
                        : ["0.viewDidDisappear(true)", "2.viewDidAppear(true)"]))
            window = nil
        }
    }

    func test_5_55_notAnimated() {
        open(.scroll)
        var completed: [Bool] = []
        controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false) { completed.append($0) }
        settle()
        XCTAssertEqual(completed, [true])
        XCTAssertEqual(
            appearances(),
            [
                "1.viewWillAppear(false)", "0.viewWillDisappear(false)", "1.viewIsAppearing(false)",
                "1.viewDidAppear(false)", "0.viewDidDisappear(false)",
            ])
        XCTAssertEqual(book.pages[1].view.convert(CGPoint.zero, to: nil), .zero)
    }

    func test_5_56_neighboursAreAskedForEarlyAndOnce() {
        open(.scroll, at: 1)
        XCTAssertEqual(shown, ["1"])
        XCTAssertEqual(book.asked, ["after 1", "before 1"])
        XCTAssertFalse(book.pages[2].isViewLoaded)
        swipe(-300)
        // Where one came from is known.
        XCTAssertEqual(book.asked, ["after 1", "before 1", "after 2"])
        swipe(300)
        XCTAssertEqual(shown, ["1"])
        XCTAssertEqual(book.asked, ["after 1", "before 1", "after 2", "before 1"])
        book.asked = []
        controller.dataSource = book
        settle()
        XCTAssertEqual(book.asked, ["after 1", "before 1"])
    }

    func test_5_56_curlAsksWhenAGestureBegins() {
        open(.pageCurl, at: 1)
        XCTAssertEqual(book.asked, [])
        swipe(-300)
        XCTAssertEqual(book.asked, ["after 1"])
    }

    func test_5_57_wrongNumberForTheSpine() {
        open(.pageCurl)
        controller.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
        controller.setViewControllers([], direction: .forward, animated: false)
        let spread = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        spread.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        XCTAssertEqual(exceptions.map(\.name), Array(repeating: .invalidArgumentException, count: 3))
        XCTAssertEqual(
            exceptions.map(\.reason),
            [(2, 1), (0, 1), (1, 2)].map {
                "The number of view controllers provided (\($0.0)) doesn't match the number required (\($0.1)) for the requested transition"
            })
        XCTAssertEqual(shown, ["0"])
    }

    func test_5_57_doubleSidedTurnsNeedABack() {
        open(.pageCurl)
        controller.isDoubleSided = true
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        XCTAssertEqual(exceptions.count, 1)
        controller.setViewControllers([book.pages[2], book.pages[1]], direction: .forward, animated: true)
        settle()
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertEqual(shown, ["2"])
    }

    // MARK: What gestures do

    func test_scrollEndsGiveWay() {
        open(.scroll)
        drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        let way = book.pages[0].view.convert(CGPoint.zero, to: nil).x
        XCTAssertGreaterThan(way, 20)
        XCTAssertLessThan(way, 150)
        lift(CGPoint(x: 300, y: 400))
        settle()
        XCTAssertEqual(book.pages[0].view.convert(CGPoint.zero, to: nil), .zero)
        XCTAssertEqual(appearances(), [])
        XCTAssertEqual(shown, ["0"])
    }

    func test_scrollGoesOverToTheOtherSide() {
        open(.scroll, at: 1)
        let start = CGPoint(x: 196, y: 400)
        drag(from: start, to: CGPoint(x: 100, y: 400))
        move(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
        lift(CGPoint(x: 380, y: 400))
        settle()
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(2)", "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "2.viewIsAppearing(true)",
                "1.viewWillAppear(true)", "1.viewIsAppearing(true)", "1.viewDidAppear(true)",
                "2.viewWillDisappear(true)", "2.viewDidDisappear(true)", "didFinish(true, from 1, false)",
                "willTransition(0)", "0.viewWillAppear(true)", "1.viewWillDisappear(true)", "0.viewIsAppearing(true)",
                "0.viewDidAppear(true)", "1.viewDidDisappear(true)", "didFinish(true, from 1, true)",
            ])
        XCTAssertEqual(shown, ["0"])
    }

    func test_scrollThroughTheWholeBook() {
        open(.scroll)
        for expected in ["1", "2", "3", "3"] {
            swipe(-250)
            XCTAssertEqual(shown, [expected])
            XCTAssertEqual(book.pages[Int(expected)!].view.convert(CGPoint.zero, to: nil), .zero)
        }
        for expected in ["2", "1", "0", "0"] {
            swipe(250)
            XCTAssertEqual(shown, [expected])
        }
    }

    func test_verticalScroll() {
        open(.scroll, orientation: .vertical)
        swipe(-300)
        XCTAssertEqual(shown, ["0"])
        swipe(0, -300)
        XCTAssertEqual(shown, ["1"])
        XCTAssertEqual(book.pages[1].view.convert(CGPoint.zero, to: nil), .zero)
    }

    func test_verticalCurl() {
        open(.pageCurl, orientation: .vertical)
        swipe(0, -300)
        XCTAssertEqual(shown, ["1"])
        swipe(0, 300)
        XCTAssertEqual(shown, ["0"])
    }

    func test_spaceBetweenPages() {
        open(.scroll, options: [.interPageSpacing: 20])
        XCTAssertEqual(book.pages[0].view.frame.size, UIScreen.main.bounds.size)
        let start = CGPoint(x: 300, y: 400)
        drag(from: start, to: CGPoint(x: 200, y: 400))
        let (left, right) = (book.pages[0].view!, book.pages[1].view!)
        XCTAssertEqual(right.convert(CGPoint.zero, to: nil).x - left.convert(CGPoint(x: 393, y: 0), to: nil).x, 20)
        lift(CGPoint(x: 200, y: 400))
        settle()
        XCTAssertEqual(shown, ["1"])
        XCTAssertEqual(right.convert(CGPoint.zero, to: nil), .zero)
    }

    func test_curlByTaps() {
        open(.pageCurl)
        for (x, expected) in [(380.0, "1"), (200, "1"), (380, "2"), (10, "1"), (10, "0"), (10, "0")] {
            touch(.began, x, 400)
            touch(.ended, x, 400)
            settle()
            XCTAssertEqual(shown, [expected])
        }
        XCTAssertEqual(controller.gestureRecognizers.count, 2)
    }

    func test_spineAtTheRight() {
        open(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max])
        swipe(300)
        XCTAssertEqual(shown, ["1"])
        swipe(-300)
        XCTAssertEqual(shown, ["0"])
    }

    func test_twoPagesAtATime() {
        open(.pageCurl, pages: 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid], shown: 2)
        XCTAssertTrue(controller.isDoubleSided)
        XCTAssertEqual(book.pages[0].view.frame.width, UIScreen.main.bounds.width / 2)
        XCTAssertEqual(book.pages[1].view.convert(CGPoint.zero, to: nil).x, UIScreen.main.bounds.width / 2)
        swipe(-300)
        XCTAssertEqual(shown, ["2", "3"])
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(2 3)", "2.viewWillAppear(true)", "0.viewWillDisappear(true)", "3.viewWillAppear(true)",
                "1.viewWillDisappear(true)", "3.viewIsAppearing(true)", "2.viewIsAppearing(true)",
                "0.viewDidDisappear(true)", "2.viewDidAppear(true)", "1.viewDidDisappear(true)",
                "3.viewDidAppear(true)", "didFinish(true, from 0 1, true)",
            ])
        XCTAssertEqual(book.pages[3].view.convert(CGPoint.zero, to: nil).x, UIScreen.main.bounds.width / 2)
        swipe(100, resting: true)
        XCTAssertEqual(shown, ["2", "3"])
        swipe(300)
        XCTAssertEqual(shown, ["0", "1"])
        XCTAssertEqual(book.pages.map(\.appearance.state.rawValue).filter { $0 == "appeared" }.count, 2)
    }

    func test_withoutDataSourceNothingTurns() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            open(style)
            controller.dataSource = nil
            settle()
            swipe(-300)
            XCTAssertEqual(shown, ["0"])
            XCTAssertEqual(appearances(), [])
        }
    }

    func test_thePageComesAlthoughItsContainerWentAsItHeardOfIt() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            for animated in [false, true] {
                open(style)
                book.pages[1].hooks["viewWillAppear"] = { [unowned self] in
                    book.pages[1].hooks = [:]
                    window?.isHidden = true
                    controller.view.removeFromSuperview()
                }
                controller.setViewControllers([book.pages[1]], direction: .forward, animated: animated)
                settle()
                XCTAssertEqual(shown, ["1"])
                XCTAssertNil(book.pages[0].parent)
                XCTAssertTrue(book.pages[1].view.isDescendant(of: controller.view))
            }
        }
    }

    func test_windowGoesDuringADrag() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            open(style)
            drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400))
            window?.rootViewController = UIViewController()
            settle()
            XCTAssertEqual(book.pages.map(\.appearance.state), Array(repeating: .disappeared, count: 4))
            lift(CGPoint(x: 150, y: 400))
            window?.rootViewController = controller
            settle()
            XCTAssertEqual(shown, ["0"])
            XCTAssertEqual(
                book.pages.map(\.appearance.state), [.appeared, .disappeared, .disappeared, .disappeared])
            Balance.check(log.drain(), "\(style)")
            controller.view.removeFromSuperview()
        }
    }

    func test_indicator() throws {
        open(.scroll, at: 1)
        XCTAssertNil(controller.indicator)
        book.count = 4
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        settle()
        let indicator = try XCTUnwrap(controller.indicator)
        XCTAssertEqual(indicator.numberOfPages, 4)
        XCTAssertEqual(indicator.currentPage, 2)
        XCTAssertEqual(indicator.frame, CGRect(x: 0, y: 852 - 34 - 37, width: 393, height: 37))
        XCTAssertEqual(book.pages[2].view.frame.height, 852 - 34 - 37)
        swipe(250)
        XCTAssertEqual(indicator.currentPage, 1)
        swipe(80, resting: true)
        XCTAssertEqual(indicator.currentPage, 1)
    }

    /// Whatever is dragged, set and interrupted: exactly the page on show has appeared, and every will has its did.
    func test_randomTurns() {
        for seed in 1...60 {
            begin()
            var random = TestRandom(seed: UInt64(seed))
            let style: UIPageViewController.TransitionStyle = seed.isMultiple(of: 2) ? .scroll : .pageCurl
            let isSpread = seed % 4 == 1
            open(
                style, pages: 6,
                options: isSpread ? [.spineLocation: UIPageViewController.SpineLocation.mid] : nil,
                shown: isSpread ? 2 : 1)
            var steps: [String] = []
            var finger: CGPoint?
            for _ in 0..<20 {
                let choice = Int.random(in: 0..<9, using: &random)
                steps.append("\(choice)")
                switch choice {
                case 0...2 where finger == nil:
                    let start = CGPoint(x: 196, y: 400)
                    let end = CGPoint(x: CGFloat.random(in: 10...380, using: &random), y: 400)
                    drag(from: start, to: end, over: 0.2)
                    finger = end
                case 3, 4:
                    guard let point = finger else { continue }
                    let end = CGPoint(x: CGFloat.random(in: 10...380, using: &random), y: 400)
                    move(from: point, to: end, over: 0.1)
                    finger = end
                case 5:
                    finger.map { lift($0, resting: Bool.random(using: &random)) }
                    finger = nil
                case 6:
                    let index = Int.random(in: 0..<5, using: &random)
                    controller.setViewControllers(
                        Array(book.pages[index...(isSpread ? index + 1 : index)]),
                        direction: Bool.random(using: &random) ? .forward : .reverse,
                        animated: Bool.random(using: &random))
                case 7: VirtualTime.advance(by: Double.random(in: 0...0.3, using: &random), passRealTime: false)
                default:
                    guard finger == nil else { continue }
                    settle()
                }
            }
            finger.map { lift($0) }
            settle()
            for page in book.pages {
                let isShown = shown.contains(page.name)
                XCTAssertEqual(
                    page.appearance.state, isShown ? .appeared : .disappeared, "\(seed) \(page.name): \(steps)")
                XCTAssertEqual(
                    page.viewIfLoaded?.isDescendant(of: controller.view) ?? false, isShown, "\(seed): \(steps)")
                XCTAssertEqual(page.parent === controller, isShown, "\(seed): \(steps)")
            }
            if let first = controller.viewControllers?.first {
                XCTAssertEqual(first.view.convert(CGPoint.zero, to: nil), .zero, "\(seed): \(steps)")
            }
            Balance.check(log.drain(), "\(seed): \(steps)")
            end()
        }
    }
}
