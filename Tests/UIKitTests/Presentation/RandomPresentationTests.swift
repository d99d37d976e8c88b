import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Random presentations, dismissals, drags and taps, in random states of one another: whatever is done, what controllers are
/// told and what they know of each other has to agree.
@preconcurrency @MainActor final class RandomPresentationTests: ContainmentTestCase {
    /// Checks the order of what it is told.
    private final class Told: UIViewController {
        var events: [String] = []
        var problems: [String] = []

        private func hear(_ event: String, after allowed: Set<String>) {
            if let last = events.last ?? "did disappear" as String?, !allowed.contains(last) {
                problems.append("\(event) after \(last): \(events.suffix(8))")
            }
            events.append(event)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            hear("will appear", after: ["did disappear", "will disappear"])
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            hear("is appearing", after: ["will appear"])
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            hear("did appear", after: ["is appearing"])
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            hear("will disappear", after: ["did appear", "is appearing", "will appear"])
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            hear("did disappear", after: ["will disappear"])
        }
    }

    private final class Fickle: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var completes: () -> Bool = { true }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
            let completes = completes()
            UIView.animate(withDuration: 0.2) {
                context.containerView.alpha = 0.99
            } completion: { _ in
                context.completeTransition(completes)
            }
        }
    }

    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom, .currentContext, .overCurrentContext, .automatic,
    ]

    private var root: Told!
    private var all: [Told] = []

    override func end() {
        (root, all) = (nil, [])
        super.end()
    }

    func testRandomSequences() {
        for seed in 1...60 { run(seed: UInt64(seed)) }
    }

    private func run(seed: UInt64) {
        TestEnvironment.reset()
        NSException.interceptor = { XCTFail("\(seed): \($0.reason ?? "")") }
        var random = SplitMix64(seed: seed)
        root = Told()
        all = [root]
        let window = show(root)
        let fickle = Fickle()
        var willComplete = true
        fickle.completes = { willComplete }
        var steps: [String] = []
        for _ in 0..<25 {
            willComplete = Int.random(in: 0..<4, using: &random) > 0
            steps.append(step(&random, fickle))
            if Bool.random(using: &random) {
                VirtualTime.advance(by: Double.random(in: 0...0.3, using: &random), passRealTime: false)
            } else {
                settle()
                check(seed, steps, window)
            }
        }
        settle()
        check(seed, steps, window)
        // Everything goes, and nobody is kept.
        willComplete = true
        for _ in 0..<4 {
            if root.presentedViewController != nil { root.dismiss(animated: false) }
            settle()
        }
        XCTAssertNil(root.presentedViewController, "\(seed)")
        XCTAssertEqual(window.subviews.count, 1, "\(seed)")
        XCTAssertTrue(root.view.superview === window, "\(seed)")
        XCTAssertTrue(root.view.transform.isIdentity, "\(seed)")
        check(seed, steps, window)
        let weak = all.dropFirst().map { WeakController(controller: $0) }
        all = [root]
        let left = weak.enumerated().compactMap { index, one in
            one.controller.map {
                "\(index + 1) \($0.modalPresentationStyle) delegate=\($0.transitioningDelegate != nil) \(($0 as? Told)?.events.suffix(6) ?? []) "
                    + "live=\($0.presentation.live != nil) home=\(String(describing: $0.presentation.home?.phase)) prepared=\($0.presentation.prepared != nil)"
            }
        }
        XCTAssertEqual(left, [], "\(seed) \(steps)")
    }

    private func step(_ random: inout SplitMix64, _ fickle: Fickle) -> String {
        let top = topmost()
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            let new = Told()
            new.modalPresentationStyle = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
            if Int.random(in: 0..<3, using: &random) == 0 { new.transitioningDelegate = fickle }
            if Bool.random(using: &random) { new.definesPresentationContext = true }
            new.isModalInPresentation = Int.random(in: 0..<5, using: &random) == 0
            all.append(new)
            let presenter =
                Int.random(in: 0..<4, using: &random) > 0 ? top : all[Int.random(in: 0..<all.count - 1, using: &random)]
            presenter.present(new, animated: Bool.random(using: &random))
            return "present \(new.modalPresentationStyle) on \(index(presenter))"
        case 4, 5:
            top.dismiss(animated: Bool.random(using: &random))
            return "dismiss \(index(top))"
        case 6:
            let one = all[Int.random(in: 0..<all.count, using: &random)]
            one.dismiss(animated: Bool.random(using: &random))
            return "dismiss from \(index(one))"
        case 7:
            touch([(200, 120), (200, 300), (200, 700)])
            return "drag away"
        case 8:
            touch([(200, 120), (200, 180), (200, 230), (200, 150)])
            return "drag and back"
        default:
            InterfaceRotation.shared.deviceTurned(
                to: UIScreen.main.interfaceOrientation == .portrait ? .landscapeLeft : .portrait)
            return "turn"
        }
    }

    private func touch(_ path: [(CGFloat, CGFloat)]) {
        for (index, (x, y)) in path.enumerated() {
            let phase: DisplayMessage.Touch.Phase = index == 0 ? .began : .moved
            TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: CGPoint(x: x, y: y)))
            VirtualTime.advance(by: 1.0 / 60, passRealTime: false)
        }
        let end = path[path.count - 1]
        TouchDelivery.shared.deliver(.init(phase: .ended, finger: 0, point: CGPoint(x: end.0, y: end.1)))
    }

    private func index(_ controller: UIViewController) -> Int { all.firstIndex { $0 === controller } ?? -1 }

    private func topmost() -> Told {
        var top: UIViewController = root
        while let next = top.presentedViewController { top = next }
        return top as? Told ?? root
    }

    private func check(_ seed: UInt64, _ steps: [String], _ window: UIWindow) {
        let story = "seed \(seed): \(steps.joined(separator: ", "))"
        for (index, one) in all.enumerated() {
            XCTAssertEqual(one.problems, [], "\(index), \(story)")
            one.problems = []
            let isOnScreen = one.viewIfLoaded?.window != nil
            XCTAssertEqual(one.appearance.state, isOnScreen ? .appeared : .disappeared, "\(index), \(story)")
            XCTAssertEqual(one.appearance.brackets, 0, "\(index), \(story)")
            XCTAssertNil(one.transitionCoordinator, "\(index), \(story)")
            XCTAssertFalse(one.isBeingPresented || one.isBeingDismissed, "\(index), \(story)")
            if let presented = one.presentedViewController {
                XCTAssertTrue(presented.presentingViewController === one, "\(index), \(story)")
            }
            if let presenting = one.presentingViewController {
                XCTAssertTrue(presenting.presentedViewController === one, "\(index), \(story)")
                XCTAssertTrue(isOnScreen || one.presentedViewController != nil, "\(index), \(story)")
            } else if one !== root {
                XCTAssertFalse(isOnScreen, "\(index), \(story)")
            }
        }
        // Nothing is left of transitions.
        XCTAssertEqual(window.subviews.filter { $0.interactionBlocks != 0 }.count, 0, story)
        XCTAssertNotNil(window.hitTest(CGPoint(x: 100, y: 100), with: nil), story)
    }
}
