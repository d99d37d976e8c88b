import CoreGraphics
import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 8 of the facts: what a child decides for the screen.
@preconcurrency @MainActor final class DelegationTests: SizeTestCase {
    /// Answers what it is told to, and asks the child that it is told to.
    private final class Decider: UIViewController {
        var child: UIViewController?
        var style = UIStatusBarStyle.default
        var hidesBar: Bool?
        var updateAnimation: UIStatusBarAnimation?
        var hidesIndicator: Bool?
        var edges: UIRectEdge?
        var locks: Bool?

        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
        override var childViewControllerForPointerLock: UIViewController? { child }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesBar ?? super.prefersStatusBarHidden }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            updateAnimation ?? super.preferredStatusBarUpdateAnimation
        }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator ?? super.prefersHomeIndicatorAutoHidden }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            edges ?? super.preferredScreenEdgesDeferringSystemGestures
        }
        override var prefersPointerLocked: Bool { locks ?? super.prefersPointerLocked }

        func wishForAll() {
            style = .lightContent
            hidesBar = true
            hidesIndicator = true
            edges = [.bottom]
            locks = true
        }

        func updateAll() {
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            setNeedsUpdateOfPrefersPointerLocked()
        }
    }

    /// What is in effect: the style, then what is hidden, deferred and locked.
    private var effect: String {
        let (bar, wishes) = (UIApplication.shared.statusBar, UIApplication.shared.wishes)
        var parts = ["\(bar.style)"]
        if bar.isHidden { parts.append("no bar") }
        if wishes.hidesHomeIndicator { parts.append("no indicator") }
        if wishes.deferredEdges != [] { parts.append("edges \(wishes.deferredEdges.rawValue)") }
        if wishes.locksPointer { parts.append("locked") }
        return parts.joined(separator: ", ")
    }

    private static let all = "lightContent, no bar, no indicator, edges 4, locked"

    private func showDecider() -> Decider {
        let controller = Decider()
        show(controller)
        SystemOverlay.shared.update()
        return controller
    }

    func test_8_01_theLastOfTheNamedChildrenDecidesEverything() {
        let (root, middle, leaf) = (Decider(), Decider(), Decider())
        root.child = middle
        middle.child = leaf
        leaf.wishForAll()
        show(root)
        add(middle, to: root)
        add(leaf, to: middle)
        root.updateAll()
        XCTAssertEqual(effect, Self.all)
        // Without a child the controller itself is asked.
        middle.child = nil
        root.updateAll()
        XCTAssertEqual(effect, "default")
        middle.wishForAll()
        root.child = nil
        root.updateAll()
        XCTAssertEqual(effect, "default")
    }

    func test_8_01_amongControllersThatNameEachOtherTheFirstDecides() {
        let (root, child) = (Decider(), Decider())
        root.child = child
        child.child = root
        root.wishForAll()
        show(root)
        XCTAssertEqual(effect, Self.all)
    }

    func test_8_02_anAnswerCountsOnlyWhenItIsSaidToHaveChanged() {
        let root = showDecider()
        root.wishForAll()
        settle()
        XCTAssertEqual(effect, "default")
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(effect, "lightContent, no bar")
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        XCTAssertEqual(effect, "lightContent, no bar, no indicator")
        root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        XCTAssertEqual(effect, "lightContent, no bar, no indicator, edges 4")
        root.setNeedsUpdateOfPrefersPointerLocked()
        XCTAssertEqual(effect, Self.all)
    }

    func test_8_02_aControllerOutsideTheKeyWindowDoesNotCount() {
        _ = showDecider()
        let other = Decider()
        other.wishForAll()
        let window = UIWindow()
        window.rootViewController = other
        window.isHidden = false
        other.updateAll()
        XCTAssertEqual(effect, "default")
        let unloaded = Decider()
        unloaded.updateAll()
        XCTAssertFalse(unloaded.isViewLoaded)
    }

    func test_8_02_theWindowThatBecomesKeyDecidesAndWithoutItTheNext() {
        let first = showDecider()
        let other = Decider()
        other.wishForAll()
        let front = UIWindow()
        front.rootViewController = other
        front.isHidden = false
        XCTAssertEqual(effect, "default")
        front.makeKey()
        XCTAssertEqual(effect, Self.all)
        front.isHidden = true
        XCTAssertEqual(effect, "default")
        first.hidesIndicator = true
        first.setNeedsUpdateOfHomeIndicatorAutoHidden()
        XCTAssertEqual(effect, "default, no indicator")
        front.isHidden = false
        XCTAssertEqual(effect, Self.all)
    }

    func test_8_02_anAnswerThatAsksForAnotherUpdateIsTaken() {
        final class Restless: UIViewController {
            override var prefersStatusBarHidden: Bool {
                setNeedsStatusBarAppearanceUpdate()
                return true
            }
        }
        show(Restless())
        XCTAssertEqual(effect, "default, no bar")
    }

    func test_8_02_aChangeInsideAnAnimationBlockFades() throws {
        let root = showDecider()
        let (bar, indicator) = (SystemOverlay.shared.statusBar, SystemOverlay.shared.homeIndicator)
        UIView.animate(withDuration: 0.4) {
            root.hidesBar = true
            root.hidesIndicator = true
            root.updateAll()
        }
        XCTAssertEqual(bar.presentation()?.opacity, 1)
        TestEnvironment.advance(by: 0.2)
        SystemOverlay.shared.update()
        XCTAssertEqual(bar.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
        XCTAssertEqual(indicator.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
        settle()
        XCTAssertEqual(bar.presentation()?.opacity, 0)
        XCTAssertEqual(indicator.presentation()?.opacity, 0)
    }

    func test_8_02_aChangedStyleInsideAnAnimationBlockFadesOver() throws {
        let root = showDecider()
        root.view.backgroundColor = .systemGreen
        root.style = .lightContent
        root.setNeedsStatusBarAppearanceUpdate()
        settle()
        func picture() throws -> Bitmap { try XCTUnwrap(FramePresenter.shared.renderScreen()) }
        let before = try picture()
        UIView.animate(withDuration: 0.4) {
            root.style = .darkContent
            root.setNeedsStatusBarAppearanceUpdate()
        }
        TestEnvironment.advance(by: 0.2)
        let between = try picture()
        settle()
        let after = try picture()
        let changed = (0..<160).flatMap { y in (0..<before.width).map { (x: $0, y: y) } }.filter {
            before[$0.x, $0.y] == 0xFFFF_FFFF && after[$0.x, $0.y] == 0xFF00_0000
        }
        XCTAssertGreaterThan(changed.count, 1000)
        for (x, y) in changed {
            let level = between[x, y] & 0xFF
            XCTAssertTrue((0x60...0xA0).contains(level), "\(x),\(y): \(level)")
            if !(0x60...0xA0).contains(level) { break }
        }
    }

    func test_8_02_theBarSlidesOrJumpsWhereThatIsAskedFor() throws {
        let root = showDecider()
        let bar = SystemOverlay.shared.statusBar
        root.updateAnimation = .slide
        UIView.animate(withDuration: 0.4) {
            root.hidesBar = true
            root.setNeedsStatusBarAppearanceUpdate()
        }
        TestEnvironment.advance(by: 0.2)
        var shown = try XCTUnwrap(bar.presentation())
        XCTAssertEqual(shown.opacity, 1)
        XCTAssertEqual(shown.transform.m42, -27, accuracy: 3)
        settle()
        shown = try XCTUnwrap(bar.presentation())
        XCTAssertEqual(shown.opacity, 0)
        XCTAssertEqual(shown.transform.m42, 0)
        root.updateAnimation = UIStatusBarAnimation.none
        UIView.animate(withDuration: 0.4) {
            root.hidesBar = false
            root.setNeedsStatusBarAppearanceUpdate()
        }
        XCTAssertEqual(bar.presentation()?.opacity, 1)
        XCTAssertNil(bar.animationKeys())
    }

    func test_8_02_outsideABlockTheChangeIsNotAnimated() {
        let root = showDecider()
        root.hidesBar = true
        root.setNeedsStatusBarAppearanceUpdate()
        SystemOverlay.shared.update()
        XCTAssertEqual(SystemOverlay.shared.statusBar.opacity, 0)
        XCTAssertNil(SystemOverlay.shared.statusBar.animationKeys())
    }

    func test_8_03_defaults() {
        let controller = UIViewController()
        XCTAssertEqual(controller.preferredStatusBarStyle, .default)
        XCTAssertFalse(controller.prefersStatusBarHidden)
        XCTAssertEqual(controller.preferredStatusBarUpdateAnimation, .fade)
        XCTAssertEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
        XCTAssertFalse(controller.prefersHomeIndicatorAutoHidden)
        XCTAssertFalse(controller.prefersPointerLocked)
        XCTAssertNil(controller.childForStatusBarStyle)
        XCTAssertNil(controller.childForStatusBarHidden)
        XCTAssertNil(controller.childForHomeIndicatorAutoHidden)
        XCTAssertNil(controller.childForScreenEdgesDeferringSystemGestures)
        XCTAssertNil(controller.childViewControllerForPointerLock)
    }

    func test_8_03_theBarIsHiddenInCompactHeight() throws {
        let controller = showDecider()
        turn(.landscapeLeft)
        settle()
        XCTAssertTrue(controller.prefersStatusBarHidden)
        XCTAssertEqual(effect, "default, no bar")
        turn(.portrait)
        settle()
        XCTAssertEqual(effect, "default")
        try use("iPad (10th generation)")
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(effect, "default")
    }

    /// A phone with a home button has room for the bar on its side; one with a cutout has none.
    func test_8_03_aBarThatIsWantedInCompactHeight() throws {
        for (device, top, opacity) in [("iPhone 8", CGFloat(20), Float(1)), ("iPhone 15", 0, 0)] {
            TestEnvironment.reset()
            try use(device)
            let controller = showDecider()
            controller.hidesBar = false
            turn(.landscapeLeft)
            settle()
            SystemOverlay.shared.update()
            XCTAssertEqual(controller.view.safeAreaInsets.top, top, device)
            XCTAssertEqual(SystemOverlay.shared.statusBar.opacity, opacity, device)
            controller.hidesBar = true
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(controller.view.safeAreaInsets.top, 0, device)
        }
    }

    func test_8_08_withoutControllerBasedAppearanceNobodyIsAsked() {
        AppInfo.source = { key in
            switch key {
            case "UIViewControllerBasedStatusBarAppearance": false
            case "UIStatusBarHidden": true
            case "UIStatusBarStyle": "UIStatusBarStyleLightContent"
            default: nil
            }
        }
        let root = showDecider()
        root.style = .darkContent
        root.hidesBar = false
        XCTAssertEqual(effect, "lightContent, no bar")
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(effect, "lightContent, no bar")
        UIApplication.shared.isStatusBarHidden = false
        UIApplication.shared.setStatusBarStyle(.darkContent, animated: false)
        XCTAssertEqual(effect, "darkContent")
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(effect, "darkContent")
    }

    func test_8_08_withControllerBasedAppearanceTheApplicationsWordDoesNotCount() {
        _ = showDecider()
        UIApplication.shared.isStatusBarHidden = true
        UIApplication.shared.statusBarStyle = .lightContent
        XCTAssertEqual(effect, "default")
        XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
    }

    func test_8_10_aContainerThatSwapsChildrenSaysSoItself() {
        let (root, first, second) = (Decider(), Decider(), Decider())
        root.child = first
        show(root)
        add(first, to: root)
        remove(first)
        second.wishForAll()
        root.child = second
        add(second, to: root)
        settle()
        XCTAssertEqual(effect, "default")
        second.updateAll()
        XCTAssertEqual(effect, Self.all)
    }
}
