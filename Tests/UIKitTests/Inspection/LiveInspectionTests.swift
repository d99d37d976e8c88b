import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// What a display that observes is told, and when.
@preconcurrency @MainActor final class LiveInspectionTests: ScreenTestCase {
    private var told: [any AppMessage.Body] = []

    override func begin() {
        super.begin()
        told = []
    }

    private func observe(tree: Bool = false, accessibility: Bool = false) {
        LiveInspection.shared.send = { [unowned self] in self.told.append($0) }
        LiveInspection.shared.observe(.init(tree: tree, accessibility: accessibility))
    }

    private var labels: [[String]] {
        told.compactMap { message in
            if let body = message as? AppMessage.Accessibility { body.elements.compactMap(\.label) } else { nil }
        }
    }

    private func makeLabel(on screen: TestScreen) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        label.text = "0"
        screen.show(UIViewController()).view.addSubview(label)
        screen.runUntilIdle()
        return label
    }

    func testToldAtOnceAndThenOfChanges() {
        let screen = TestScreen()
        let label = makeLabel(on: screen)
        observe(accessibility: true)
        XCTAssertEqual(labels, [["0"]])
        screen.advance(by: 1)
        label.text = "1"
        screen.runUntilIdle()
        XCTAssertEqual(labels, [["0"], ["1"]])
        // A frame that changes nothing of what is told.
        screen.advance(by: 1)
        label.textColor = .red
        screen.runUntilIdle()
        screen.advance(by: 1)
        XCTAssertEqual(labels, [["0"], ["1"]])
        observe()
        label.text = "2"
        screen.advance(by: 1)
        XCTAssertEqual(labels, [["0"], ["1"]])
    }

    func testFramesWithoutEndAreToldOfTenTimesASecondAndTheLastOfThemAlways() {
        let screen = TestScreen()
        let label = makeLabel(on: screen)
        observe(tree: true, accessibility: true)
        told = []
        for frame in 1...120 {
            label.text = "\(frame)"
            screen.advance(by: MediaClock.frameInterval)
        }
        screen.advance(by: 1)
        XCTAssertEqual(labels.last, ["120"])
        XCTAssertTrue((18...21).contains(labels.count), "\(labels.count)")
        let trees = told.filter { $0 is AppMessage.TreeReply }
        XCTAssertEqual(trees.count, labels.count)
    }

    func testAnIdleAppStaysIdle() {
        let screen = TestScreen()
        let label = makeLabel(on: screen)
        observe(tree: true, accessibility: true)
        XCTAssertNil(TimedCalls.shared.nextTime)
        label.text = "1"
        screen.runUntilIdle()
        screen.advance(by: 0.2)
        XCTAssertNil(TimedCalls.shared.nextTime)
        XCTAssertFalse(FramePipeline.shared.isNeeded)
    }

    func testNothingIsDoneUnlessObserved() {
        let screen = TestScreen()
        let label = CountingLabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        screen.show(UIViewController()).view.addSubview(label)
        for text in ["a", "b"] {
            label.text = text
            screen.runUntilIdle()
        }
        XCTAssertEqual(label.asked, 0)
        observe(accessibility: true)
        XCTAssertGreaterThan(label.asked, 0)
    }

    func testWhatOnlyAssistiveTechnologyNoticesIsToldWithoutAFrame() {
        let screen = TestScreen()
        let label = makeLabel(on: screen)
        observe(accessibility: true)
        screen.advance(by: 1)
        label.accessibilityLabel = "Zero"
        screen.advance(by: 0.2)
        XCTAssertEqual(labels, [["0"], ["Zero"]])
    }

    func testAnnouncementsAndWhereToGo() {
        let screen = TestScreen()
        let label = makeLabel(on: screen)
        UIAccessibility.post(notification: .announcement, argument: "nobody hears")
        observe(accessibility: true)
        screen.advance(by: 1)
        nonisolated(unsafe) var focused: [AnyObject] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { focused.append($0.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject) }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Saved"))
        UIAccessibility.post(notification: .layoutChanged, argument: label)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        screen.advance(by: 1)
        let said = told.map { message -> String in
            guard let body = message as? AppMessage.Accessibility else { return "?" }
            return "\(body.announcement ?? "-") \(body.focus == InspectionNumbers.number(of: label))"
        }
        XCTAssertEqual(said, ["- false", "Sent\nSaved true"])
        XCTAssertTrue(focused.count == 1 && focused.first === label)
    }

    func testWhatWasSaidToAnObserverWhoLeftIsNotToldToTheNext() {
        let screen = TestScreen()
        _ = makeLabel(on: screen)
        observe(accessibility: true)
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        observe(accessibility: false)
        screen.advance(by: 1)
        told = []
        observe(accessibility: true)
        guard let body = told.first as? AppMessage.Accessibility else { return XCTFail("\(told)") }
        XCTAssertNil(body.announcement)
    }

    func testTreesOfAnObserverHaveDetailsAndTheirOwnTime() throws {
        let screen = TestScreen()
        _ = makeLabel(on: screen)
        screen.advance(by: 0.5)
        observe(tree: true)
        guard let reply = told.first as? AppMessage.TreeReply else { return XCTFail("\(told)") }
        XCTAssertEqual(reply.request, 0)
        let tree = try Tree(json: reply.json)
        XCTAssertNotNil(tree.windows.first?.view.details)
        XCTAssertEqual(tree.time, CACurrentMediaTime(), accuracy: 1e-6)
        XCTAssertNotNil(LiveInspection.shared.currentTree().windows.first?.view.details)
        observe()
        XCTAssertNil(LiveInspection.shared.currentTree().windows.first?.view.details)
    }

    private final class CountingLabel: UILabel {
        var asked = 0
        override var accessibilityLabel: String? {
            get {
                asked += 1
                return super.accessibilityLabel
            }
            set { super.accessibilityLabel = newValue }
        }
    }
}
