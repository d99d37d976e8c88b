import DisplayProtocol
import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ScrollViewTests: EventTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: (String) -> Void = { _ in }
        var target: CGPoint?
        var velocity = CGPoint.zero

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            self.velocity = velocity
            if let target { targetContentOffset.pointee = target }
            log("willEndDragging")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log("didEndScrollingAnimation") }
    }

    private var scrollView: UIScrollView!
    private var listener: Listener!

    override func begin() {
        super.begin()
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        listener = Listener()
        listener.log = { [weak self] event in
            // Any number of moves in a row is one line.
            if event != "didScroll" || self?.log.last != event { self?.log.append(event) }
        }
        scrollView.delegate = listener
        root.addSubview(scrollView)
    }

    /// Drags in steps of a frame.
    private func drag(from: CGFloat, by distance: CGFloat, steps: Int = 10, rest: Double = 0) {
        down(150, from)
        for step in 1...steps {
            wait(1.0 / 60)
            move(150, from + distance * CGFloat(step) / CGFloat(steps))
        }
        wait(rest)
        up(150, from + distance)
    }

    func testTheVisibleSizeIsWhatInsetsLeave() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        XCTAssertEqual(scroll.visibleSize, CGSize(width: 200, height: 300))
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        XCTAssertEqual(scroll.visibleSize, CGSize(width: 140, height: 260))
        scroll.contentInset.top = 400
        XCTAssertEqual(scroll.visibleSize.height, 0)
    }

    /// Between its new size and its new place a view would be half the difference too low.
    func testATableThatConstraintsShortenStaysAtItsTop() throws {
        final class Pinned: UIViewController {
            let table = UITableView()
            var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                bottom = table.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.topAnchor),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
                ])
            }
        }
        UIScreen.main.adopt(try XCTUnwrap(ScreenConfiguration.device(named: "iPhone 15")))
        defer { UIScreen.main.adopt(ScreenConfiguration.devices[0]) }
        let controller = Pinned()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        settle()
        let top = controller.table.adjustedContentInset.top
        XCTAssertGreaterThan(top, 0)
        controller.bottom.constant = -34
        settle()
        XCTAssertEqual(controller.table.frame.height, UIScreen.main.bounds.height - 34)
        XCTAssertEqual(controller.table.adjustedContentInset.top, top)
        XCTAssertEqual(controller.table.contentOffset.y, -top, accuracy: 1 / 3)
    }

    func testADragThatRestsEndsWhereTheFingerIs() {
        drag(from: 400, by: -110, rest: 0.2)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: 100))
        settle()
        XCTAssertEqual(
            log, ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        XCTAssertEqual(listener.velocity, .zero)
        XCTAssertFalse(scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating)
    }

    func testAFlickGoesOnAndComesToRestWhereItSaid() {
        drag(from: 450, by: -200)
        let released = scrollView.contentOffset.y
        XCTAssertTrue(scrollView.isDecelerating)
        XCTAssertEqual(released, 190)
        XCTAssertEqual(listener.velocity.y, 1.2, accuracy: 0.001)
        settle()
        XCTAssertEqual(
            log,
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        // 1.2 points a millisecond, of which 0.998 are left after each.
        XCTAssertEqual(scrollView.contentOffset.y, released + 1.2 * 0.998 / 0.002, accuracy: 0.5)
    }

    func testTheDelegateMayMoveTheTarget() {
        listener.target = CGPoint(x: 0, y: 500)
        drag(from: 450, by: -200)
        settle()
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: 500))
    }

    func testContentGivesWayBeyondItsEdgeAndSpringsBack() {
        drag(from: 200, by: 110, rest: 0.2)
        // 100 points of pull in 400 points of height.
        XCTAssertEqual(scrollView.contentOffset.y, -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400, accuracy: 0.34)
        settle()
        XCTAssertEqual(scrollView.contentOffset, .zero)
        XCTAssertEqual(log.suffix(3), ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }

    func testWithoutBouncingContentStopsAtItsEdge() {
        scrollView.bounces = false
        drag(from: 200, by: 110, rest: 0.2)
        XCTAssertEqual(scrollView.contentOffset, .zero)
    }

    func testContentBouncesAlongOneAxisOnly() {
        scrollView.bouncesVertically = false
        drag(from: 200, by: 110, rest: 0.2)
        XCTAssertEqual(scrollView.contentOffset, .zero)
        scrollView.bouncesVertically = true
        scrollView.bouncesHorizontally = false
        scrollView.alwaysBounceHorizontal = true
        XCTAssertFalse(scrollView.scrollsHorizontally)
        XCTAssertTrue(scrollView.givesVertically)
    }

    func testAFlickBeyondTheEndComesBackToIt() {
        scrollView.contentOffset.y = 1500
        drag(from: 450, by: -200)
        var furthest: CGFloat = 0
        while scrollView.isDecelerating {
            wait(1.0 / 60)
            furthest = max(furthest, scrollView.contentOffset.y)
        }
        XCTAssertGreaterThan(furthest, 1610)
        XCTAssertEqual(scrollView.contentOffset.y, 1600)
    }

    func testPagesAreAsLargeAsTheView() {
        scrollView.isPagingEnabled = true
        drag(from: 450, by: -150)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 400)
        drag(from: 200, by: 60, rest: 0.2)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 400)
    }

    func testAnAnimatedOffset() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        XCTAssertEqual(scrollView.contentOffset, .zero)
        wait(0.15)
        XCTAssertEqual(scrollView.contentOffset.y, 150, accuracy: 5)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 300)
        XCTAssertEqual(log, ["didScroll", "didEndScrollingAnimation"])
    }

    func testAScrolledRectangleMovesNoFurtherThanNeeded() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 380, width: 10, height: 50), animated: false)
        XCTAssertEqual(scrollView.contentOffset.y, 30)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        XCTAssertEqual(scrollView.contentOffset.y, 30)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
        XCTAssertEqual(scrollView.contentOffset.y, 10)
    }

    func testATouchInTheContentIsHeldBackForAMoment() {
        _ = TouchLogView("view", CGRect(x: 0, y: 0, width: 300, height: 300), in: scrollView) { [weak self] in
            self?.log.append($0)
        }
        down(10, 110)
        wait(0.1)
        XCTAssertEqual(takeLog(), [])
        wait(0.1)
        XCTAssertEqual(takeLog(), ["view began 10,10"])
        move(10, 90)
        XCTAssertEqual(takeLog().filter { $0.hasPrefix("view") }, ["view cancelled 10,0"])
        wait(0.2)
        up(10, 90)
        settle()
        log = []
        tap(10, 110)
        XCTAssertEqual(takeLog(), ["view began 10,20", "view ended 10,20"])
        scrollView.delaysContentTouches = false
        down(10, 110)
        XCTAssertEqual(takeLog(), ["view began 10,20"])
        up(10, 110)
    }

    func testATouchThatStopsTheContentDoesNotReachIt() {
        _ = TouchLogView("view", CGRect(x: 0, y: 0, width: 300, height: 2000), in: scrollView) { [weak self] in
            self?.log.append($0)
        }
        drag(from: 450, by: -200)
        wait(0.1)
        log = []
        tap(10, 200)
        XCTAssertEqual(log, ["didEndDecelerating"])
        XCTAssertFalse(scrollView.isDecelerating)
    }

    func testAControlKeepsATouchThatItHas() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(control)
        down(10, 110)
        wait(0.2)
        XCTAssertTrue(control.isTracking)
        move(10, 150)
        XCTAssertTrue(control.isTracking)
        XCTAssertEqual(scrollView.contentOffset, .zero)
        up(10, 150)
    }

    func testADragAlongAnAxisWithoutContentIsTheOuterViews() {
        let outer = UIScrollView(frame: root.bounds)
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 1000, height: root.bounds.height)
        root.addSubview(outer)
        outer.addSubview(scrollView)
        down(250, 200)
        for x in stride(from: CGFloat(240), through: 190, by: -10) { move(x, 200) }
        XCTAssertEqual(outer.contentOffset.x, 50)
        XCTAssertEqual(scrollView.contentOffset, .zero)
        up(190, 200)
    }

    /// As pages in a row do whose ends are shut off by insets.
    func testContentBehindANegativeInsetStaysWhenTheInsetGoes() {
        scrollView.contentInset = UIEdgeInsets(top: -50, left: -100, bottom: 0, right: 0)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 100, y: 50))
        scrollView.contentInset = .zero
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 100, y: 50))
    }

    func testInsetsMoveContentThatIsAtItsBeginning() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: -30))
        XCTAssertEqual(scrollView.adjustedContentInset.top, 30)
    }
}
