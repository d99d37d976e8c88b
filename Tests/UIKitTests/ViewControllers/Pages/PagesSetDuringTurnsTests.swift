import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Pages that the app sets inside what a turn tells its pages: what was set last stays, and everybody is told in pairs.
@preconcurrency @MainActor final class PagesSetDuringTurnsTests: PageTestCase {
    func test_pagesSetWhileTheNewOneHearsThatItComes() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            for animated in [false, true] {
                open(style)
                book.pages[1].hooks["viewWillAppear"] = { [unowned self] in
                    book.pages[1].hooks = [:]
                    controller.setViewControllers([book.pages[2]], direction: .forward, animated: animated)
                }
                controller.setViewControllers([book.pages[1]], direction: .forward, animated: animated)
                settle()
                Balance.check(log.drain(), "\(style) \(animated)")
                XCTAssertEqual(shown, ["2"])
                for (index, page) in book.pages.enumerated() {
                    XCTAssertEqual(page.appearance.state, index == 2 ? .appeared : .disappeared)
                    XCTAssertEqual(page.viewIfLoaded?.isDescendant(of: controller.view) ?? false, index == 2)
                }
            }
        }
    }

    func test_pagesSetInWhatTheTwoOfATurnHear() {
        let calls = [
            "willMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMove",
            "viewWillDisappear", "viewDidDisappear",
        ]
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            for (call, who) in calls.flatMap({ call in [0, 1].map { (call, $0) } }) {
                for (target, animated) in [(0, false), (0, true), (2, false), (2, true)] {
                    open(style)
                    var isHooked = false
                    book.pages[who].hooks[call] = { [unowned self] in
                        book.pages[who].hooks = [:]
                        isHooked = true
                        controller.setViewControllers([book.pages[target]], direction: .forward, animated: animated)
                    }
                    controller.setViewControllers([book.pages[1]], direction: .forward, animated: animated)
                    settle()
                    book.pages[who].hooks = [:]
                    let place = "\(call) of \(who), \(style), to \(target), \(animated)"
                    // What the app set last stays: in willMove that is the turn which the page heard of.
                    let last = isHooked && !(call == "willMove" && who == 1) ? target : 1
                    XCTAssertEqual(shown, ["\(last)"], place)
                    let lines = log.drain()
                    Balance.check(lines, place)
                    for (index, page) in book.pages.enumerated() {
                        let isShown = index == last
                        XCTAssertEqual(page.appearance.state, isShown ? .appeared : .disappeared, place)
                        XCTAssertEqual(
                            page.viewIfLoaded?.isDescendant(of: controller.view) ?? false, isShown, place)
                        XCTAssertEqual(page.parent === controller, isShown, place)
                        let move = lines.last { $0.hasPrefix("\(index).didMove") || $0.hasPrefix("\(index).willMove") }
                        XCTAssertNotEqual(move?.contains("willMove"), true, "\(place): \(lines)")
                    }
                }
            }
        }
    }

    func test_pagesSetInWhatTheTwoHearOfATurnThatIsCancelled() {
        let calls = [
            (0, "viewWillAppear"), (0, "viewIsAppearing"), (0, "viewDidAppear"), (1, "viewWillDisappear"),
            (1, "viewDidDisappear"), (1, "willMove"), (1, "didMove"),
        ]
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            for (who, call) in calls {
                for (target, animated) in [(0, true), (1, false), (1, true), (2, false)] {
                    open(style)
                    drag(from: CGPoint(x: 246, y: 400), to: CGPoint(x: 146, y: 400))
                    book.pages[who].hooks[call] = { [unowned self] in
                        book.pages[who].hooks = [:]
                        controller.setViewControllers([book.pages[target]], direction: .forward, animated: animated)
                    }
                    lift(CGPoint(x: 146, y: 400), resting: true)
                    settle()
                    let place = "\(call) of \(who), \(style), to \(target), \(animated)"
                    XCTAssertTrue(book.pages[who].hooks.isEmpty, place)
                    XCTAssertEqual(shown, ["\(target)"], place)
                    let lines = log.drain()
                    Balance.check(lines, place)
                    for (index, page) in book.pages.enumerated() {
                        let isShown = index == target
                        XCTAssertEqual(page.appearance.state, isShown ? .appeared : .disappeared, place)
                        XCTAssertEqual(
                            page.viewIfLoaded?.isDescendant(of: controller.view) ?? false, isShown, place)
                        XCTAssertEqual(page.parent === controller, isShown, place)
                        let move = lines.last { $0.hasPrefix("\(index).didMove") || $0.hasPrefix("\(index).willMove") }
                        XCTAssertNotEqual(move?.contains("willMove"), true, "\(place): \(lines)")
                    }
                }
            }
        }
    }

    func test_aTurnBegunAtTheEndOfAnotherTellsTheRestItself() {
        open(.scroll)
        drag(from: CGPoint(x: 246, y: 400), to: CGPoint(x: 146, y: 400))
        _ = log.drain()
        book.pages[0].hooks["viewDidAppear"] = { [unowned self] in
            book.pages[0].hooks = [:]
            controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
        }
        lift(CGPoint(x: 146, y: 400), resting: true)
        settle()
        XCTAssertEqual(
            appearances(),
            [
                "0.viewWillAppear(true)", "0.viewIsAppearing(true)", "0.viewDidAppear(true)",
                "0.viewWillDisappear(true)", "didFinish(true, from 0, false)", "1.viewDidAppear(true)",
                "0.viewDidDisappear(true)",
            ])
        open(.scroll)
        book.pages[1].hooks["viewDidAppear"] = { [unowned self] in
            book.pages[1].hooks = [:]
            controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
        }
        swipe(-300)
        XCTAssertEqual(
            appearances(),
            [
                "willTransition(1)", "1.viewWillAppear(true)", "0.viewWillDisappear(true)", "1.viewIsAppearing(true)",
                "1.viewDidAppear(true)", "0.viewWillAppear(true)", "1.viewWillDisappear(true)",
                "didFinish(true, from 0, true)", "0.viewIsAppearing(true)", "0.viewDidAppear(true)",
                "1.viewDidDisappear(true)",
            ])
    }

    func test_pagesOfASpreadSetInWhatItsTurnTells() {
        let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didMove"]
        for (who, call) in (0..<4).flatMap({ who in calls.map { (who, $0) } }) {
            for (first, isCancelled) in [(0, false), (4, false), (2, true), (4, true)] {
                open(.pageCurl, pages: 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid], shown: 2)
                drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: isCancelled ? 260 : 20, y: 400))
                var isHooked = false
                book.pages[who].hooks[call] = { [unowned self] in
                    book.pages[who].hooks = [:]
                    isHooked = true
                    controller.setViewControllers(
                        Array(book.pages[first...(first + 1)]), direction: .forward, animated: true)
                }
                lift(CGPoint(x: isCancelled ? 260 : 20, y: 400), resting: true)
                settle()
                book.pages[who].hooks = [:]
                let place = "\(call) of \(who), to \(first), cancelled \(isCancelled)"
                let start = isHooked ? first : isCancelled ? 0 : 2
                XCTAssertEqual(shown, ["\(start)", "\(start + 1)"], place)
                Balance.check(log.drain(), place)
                for (index, page) in book.pages.enumerated() {
                    let isShown = start...(start + 1) ~= index
                    XCTAssertEqual(page.appearance.state, isShown ? .appeared : .disappeared, "\(place): \(index)")
                    XCTAssertEqual(page.parent === controller, isShown, "\(place): \(index)")
                    XCTAssertEqual(
                        page.viewIfLoaded?.isDescendant(of: controller.view) ?? false, isShown, "\(place): \(index)")
                }
            }
        }
    }
}
