#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// How panels share a space.
    final class PanelClaimTests: XCTestCase {
        private func share(_ space: CGFloat, _ claims: (CGFloat, CGFloat)...) -> [CGFloat] {
            PanelClaim.share(space, among: claims.map { PanelClaim(weight: $0.0, minimum: $0.1) })
        }

        func testSharing() {
            XCTAssertEqual(share(300, (1, 10), (2, 10)), [100, 200])
            XCTAssertEqual(share(300, (1, 150), (2, 10), (3, 10)), [150, 60, 90])
            XCTAssertEqual(share(100, (1, 0), (1, 0), (1, 0)), [33, 34, 33])
            XCTAssertEqual(share(100, (1, 100), (1, 300)), [25, 75])
            XCTAssertEqual(share(0, (1, 100), (1, 100)), [0, 0])
            XCTAssertEqual(share(100), [])
        }
    }

    /// The panels side by side, by code and by hand.
    @MainActor final class PanelTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var a = Probe("a", in: log)
        private lazy var b = Probe("b", in: log)
        private lazy var c = Probe("c", in: log)
        private lazy var panels = PanelStackViewController(viewControllers: [a, b, c])

        /// The panels' places from top to bottom, or as they are read.
        private func spans() -> [String] {
            panels.shownViewControllers.map { panel in
                let frame = panel.view.convert(panel.view.bounds, to: nil)
                return panels.axis == .vertical
                    ? "\(panel.title!) \(Int(frame.minY))-\(Int(frame.maxY))"
                    : "\(panel.title!) \(Int(frame.minX))-\(Int(frame.maxX))"
            }
        }

        func testAColumnAndARow() {
            screen.show(panels)
            XCTAssertEqual(spans(), ["a 0-304", "b 316-561", "c 573-852"])
            panels.axis = .horizontal
            screen.runUntilIdle()
            XCTAssertEqual(spans(), ["a 0-123", "b 135-258", "c 270-393"])
            panels.view.semanticContentAttribute = .forceRightToLeft
            panels.arrange()
            XCTAssertEqual(spans(), ["a 270-393", "b 135-258", "c 0-123"])
        }

        func testPreferredLengths() {
            a.preferredContentSize = CGSize(width: 100, height: 128)
            panels.sizing = .preferred
            screen.show(panels)
            XCTAssertEqual(spans(), ["a 0-187", "b 199-503", "c 515-852"])
            a.preferredContentSize.height = 200
            screen.runUntilIdle()
            XCTAssertEqual(spans().first, "a 0-259")
        }

        func testDraggingADivider() {
            var arranged = 0
            panels.didArrangeByHand = { arranged += 1 }
            screen.show(panels)
            screen.pan(from: .point(200, 310), by: 0, 100, over: 0.3)
            XCTAssertEqual(spans(), ["a 0-394", "b 406-561", "c 573-852"])
            XCTAssertEqual(arranged, 1)
            screen.turn(to: .landscapeLeft)
            XCTAssertEqual(panels.length(of: a) / panels.length(of: c), 335 / 245, accuracy: 0.05)
            screen.turn(to: .portrait)
            panels.resetLengths()
            XCTAssertEqual(spans(), ["a 0-304", "b 316-561", "c 573-852"])
            panels.setFraction(0.5, of: a)
            XCTAssertEqual(spans(), ["a 0-427", "b 439-622", "c 634-852"])
            XCTAssertEqual(log.mistakes, [])
        }

        func testADividerStopsAtTheLeastLength() {
            panels.allowsCollapsing = false
            screen.show(panels)
            screen.pan(from: .point(200, 310), by: 0, 500, over: 0.3)
            XCTAssertEqual(panels.length(of: b), 88)
            XCTAssertEqual(panels.length(of: c), 245)
        }

        func testPushingADividerOverAPanelAndBack() {
            screen.show(panels)
            _ = log.take()
            screen.pan(from: .point(200, 310), by: 0, -250, over: 0.3)
            XCTAssertTrue(panels.isCollapsed(a))
            XCTAssertEqual(
                log.take(), ["a.willMove(nil)", "a.willDisappear!", "a.didDisappear", "a.didMove(nil)"])
            XCTAssertEqual(spans(), ["b 71-439", "c 451-852"])
            XCTAssertEqual(panels.viewControllers, [a, b, c])
            screen.pan(from: .point(200, 65), by: 0, 60, over: 0.3)
            XCTAssertFalse(panels.isCollapsed(a))
            XCTAssertEqual(spans(), ["a 0-304", "b 316-561", "c 573-852"])
            XCTAssertEqual(log.mistakes, [])
        }

        func testTheListChanges() {
            screen.show(panels)
            panels.setCollapsed(true, b, animated: false)
            let d = Probe("d", in: log)
            panels.insert(d, at: 1, using: .crossFade)
            screen.runUntilIdle()
            XCTAssertEqual(spans().count, 3)
            XCTAssertEqual(panels.dividers.count, 3)
            panels.removeViewController(at: 0)
            panels.moveViewController(from: 2, to: 0)
            XCTAssertEqual(panels.viewControllers, [c, d, b])
            XCTAssertEqual(spans(), ["c 0-427", "d 439-806"])
            panels.setCollapsed(false, b)
            screen.runUntilIdle()
            XCTAssertEqual(spans().count, 3)
            XCTAssertEqual(log.mistakes, [])
        }

        func testAPanelThatIsTakenOverLeavesTheList() {
            screen.show(panels)
            let other = ContainerViewController()
            other.show([b])
            other.loadViewIfNeeded()
            screen.runUntilIdle()
            XCTAssertEqual(panels.viewControllers, [a, c])
            XCTAssertEqual(spans(), ["a 0-433", "c 445-852"])
        }

        func testLiftingAPanel() throws {
            var order: [String?] = []
            panels.allowsReordering = true
            panels.didArrangeByHand = { [unowned panels] in order = panels.viewControllers.map(\.title) }
            screen.show(panels)
            let finger = try XCTUnwrap(screen.touchDown(.point(200, 100)))
            screen.advance(by: 0.7)
            finger.move(by: 0, 320, over: 0.4)
            screen.advance(by: 0.5)
            XCTAssertEqual(panels.viewControllers, [b, a, c])
            finger.lift()
            screen.runUntilIdle()
            XCTAssertEqual(order, ["b", "a", "c"])
            XCTAssertEqual(a.view.superview?.alpha, 1)
            XCTAssertEqual(panels.contentView.subviews.count, 3)
            XCTAssertEqual(log.mistakes, [])
        }

        func testAssistiveTechnologyMovesDividers() throws {
            panels.allowsReordering = true
            screen.show(panels)
            let divider = panels.dividers[0]
            XCTAssertEqual(divider.accessibilityLabel, "a, b")
            XCTAssertEqual(divider.accessibilityValue, "50 %")
            divider.accessibilityIncrement()
            XCTAssertEqual(divider.accessibilityValue, "60 %")
            let actions = try XCTUnwrap(divider.accessibilityCustomActions)
            XCTAssertEqual(actions.map(\.name), ["Collapse a", "Collapse b", "Move a behind b"])
            for index in [0, 2] { _ = actions[index].actionHandler?(actions[index]) }
            screen.runUntilIdle()
            XCTAssertTrue(panels.isCollapsed(a))
            XCTAssertEqual(panels.viewControllers, [b, a, c])
            XCTAssertEqual(panels.dividers[0].accessibilityCustomActions?.map(\.name).first, "Collapse b")
        }

        func testStateIsKept() throws {
            screen.show(panels)
            panels.setCollapsed(true, c, animated: false)
            panels.setFraction(0.25, of: a)
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            panels.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let again = PanelStackViewController(viewControllers: [a, b, c].map { Probe($0.name, in: log) })
            let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            decoder.requiresSecureCoding = false
            again.decodeRestorableState(with: decoder)
            screen.show(again)
            XCTAssertEqual(again.viewControllers.map { again.isCollapsed($0) }, [false, false, true])
            XCTAssertEqual(again.viewControllers.map { again.length(of: $0) }, [184, 551, 0])
        }
    }
#endif
