import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class RefreshControlTests: EventTestCase {
    private func scrollView() -> (UIScrollView, UIRefreshControl) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in log.append("refresh") }, for: .valueChanged)
        scrollView.refreshControl = control
        root.addSubview(scrollView)
        settle()
        return (scrollView, control)
    }

    private func pull(by distance: CGFloat) {
        down(200, 200)
        for step in 1...20 {
            wait(1.0 / 60)
            move(200, 200 + distance * CGFloat(step) / 20)
        }
    }

    func testAPullBeginsARefreshBeforeTheFingerIsLifted() {
        let (scrollView, control) = scrollView()
        pull(by: 300)
        XCTAssertEqual(takeLog(), ["refresh"])
        XCTAssertTrue(control.isRefreshing)
        up(200, 500)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, -60)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 60)
        XCTAssertEqual(scrollView.contentInset.top, 0)
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 393, height: 60))
        control.endRefreshing()
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 0)
        XCTAssertEqual(takeLog(), [])
    }

    func testAShortPullDoesNothing() {
        let (scrollView, control) = scrollView()
        pull(by: 80)
        up(200, 280)
        settle()
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        XCTAssertEqual(takeLog(), [])
    }

    func testOnePullRefreshesOnce() {
        let (_, control) = scrollView()
        pull(by: 300)
        control.endRefreshing()
        move(200, 520)
        move(200, 540)
        XCTAssertEqual(takeLog(), ["refresh"])
        up(200, 540)
        settle()
        pull(by: 300)
        XCTAssertEqual(takeLog(), ["refresh"])
    }

    func testBeginRefreshingSendsNothingAndScrollsNothing() {
        let (scrollView, control) = scrollView()
        control.beginRefreshing()
        settle()
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(takeLog(), [])
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, -60)
    }

    func testContentWithoutAnythingToScrollCanBePulled() {
        let (scrollView, control) = scrollView()
        scrollView.contentSize = .zero
        pull(by: 300)
        XCTAssertTrue(control.isRefreshing)
        scrollView.refreshControl = nil
        XCTAssertNil(control.superview)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 0)
    }

    func testATableControllerHasItsTablesControl() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        XCTAssertTrue(controller.tableView.refreshControl === control)
        window.rootViewController = controller
        settle()
        // Below the safe area's top edge, which the table's content begins at.
        XCTAssertEqual(controller.tableView.contentOffset.y, -59)
    }

    func testAStoryboardsRefreshControlWaitsForTheTable() throws {
        let storyboard = NibFolder(for: self).storyboard(
            StoryboardText.scene(
                "t", element: "tableViewController", view: nil,
                content: """
                    <tableView key="view" id="v" style="plain"/><refreshControl key="refreshControl" id="r" tag="7"/>
                    """), initial: "t")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITableViewController)
        XCTAssertEqual(controller.refreshControl?.tag, 7)
        XCTAssertTrue(controller.tableView.refreshControl === controller.refreshControl)
        controller.refreshControl = nil
        XCTAssertNil(controller.tableView.refreshControl)
        XCTAssertNil(controller.refreshControl)
    }

    // MARK: What is felt and what is behind

    func testFeedbackIsInTheTrace() {
        var events: [String] = []
        let observer = TraceRecorder.shared.addObserver { event in
            if event.event == "feedback" { events.append("\(event.class) \(event.fields["kind"]?.text ?? "")") }
        }
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        TraceRecorder.shared.removeObserver(observer)
        XCTAssertEqual(
            events,
            [
                "UIImpactFeedbackGenerator \"impact heavy\"", "UISelectionFeedbackGenerator \"selection\"",
                "UINotificationFeedbackGenerator \"notification success\"",
            ])
    }

    func testBlurEffectsBlurWhatIsBehindTheView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        func backdrops() -> [CGFloat] { view.layer.sublayers?.compactMap { $0.backdrop?.deviation } ?? [] }
        XCTAssertEqual(backdrops(), [15])
        view.effect = UIBlurEffect(style: .dark)
        XCTAssertEqual(backdrops(), [10])
        view.effect = nil
        XCTAssertEqual(backdrops(), [])
    }

    func testVisualEffectViewsKeepSubviewsInTheirContent() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
        view.addSubview(UIView())
        XCTAssertEqual(exceptions.map(\.name), [.internalInconsistencyException])
        XCTAssertEqual(view.subviews.count, 2)
        XCTAssertGreaterThan(view.subviews[0].backgroundColor?.cgColor.alpha ?? 0, 0.5)
        view.effect = nil
        XCTAssertEqual(view.subviews[0].backgroundColor, .clear)
    }

    // MARK: The title

    private func label(_ control: UIRefreshControl) throws -> UILabel {
        try XCTUnwrap(control.subviews.compactMap { $0 as? UILabel }.first)
    }

    func testTheTitleIsSmallAndBelowTheWheel() throws {
        let (_, control) = scrollView()
        control.attributedTitle = NSAttributedString(string: "Pull to refresh")
        pull(by: 300)
        let label = try label(control)
        XCTAssertEqual((label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize, 12)
        control.layoutIfNeeded()
        let wheel = try XCTUnwrap(control.subviews.first { $0 is SpinnerWheel })
        XCTAssertEqual(label.frame.minY, wheel.frame.maxY, accuracy: 0.5)
        XCTAssertEqual(label.alpha, 1)
        XCTAssertLessThanOrEqual(label.frame.maxY, 60)
    }

    func testTheTitleComesOutFromUnderABarAndGoesWithTheRefresh() throws {
        let (scrollView, control) = scrollView()
        control.attributedTitle = NSAttributedString(string: "Pull to refresh")
        settle()
        let label = try label(control)
        // A rest of rounding is no pull.
        scrollView.contentOffset.y = -1e-6
        XCTAssertEqual(control.alpha, 0)
        scrollView.contentOffset.y = -20
        XCTAssertEqual(label.alpha, 0)
        scrollView.contentOffset.y = 0
        pull(by: 300)
        up(200, 500)
        settle()
        XCTAssertEqual(label.alpha, 1)
        control.endRefreshing()
        settle()
        XCTAssertEqual(control.alpha, 0)
        XCTAssertEqual(label.alpha, 0)
    }
}
