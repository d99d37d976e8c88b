import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PresentationLinkTests: PresentationTestCase {
    func test_6_35_whatIsOverATabIsThereAgainWhenTheTabIs() {
        let (first, second) = (probe("first"), probe("second"))
        first.definesPresentationContext = true
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        show(tabs)
        let m = presented("M", .overCurrentContext, by: first)
        XCTAssertTrue(m.view.isDescendant(of: tabs.view))
        tabs.selectedIndex = 1
        settle()
        XCTAssertNil(m.view.window)
        _ = log.drain()
        tabs.selectedIndex = 0
        settle()
        expect([
            "first.viewWillAppear(false)", "second.viewWillDisappear(false)", "M.viewWillAppear(false)",
            "first.viewIsAppearing(false)", "M.viewIsAppearing(false)", "M.viewDidAppear(false)",
            "second.viewDidDisappear(false)", "first.viewDidAppear(false)",
        ])
        XCTAssertNotNil(m.view.window)
        XCTAssertEqual(m.view.alpha, 1)
        XCTAssertIdentical(first.presentedViewController, m)
    }

    /// A child of `A` on the screen.
    private func child(_ name: String = "C") -> PresentationProbe {
        let child = PresentationProbe(name, log)
        add(child, to: a)
        settle()
        _ = log.drain()
        return child
    }

    func test_6_06_contextIsSearchedFromThePresenterUpward() {
        let c = child()
        let d = PresentationProbe("D", log)
        add(d, to: c)
        c.definesPresentationContext = true
        let m = presented("M", .overCurrentContext, by: d)
        XCTAssertTrue(m.presentingViewController === c)
        m.dismiss(animated: false)
        settle()
        c.definesPresentationContext = false
        let n = presented("N", .overCurrentContext, by: d)
        XCTAssertTrue(n.presentingViewController === a)
    }

    func test_5_16_theVisibleControllerIsThePresentedOne() {
        let top = PresentationProbe("T", log)
        let navigation = UINavigationController(rootViewController: top)
        window?.rootViewController = navigation
        settle()
        XCTAssertTrue(navigation.visibleViewController === top)
        let m = presented("M", .pageSheet, by: top)
        XCTAssertTrue(m.presentingViewController === navigation)
        XCTAssertTrue(navigation.visibleViewController === m)
        XCTAssertTrue(navigation.topViewController === top)
        m.dismiss(animated: true)
        settle()
        XCTAssertTrue(navigation.visibleViewController === top)
    }

    func test_5_31_aNavigationControllerIsAContext() {
        XCTAssertFalse(UIViewController().definesPresentationContext)
        let top = PresentationProbe("T", log)
        let navigation = UINavigationController(rootViewController: top)
        XCTAssertTrue(navigation.definesPresentationContext)
        let container = PresentationProbe("P", log)
        window?.rootViewController = container
        add(navigation, to: container)
        settle()
        let m = presented("M", .overCurrentContext, by: top)
        XCTAssertTrue(m.presentingViewController === navigation)
        XCTAssertTrue(m.view.isDescendant(of: container.view))
    }

    func test_6_06_fullScreenDoesNotCareForContexts() {
        let c = child()
        c.definesPresentationContext = true
        XCTAssertTrue(presented("M", .fullScreen, by: c).presentingViewController === a)
    }

    func test_6_10_linksAreThereAtOnce() {
        let m = modal("M")
        a.present(m, animated: true)
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertTrue(m.presentingViewController === a)
    }

    func test_6_11_theTopOfTheParentChainPresents() {
        let c = child()
        let m = presented("M", .pageSheet, by: c)
        XCTAssertTrue(m.presentingViewController === a)
        XCTAssertTrue(c.presentedViewController === m)
        XCTAssertTrue(a.presentedViewController === m)
    }

    func test_6_12_childrenAnswerForTheirContainers() {
        let inM = PresentationProbe("inM", log)
        let m = modal("M", .pageSheet)
        m.addChild(inM)
        a.present(m, animated: false)
        settle()
        XCTAssertTrue(inM.presentingViewController === a)
        XCTAssertTrue(inM.presentationController === m.presentationController)
        let n = modal("N")
        inM.present(n, animated: false)
        settle()
        XCTAssertTrue(n.presentingViewController === m)
        XCTAssertTrue(inM.presentedViewController === n)
    }

    func test_6_13_presentedControllersHaveNoParent() {
        let m = modal("M")
        a.present(m, animated: true)
        settle()
        XCTAssertNil(m.parent)
        XCTAssertEqual(a.children, [])
        XCTAssertEqual(log.drain().filter { $0.contains("Move") }, [])
    }

    func test_6_14_dismissGoesToThePresenter() {
        let m = presented("M")
        m.dismiss(animated: false)
        settle()
        XCTAssertNil(a.presentedViewController)
        let inN = PresentationProbe("inN", log)
        let n = modal("N")
        n.addChild(inN)
        a.present(n, animated: false)
        settle()
        inN.dismiss(animated: false)
        settle()
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(n.presentingViewController)
    }

    func test_6_15_aStackGoesAtOnceAndOnlyItsTopIsAnimated() {
        let b = presented("B")
        let c = presented("C", by: b)
        let d = presented("D", by: c)
        d.modalTransitionStyle = .crossDissolve
        a.dismiss(animated: true) { self.log.add("completion") }
        settle()
        expect([
            "D.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
            "D.viewDidDisappear(true)", "completion",
        ])
        XCTAssertEqual(window?.subviews.count, 1)
        XCTAssertTrue(a.view.superview === window)
        for one in [b, c, d] {
            XCTAssertNil(one.presentingViewController)
            XCTAssertNil(one.presentedViewController)
        }
    }

    func test_6_15_sheetsInBetweenHearThatTheyGo() {
        let b = presented("B", .pageSheet)
        presented("C", .pageSheet, by: b)
        a.dismiss(animated: true)
        settle()
        expect([
            "C.viewWillDisappear(true)", "B.viewWillDisappear(false)", "C.viewDidDisappear(true)",
            "B.viewDidDisappear(false)",
        ])
        XCTAssertEqual(window?.subviews.count, 1)
    }

    func test_6_15_aSheetOverFullScreen() {
        let b = presented("B")
        presented("C", .pageSheet, by: b)
        a.dismiss(animated: true)
        settle()
        expect([
            "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewWillDisappear(false)",
            "A.viewIsAppearing(true)", "A.viewDidAppear(true)", "C.viewDidDisappear(true)",
            "B.viewDidDisappear(false)",
        ])
        XCTAssertTrue(a.view.superview === window)
        XCTAssertTrue(a.view.transform.isIdentity)
    }

    func test_6_15_dismissingTheMiddle() {
        let b = presented("B")
        let c = presented("C", by: b)
        presented("D", by: c)
        b.dismiss(animated: true)
        settle()
        XCTAssertTrue(a.presentedViewController === b)
        XCTAssertNil(b.presentedViewController)
        XCTAssertNotNil(b.view.window)
        expect([
            "D.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
            "D.viewDidDisappear(true)",
        ])
    }

    func test_6_21_isBeingPresented() {
        let m = modal("M")
        m.logsPresentation = true
        a.present(m, animated: true) { self.log.add("completion \(m.isBeingPresented)") }
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("M in") || $0.hasPrefix("completion") },
            [
                "M in willAppear: presented=true dismissed=false presenting=A",
                "M in didAppear: presented=true dismissed=false presenting=A", "completion false",
            ])
    }

    func test_6_22_isBeingDismissed() {
        let m = presented("M")
        m.logsPresentation = true
        let n = presented("N", by: m)
        n.dismiss(animated: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("M in") },
            [
                "M in willAppear: presented=false dismissed=false presenting=A",
                "M in didAppear: presented=false dismissed=false presenting=A",
            ])
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("M in") },
            [
                "M in willDisappear: presented=false dismissed=true presenting=A",
                "M in didDisappear: presented=false dismissed=true presenting=nil",
            ])
        XCTAssertFalse(m.isBeingDismissed)
    }

    func test_6_22_falseWhenMerelyCovered() {
        let m = presented("M")
        m.logsPresentation = true
        presented("N", by: m)
        a.dismiss(animated: false)
        settle()
        let n = presented("N")
        n.logsPresentation = true
        n.present(modal("O"), animated: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("N in") },
            [
                "N in willDisappear: presented=false dismissed=false presenting=A",
                "N in didDisappear: presented=false dismissed=false presenting=A",
            ])
    }

    func test_6_23_aChildIsNotBeingDismissed() {
        let inM = PresentationProbe("inM", log)
        let m = modal("M")
        m.loadViewIfNeeded()
        add(inM, to: m)
        a.present(m, animated: true)
        settle()
        inM.hooks["viewWillDisappear"] = { self.log.add("inM=\(inM.isBeingDismissed) M=\(m.isBeingDismissed)") }
        _ = log.drain()
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("inM=") }, ["inM=false M=true"])
    }

    func test_6_24_thePresenterIsGoneInDidDisappear() {
        let m = presented("M")
        m.hooks["viewDidDisappear"] = {
            self.log.add("\(m.presentingViewController == nil) \(self.a.presentedViewController == nil)")
        }
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("true") || $0.hasPrefix("false") }, ["true true"])
    }

    func test_6_25_thePresenterOwns() {
        weak var weakM: UIViewController?
        weak var weakController: UIPresentationController?
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .custom] {
            do {
                let m = modal("M", style)
                m.popoverPresentationController?.sourceView = a.view
                (weakM, weakController) = (m, m.presentationController)
                a.present(m, animated: true)
            }
            settle()
            XCTAssertNotNil(weakM)
            a.dismiss(animated: true)
            settle()
            XCTAssertNil(weakM, "\(style)")
            XCTAssertNil(weakController, "\(style)")
        }
    }

    func test_aControllerThatWasNeverPresentedIsFreed() {
        weak var weakM: UIViewController?
        do {
            let m = modal("M", .pageSheet)
            m.sheetPresentationController?.detents = [.medium()]
            weakM = m
        }
        XCTAssertNil(weakM)
    }

    func test_11_06_nextIsThePresenter() {
        let m = presented("M", .pageSheet)
        XCTAssertTrue(m.next === a)
        m.dismiss(animated: false)
        settle()
        XCTAssertFalse(m.next === a)
    }

    func test_sameControllerCanBePresentedAgain() {
        let m = modal("M", .pageSheet)
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .formSheet, .overFullScreen] {
            m.modalPresentationStyle = style
            a.present(m, animated: true)
            settle()
            XCTAssertNotNil(m.view.window)
            m.dismiss(animated: true)
            settle()
            XCTAssertNil(m.view.window)
        }
        XCTAssertEqual(exceptions.count, 0)
        XCTAssertEqual(window?.subviews.count, 1)
    }

    func test_presentInTheCompletionOfADismissal() {
        let m = presented("M")
        let n = modal("N")
        m.dismiss(animated: true) { self.a.present(n, animated: true) }
        settle()
        XCTAssertTrue(a.presentedViewController === n)
        XCTAssertEqual(findings("presentation.already-presenting"), [])
    }

    func test_windowsPresentIndependently() {
        let other = UIWindow(frame: UIScreen.main.bounds)
        let b = PresentationProbe("B", log)
        other.rootViewController = b
        other.isHidden = false
        settle()
        _ = log.drain()
        let m = presented("M")
        let n = presented("N", by: b)
        XCTAssertTrue(m.view.window === window)
        XCTAssertTrue(n.view.window === other)
        a.dismiss(animated: true)
        settle()
        XCTAssertNil(m.view.window)
        XCTAssertTrue(b.presentedViewController === n)
    }
}
