import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What waits for the main loop finds committed what was done before.
@preconcurrency @MainActor final class RunLoopCommitTests: ContainmentTestCase {
    /// Calls for which the main loop runs, each after a name.
    private let waiters: [(name: String, wait: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void)] = [
        ("main queue", { done in DispatchQueue.main.async { MainActor.assumeIsolated(done) } }),
        ("operation", { done in OperationQueue.main.addOperation { MainActor.assumeIsolated(done) } }),
        ("task", { done in Task { @MainActor in done() } }),
        ("loop's block", { done in RunLoop.main.perform { MainActor.assumeIsolated(done) } }),
        (
            "timer",
            { done in
                Timer.scheduledTimer(__withTimeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated(done) }
            }
        ),
        (
            "other thread",
            { done in DispatchQueue.global().async { DispatchQueue.main.async { MainActor.assumeIsolated(done) } } }
        ),
    ]

    /// Calls that run the main loop until a condition holds.
    private func loops(_ isDone: @escaping () -> Bool) -> [(name: String, run: () -> Void)] {
        [
            (
                "XCTest's wait",
                { [self] in
                    let done = XCTNSPredicateExpectation(predicate: UIKit.NSPredicate { _, _ in isDone() }, object: nil)
                    wait(for: [done], timeout: 30)
                }
            ),
            ("the loop itself", { while !isDone() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) } }),
            ("virtual time", { repeat { TestEnvironment.runUntilIdle() } while !isDone() }),
        ]
    }

    /// Does something, and expects what was told by the time of what waits, for all who wait and all who run the loop.
    private func expect(
        _ expected: [String], after act: () -> Void, undoing undo: () -> Void, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for waiter in waiters {
            for number in 0..<3 {
                var seen: [String]?
                let loop = loops { seen != nil }[number]
                act()
                waiter.wait { [log] in seen = log!.lines }
                loop.run()
                XCTAssertEqual(
                    seen?.filter { !$0.contains("Layout") }, expected, "\(waiter.name), \(loop.name)", file: file,
                    line: line)
                undo()
                settle()
                _ = log.drain()
            }
        }
    }

    func test_5_08_aPushWithoutAnimationIsOverInOneTurn() {
        let a = probe("A")
        let navigation = UINavigationController(rootViewController: a)
        show(navigation)
        var b: Probe!
        expect(
            [
                "B.willMove(UINavigationController)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
                "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
                "B.viewDidAppear(false)", "B.didMove(UINavigationController)",
            ],
            after: {
                b = probe("B")
                navigation.pushViewController(b, animated: false)
            }, undoing: { navigation.popViewController(animated: false) })
    }

    func test_6_39_aPresentationWithoutAnimationIsOverInOneTurn() {
        let a = probe("A")
        show(a)
        expect(
            [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(false)", "M.viewWillAppear(false)",
                "M.viewIsAppearing(false)", "M.viewDidAppear(false)", "A.viewDidDisappear(false)",
            ],
            after: {
                let m = probe("M")
                m.modalPresentationStyle = .fullScreen
                a.present(m, animated: false)
            }, undoing: { a.dismiss(animated: false) })
    }

    func test_6_39_aSheetHasOnlyBegunAfterOneTurn() {
        let a = probe("A")
        show(a)
        let m = probe("M")
        m.modalPresentationStyle = .pageSheet
        var seen: [String] = []
        // Frames are overdue.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        let busy = ProcessInfo.processInfo.systemUptime + 0.04
        while ProcessInfo.processInfo.systemUptime < busy {}
        a.present(m, animated: false)
        let done = expectation(description: "turn")
        DispatchQueue.main.async {
            seen = self.log.drain()
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
        XCTAssertEqual(seen, ["M.loadView", "M.viewDidLoad", "M.viewWillAppear(false)"])
        settle()
        XCTAssertEqual(
            log.drain().filter { !$0.contains("Layout") }, ["M.viewIsAppearing(false)", "M.viewDidAppear(false)"])
    }

    func test_2_08_aChildAppearsBeforeTheNextBlock() {
        let a = probe("A")
        show(a)
        var c: Probe!
        expect(
            [
                "C.willMove(A)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(A)",
                "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
            ],
            after: {
                c = probe("C")
                a.addChild(c)
                a.view.addSubview(c.view)
                c.didMove(toParent: a)
            },
            undoing: {
                c.willMove(toParent: nil)
                c.view.removeFromSuperview()
                c.removeFromParent()
            })
    }

    /// Blocks that ask for others, each of which finds what the one before did.
    func testEveryBlockFindsWhatTheOneBeforeDid() {
        let root = UIViewController()
        show(root)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width])
        var widths: [CGFloat] = []
        let done = expectation(description: "all")
        func look(_ rest: Int) {
            widths.append(view.bounds.width)
            width.constant += 10
            guard rest > 0 else { return done.fulfill() }
            DispatchQueue.main.async { MainActor.assumeIsolated { look(rest - 1) } }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { look(3) } }
        wait(for: [done], timeout: 30)
        XCTAssertEqual(widths, [10, 20, 30, 40])
    }

    func testATimersWorkIsCommittedAtItsTime() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = UIViewController()
        show(root)
        root.view.addSubview(view)
        settle()
        final class Laid: UIView {
            var times: [Double] = []
            override func layoutSubviews() { times.append((CACurrentMediaTime() * 1e6).rounded() / 1e6) }
        }
        let laid = Laid(frame: view.bounds)
        view.addSubview(laid)
        settle()
        let start = CACurrentMediaTime()
        laid.times = []
        for delay in [0.001, 0.002, 0.003] {
            Timer.scheduledTimer(__withTimeInterval: delay, repeats: false) { _ in
                MainActor.assumeIsolated { laid.setNeedsLayout() }
            }
        }
        TestEnvironment.advance(by: 0.1)
        XCTAssertEqual(laid.times.map { (($0 - start) * 1e3).rounded() }, [1, 2, 3])
    }

    func testFlushingATransactionCommits() {
        let a = probe("A")
        show(a)
        let c = probe("C")
        a.addChild(c)
        a.view.addSubview(c.view)
        _ = log.drain()
        CATransaction.flush()
        XCTAssertEqual(
            log.drain().filter { !$0.contains("Layout") }, ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    /// A frame that is being made is not interrupted.
    func testTheLoopCommitsNothingInsideAFrame() {
        let a = probe("A")
        show(a)
        let c = probe("C")
        a.hooks["didLayout"] = { [unowned a] in
            guard c.parent == nil else { return }
            a.addChild(c)
            a.view.addSubview(c.view)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
            self.log.add("loop left")
        }
        a.view.setNeedsLayout()
        settle()
        XCTAssertEqual(
            log.drain().filter { !$0.contains("Layout") },
            [
                "C.willMove(A)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "loop left",
                "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
            ])
    }
}
