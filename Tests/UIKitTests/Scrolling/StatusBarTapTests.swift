import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A tap on the status bar scrolls to the top.
@preconcurrency @MainActor final class StatusBarTapTests: EventTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: (String) -> Void = { _ in }
        var answer = true

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log("should")
            return answer
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log("animation") }
    }

    private let listener = Listener()

    private func makeScrollView(y: CGFloat = 0) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: y, width: 300, height: 300))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 2000)
        view.contentInset.top = 20
        view.contentOffset = CGPoint(x: 0, y: 700)
        view.delegate = listener
        root.addSubview(view)
        listener.log = { [weak self] in self?.log.append($0) }
        return view
    }

    func testTheContentScrollsToItsTop() {
        let view = makeScrollView()
        tap(150, 10)
        XCTAssertEqual(view.contentOffset.y, 700, accuracy: 100)
        settle()
        XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: -20))
        XCTAssertEqual(takeLog(), ["should", "did"])
    }

    func testTheDelegateMayRefuse() {
        let view = makeScrollView()
        listener.answer = false
        tap(150, 10)
        settle()
        XCTAssertEqual(view.contentOffset.y, 700)
        XCTAssertEqual(takeLog(), ["should"])
    }

    func testOneOfSeveralHasToBeChosen() {
        let view = makeScrollView()
        let other = makeScrollView(y: 400)
        tap(150, 10)
        settle()
        XCTAssertEqual([view.contentOffset.y, other.contentOffset.y], [700, 700])
        other.scrollsToTop = false
        tap(150, 10)
        settle()
        XCTAssertEqual([view.contentOffset.y, other.contentOffset.y], [-20, 700])
    }

    func testADragFromTheBarIsNoTap() {
        let view = makeScrollView()
        down(150, 10)
        move(150, 200)
        up(150, 200)
        settle()
        XCTAssertEqual(view.contentOffset.y, 700)
    }

    func testWhatLiesBelowTheBarIsTouchedWhereNothingScrolls() {
        let view = makeScrollView()
        view.contentOffset.y = -20
        let below = TouchLogView("below", CGRect(x: 0, y: 0, width: 300, height: 40), in: root) { [weak self] in
            self?.log.append($0)
        }
        tap(150, 10)
        XCTAssertEqual(takeLog(), ["below began 150,10", "below ended 150,10"])
        below.removeFromSuperview()
    }
}
