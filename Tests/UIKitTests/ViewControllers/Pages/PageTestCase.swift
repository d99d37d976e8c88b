import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A test with a page view controller on the screen, and fingers.
@preconcurrency @MainActor class PageTestCase: ContainmentTestCase {
    var controller: UIPageViewController!
    var book: Book!

    override func end() {
        (controller, book) = (nil, nil)
        super.end()
    }

    /// Shows a book that is open at a page; the log is empty then.
    func open(
        _ style: UIPageViewController.TransitionStyle, pages count: Int = 4, at index: Int = 0,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, shown: Int = 1
    ) {
        book = Book((0..<count).map { probe("\($0)") }, log)
        controller = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers(
            Array(book.pages[index..<index + shown]), direction: .forward, animated: false)
        show(controller)
    }

    var shown: [String] { (controller.viewControllers ?? []).map { ($0 as? Probe)?.name ?? "?" } }

    /// The log without move callbacks.
    func appearances() -> [String] {
        log.drain().filter { !$0.contains("Move") && !$0.contains("Layout") && !$0.contains("oad") }
    }

    // MARK: Fingers

    func touch(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat) {
        TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: CGPoint(x: x, y: y)))
        FramePipeline.shared.runFrame()
    }

    /// Moves a finger evenly from one point to another and leaves it down.
    func drag(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.3) {
        touch(.began, start.x, start.y)
        move(from: start, to: end, over: seconds)
    }

    func move(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.3) {
        for step in 1...12 {
            VirtualTime.advance(by: seconds / 12, passRealTime: false)
            let part = CGFloat(step) / 12
            touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
    }

    /// Lifts the finger, after a rest that takes its speed.
    func lift(_ point: CGPoint, resting: Bool = false) {
        if resting { VirtualTime.advance(by: 0.3, passRealTime: false) }
        touch(.ended, point.x, point.y)
    }

    /// Drags from the middle by some points and lets go at once.
    func swipe(_ dx: CGFloat, _ dy: CGFloat = 0, resting: Bool = false) {
        let start = CGPoint(x: 196 - dx / 2, y: 400 - dy / 2)
        let end = CGPoint(x: start.x + dx, y: start.y + dy)
        drag(from: start, to: end)
        lift(end, resting: resting)
        settle()
    }
}

/// Pages in a row, and who asked for them.
@MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [Probe]
    let log: EventLog
    var count = 0
    var asked: [String] = []
    var logsTurns = true

    init(_ pages: [Probe], _ log: EventLog) {
        (self.pages, self.log) = (pages, log)
        super.init()
    }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        asked.append("before \((viewController as? Probe)?.name ?? "?")")
        return page(beside: viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        asked.append("after \((viewController as? Probe)?.name ?? "?")")
        return page(beside: viewController, 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        guard logsTurns else { return }
        log.add("willTransition(\(names(pendingViewControllers)))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard logsTurns else { return }
        log.add("didFinish(\(finished), from \(names(previousViewControllers)), \(completed))")
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { ($0 as? Probe)?.name ?? "?" }.joined(separator: " ")
    }
}
