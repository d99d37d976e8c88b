#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// What children hear when a container shows them, in order.
    @MainActor final class ShowingTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var a = Probe("a", in: log)
        private lazy var b = Probe("b", in: log)
        private lazy var c = Probe("c", in: log)
        private let container = ContainerViewController()

        private func showFirst() {
            container.show([a])
            screen.show(container)
            _ = log.take()
        }

        func testFirstAppearance() {
            container.show([a])
            XCTAssertEqual(log.take(), [])
            screen.show(container)
            XCTAssertEqual(log.take(), ["a.willMove(in)", "a.load", "a.didMove(in)", "a.willAppear", "a.didAppear"])
            XCTAssertEqual(container.children, [a])
            XCTAssertEqual(a.view.window?.bounds, a.view.convert(a.view.bounds, to: nil))
        }

        func testReplacingAtOnce() {
            showFirst()
            container.show([b])
            XCTAssertEqual(
                log.take(),
                [
                    "a.willMove(nil)", "a.willDisappear", "b.willMove(in)", "b.load", "b.willAppear", "a.didDisappear",
                    "a.didMove(nil)", "b.didAppear", "b.didMove(in)",
                ])
            screen.runUntilIdle()
            XCTAssertEqual(log.take(), [])
            XCTAssertNil(a.parent)
            XCTAssertNil(a.view.superview)
        }

        func testReplacingAnimated() {
            showFirst()
            var isShown: Bool?
            container.show([b], using: .crossFade) { isShown = $0 }
            XCTAssertEqual(
                log.take(),
                ["a.willMove(nil)", "a.willDisappear!", "b.willMove(in)", "b.load", "b.willAppear!"])
            XCTAssertTrue(container.isChanging)
            screen.runUntilIdle()
            XCTAssertEqual(log.take(), ["a.didDisappear", "a.didMove(nil)", "b.didAppear", "b.didMove(in)"])
            XCTAssertEqual(isShown, true)
        }

        func testAWishForWhatWasShownTurnsTheChangeRound() {
            showFirst()
            container.show([b], using: .slide())
            screen.advance(by: 0.1)
            _ = log.take()
            container.show([a], using: .slide())
            XCTAssertEqual(log.take(), ["b.willMove(nil)", "b.willDisappear!", "a.willAppear!"])
            screen.runUntilIdle()
            XCTAssertEqual(log.take(), ["b.didDisappear", "b.didMove(nil)", "a.didAppear", "a.didMove(in)"])
            XCTAssertEqual(container.children, [a])
            XCTAssertEqual(a.view.superview?.transform, .identity)
        }

        func testOfQuickWishesTheLastIsCarriedOut() {
            showFirst()
            var results: [String] = []
            container.show([b], using: .slide()) { results.append("b \($0)") }
            screen.advance(by: 0.05)
            container.show([b, a], using: .slide()) { results.append("ba \($0)") }
            container.show([c], using: .slide()) { results.append("c \($0)") }
            XCTAssertEqual(results, ["ba false"])
            screen.runUntilIdle()
            XCTAssertEqual(results, ["ba false", "b true", "c true"])
            XCTAssertEqual(container.children, [c])
        }

        func testAGestureThatChangesItsMind() throws {
            showFirst()
            let hand = try XCTUnwrap(container.beginInteractiveChange(to: [b], using: .slide()))
            hand.update(0.5)
            screen.advance(by: 1)
            XCTAssertEqual(hand.fraction, 0.5, accuracy: 0.01)
            _ = log.take()
            hand.cancel()
            XCTAssertFalse(hand.isActive)
            screen.runUntilIdle()
            XCTAssertEqual(
                log.take(),
                [
                    "b.willMove(nil)", "b.willDisappear!", "a.willAppear!", "b.didDisappear", "b.didMove(nil)",
                    "a.didAppear",
                    "a.didMove(in)",
                ])
            let again = try XCTUnwrap(container.beginInteractiveChange(to: [b], using: .push()))
            again.update(0.7)
            again.finish()
            screen.runUntilIdle()
            XCTAssertEqual(container.children, [b])
        }

        func testARunningChangeIsCaught() throws {
            showFirst()
            container.show([b], using: .slide())
            screen.advance(by: 0.1)
            let hand = try XCTUnwrap(container.interruptChange())
            XCTAssertGreaterThan(hand.fraction, 0)
            screen.advance(by: 2)
            XCTAssertTrue(container.isChanging)
            hand.cancel()
            screen.runUntilIdle()
            XCTAssertEqual(container.children, [a])
        }

        func testTurningTheScreenCompletesAChange() {
            showFirst()
            container.show([b], using: .slide())
            screen.advance(by: 0.1)
            screen.turn(to: .landscapeLeft)
            XCTAssertEqual(container.children, [b])
            XCTAssertEqual(b.view.bounds.size, screen.size)
        }

        func testGoingAwayCompletesAChange() {
            showFirst()
            container.show([b], using: .slide())
            screen.advance(by: 0.1)
            _ = log.take()
            screen.show(UIViewController())
            XCTAssertEqual(
                log.take(),
                [
                    "a.didDisappear", "a.didMove(nil)", "b.didAppear", "b.didMove(in)", "b.willDisappear",
                    "b.didDisappear",
                ])
        }

        func testAChildGoesFromOneContainerToAnother() {
            let other = ContainerViewController()
            container.show([other, a])
            screen.show(container)
            _ = log.take()
            other.show([a])
            screen.runUntilIdle()
            XCTAssertEqual(a.parent, other)
            XCTAssertEqual(container.children, [other])
            XCTAssertEqual(log.mistakes, [])
            XCTAssertEqual(log.phase(of: a), .appeared)
        }

        func testAChildThatIsTakenAwayByHand() {
            container.show([a, b])
            screen.show(container)
            a.willMove(toParent: nil)
            a.view.removeFromSuperview()
            a.removeFromParent()
            screen.runUntilIdle()
            XCTAssertEqual(container.shownViewControllers, [b])
            XCTAssertEqual(log.phase(of: a), .disappeared)
            container.show([b, a])
            screen.runUntilIdle()
            XCTAssertEqual(log.phase(of: a), .appeared)
            XCTAssertEqual(log.mistakes, [])
        }

        func testAWishFromACallbackComesAfterTheOneThatIsCarriedOut() {
            showFirst()
            container.show([b], using: .slide())
            screen.advance(by: 0.1)
            // The running change ends for the sake of the next; what a child asks for then is the last wish.
            b.onCallback = { [unowned self] probe, event in
                guard event == "didAppear" else { return }
                XCTAssertEqual(container.shownViewControllers, [a])
                container.show([c])
            }
            container.show([a])
            XCTAssertEqual(container.children, [c])
            c.onCallback = { [unowned self] probe, event in
                guard event == "willMove(nil)" else { return }
                XCTAssertEqual(container.shownViewControllers, [a])
            }
            container.show([a])
            XCTAssertEqual(log.mistakes, [])
        }

        func testReportsAndStream() async {
            let stream = container.events
            let delegate = Reporter()
            container.containerDelegate = delegate
            showFirst()
            container.show([b], using: .scale)
            screen.runUntilIdle()
            XCTAssertEqual(delegate.lines, ["will 0 1", "did 0 1", "will 1 1", "did 1 1"])
            var events: [ContainerEvent] = []
            for await event in stream {
                events.append(event)
                if events.count == 4 { break }
            }
            XCTAssertEqual(
                events,
                [
                    .willChange(from: [], to: [a]), .didChange(from: [], to: [a]), .willChange(from: [a], to: [b]),
                    .didChange(from: [a], to: [b]),
                ])
        }

        func testThousandSwapsLeaveNothing() {
            expectDeallocation {
                let container = ContainerViewController()
                screen.show(container)
                for index in 0..<1000 { container.show([UIViewController()], using: index % 2 == 0 ? .crossFade : nil) }
                screen.clear()
                return container
            }
        }
    }

    @MainActor private final class Reporter: ContainerViewControllerDelegate {
        var lines: [String] = []

        func container(
            _ container: ContainerViewController, willChangeFrom old: [UIViewController], to new: [UIViewController]
        ) {
            lines.append("will \(old.count) \(new.count)")
        }

        func container(
            _ container: ContainerViewController, didChangeFrom old: [UIViewController], to new: [UIViewController]
        ) {
            lines.append("did \(old.count) \(new.count)")
        }
    }
#endif
