import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FullScreenPresentationTests: PresentationTestCase {
    func test_6_01_fullScreenPresentation() {
        a.present(modal("M"), animated: true) { self.log.add("completion") }
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(true)", "M.viewWillAppear(true)",
            "M.viewIsAppearing(true)", "M.viewDidAppear(true)", "A.viewDidDisappear(true)", "completion",
        ])
        XCTAssertNil(a.view.window)
    }

    func test_6_02_fullScreenDismissal() {
        let m = presented("M")
        m.dismiss(animated: true) { self.log.add("completion") }
        settle()
        expect([
            "M.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
            "A.viewDidAppear(true)", "M.viewDidDisappear(true)", "completion",
        ])
        XCTAssertTrue(a.view.superview === window)
        XCTAssertEqual(window?.subviews.count, 1)
        XCTAssertEqual(a.view.frame, window?.bounds)
        XCTAssertNil(m.view.window)
    }

    func test_6_03_otherStylesLeaveThePresenterAlone() {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom] {
            let m = modal("M", style)
            a.present(m, animated: true)
            settle()
            expect(
                [
                    "M.loadView", "M.viewDidLoad", "M.viewWillAppear(true)", "M.viewIsAppearing(true)",
                    "M.viewDidAppear(true)",
                ], "\(style)")
            XCTAssertNotNil(a.view.window)
            m.dismiss(animated: true)
            settle()
            expect(["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"], "\(style)")
            XCTAssertEqual(window?.subviews.count, 1)
        }
    }

    func test_6_05_currentContextCoversTheControllerThatDefinesIt() {
        let child = PresentationProbe("C", log)
        child.definesPresentationContext = true
        add(child, to: a)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
        settle()
        _ = log.drain()
        let m = modal("M", .currentContext)
        child.present(m, animated: true)
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "C.viewWillDisappear(true)", "M.viewWillAppear(true)",
            "M.viewIsAppearing(true)", "M.viewDidAppear(true)", "C.viewDidDisappear(true)",
        ])
        XCTAssertEqual(m.view.convert(m.view.bounds, to: nil), CGRect(x: 0, y: 100, width: 393, height: 400))
        XCTAssertNil(child.view.window)
        XCTAssertNotNil(a.view.window)
        m.dismiss(animated: true)
        settle()
        expect([
            "M.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
            "M.viewDidDisappear(true)",
        ])
        XCTAssertTrue(child.view.superview === a.view)
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 100, width: 393, height: 400))
    }

    func test_6_35_whatCoversATabComesBackInThePlaceThatTheTabHasThen() {
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let (tab, other) = (PresentationProbe("T", log), PresentationProbe("O", log))
            tab.definesPresentationContext = true
            let tabs = UITabBarController()
            tabs.viewControllers = [tab, other]
            window?.rootViewController = tabs
            settle()
            let m = modal("M", style)
            tab.present(m, animated: false)
            settle()
            let place = m.view.convert(m.view.bounds, to: nil)
            tabs.selectedIndex = 1
            settle()
            XCTAssertNil(m.view.window, "\(style)")
            // A change that nobody sees, and one of the size.
            window?.isHidden = true
            tabs.selectedIndex = 0
            window?.isHidden = false
            settle()
            XCTAssertEqual(m.view.convert(m.view.bounds, to: nil), place, "\(style)")
            XCTAssertEqual(tab.view.window == nil, style == .currentContext)
            tabs.selectedIndex = 1
            settle()
            _ = log.drain()
            let size = CGSize(width: place.width, height: place.height - 100)
            window?.bounds.size.height -= 100
            settle()
            tabs.selectedIndex = 0
            settle()
            XCTAssertEqual(m.view.convert(m.view.bounds, to: nil).size, size, "\(style)")
            XCTAssertEqual(log.drain().contains("T.viewWillAppear(false)"), style == .overCurrentContext)
            tab.dismiss(animated: false)
            settle()
            XCTAssertNotNil(tab.view.window)
            window?.bounds.size.height += 100
        }
    }

    func test_6_25_whatIsAsideGoesWithItsPresenter() {
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let tabs = UITabBarController()
            weak var presented: UIViewController?
            do {
                let (tab, other) = (PresentationProbe("T", log), PresentationProbe("O", log))
                tab.definesPresentationContext = true
                tabs.viewControllers = [tab, other]
                window?.rootViewController = tabs
                settle()
                let m = modal("M", style)
                presented = m
                tab.present(m, animated: false)
                settle()
                tabs.selectedIndex = 1
                settle()
                XCTAssertNil(m.view.window, "\(style)")
                tabs.viewControllers = [other]
            }
            settle()
            XCTAssertNil(presented, "\(style)")
        }
    }

    func test_6_05_contextProvidesTheTransitionStyleIfItWants() {
        for provides in [false, true] {
            let child = PresentationProbe("C", log)
            child.definesPresentationContext = true
            child.providesPresentationContextTransitionStyle = provides
            child.modalTransitionStyle = .crossDissolve
            add(child, to: a)
            settle()
            let m = modal("M", .overCurrentContext)
            child.present(m, animated: true)
            FramePipeline.shared.runFrame()
            // What covers from below is opaque all the way.
            XCTAssertEqual((m.view.layer.presentation()?.opacity ?? 1) < 1, provides)
            settle()
            m.dismiss(animated: false)
            settle()
        }
    }

    func test_6_07_automaticReadsAsAStyle() {
        XCTAssertEqual(UIViewController().modalPresentationStyle, .pageSheet)
        let m = modal("M", .automatic)
        XCTAssertEqual(m.modalPresentationStyle, .pageSheet)
        XCTAssertNotNil(m.sheetPresentationController)
    }

    func test_6_08_completionsComeAfterTheDidCallbacks() {
        let m = modal("M", .overFullScreen)
        a.present(m, animated: true) { self.log.add("presented") }
        settle()
        XCTAssertEqual(log.drain().suffix(2), ["M.viewDidAppear(true)", "presented"])
        a.dismiss(animated: true) { self.log.add("dismissed") }
        settle()
        XCTAssertEqual(log.drain().suffix(2), ["M.viewDidDisappear(true)", "dismissed"])
    }

    func test_6_09_nothingIsToldBeforePresentReturns() {
        for isAnimated in [true, false] {
            let m = modal("M")
            a.present(m, animated: isAnimated)
            expect([])
            settle()
            XCTAssertEqual(log.drain().first, "M.loadView")
            m.dismiss(animated: isAnimated)
            expect([])
            settle()
            _ = log.drain()
        }
    }

    func test_6_37_theFlagIsTheArgument() {
        let m = modal("M")
        a.present(m, animated: false) { self.log.add("completion") }
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(false)", "M.viewWillAppear(false)",
            "M.viewIsAppearing(false)", "M.viewDidAppear(false)", "A.viewDidDisappear(false)", "completion",
        ])
        m.dismiss(animated: false) { self.log.add("completion") }
        settle()
        expect([
            "M.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
            "A.viewDidAppear(false)", "M.viewDidDisappear(false)", "completion",
        ])
    }

    func test_6_38_completeListOfAPresentation() {
        final class Full: PresentationProbe {
            override func viewLayoutMarginsDidChange() { log.add("M.margins") }
            override func viewSafeAreaInsetsDidChange() { log.add("M.safeArea") }
        }
        let m = Full("M", log)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false) { self.log.add("completion") }
        settle()
        let lines = log.drain().filter {
            !$0.hasPrefix("A.") && !$0.contains("loadView") && !$0.contains("IsAppearing")
        }
        XCTAssertEqual(
            lines,
            [
                "M.viewDidLoad", "M.viewWillAppear(false)", "M.margins", "M.safeArea", "M.willLayout", "M.didLayout",
                "M.viewDidAppear(false)", "completion",
            ])
    }

    func test_6_39_withoutAnimationFullScreenIsDoneInOneTurn() {
        a.present(modal("M"), animated: false)
        FramePipeline.shared.runFrame()
        expect([
            "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(false)", "M.viewWillAppear(false)",
            "M.viewIsAppearing(false)", "M.viewDidAppear(false)", "A.viewDidDisappear(false)",
        ])
        a.dismiss(animated: false)
        FramePipeline.shared.runFrame()
        expect([
            "M.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
            "A.viewDidAppear(false)", "M.viewDidDisappear(false)",
        ])
    }

    func test_6_39_withoutAnimationASheetEndsWithItsCoordinator() {
        let m = modal("M", .pageSheet)
        a.present(m, animated: false)
        FramePipeline.shared.runFrame()
        expect(["M.loadView", "M.viewDidLoad", "M.viewWillAppear(false)"])
        m.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.log.add("coordinator") }
        settle()
        expect(["M.viewIsAppearing(false)", "M.viewDidAppear(false)", "coordinator"])
        m.dismiss(animated: false)
        FramePipeline.shared.runFrame()
        expect(["M.viewWillDisappear(false)"])
        settle()
        expect(["M.viewDidDisappear(false)"])
    }

    func test_childrenOfBothHearWithThem() {
        let (inA, inM) = (probe("inA"), probe("inM"))
        add(inA, to: a)
        settle()
        _ = log.drain()
        let m = modal("M")
        m.loadViewIfNeeded()
        add(inM, to: m)
        _ = log.drain()
        a.present(m, animated: true)
        settle()
        expect([
            "A.viewWillDisappear(true)", "inA.viewWillDisappear(true)", "M.viewWillAppear(true)",
            "inM.viewWillAppear(true)", "M.viewIsAppearing(true)", "inM.viewIsAppearing(true)",
            "M.viewDidAppear(true)", "inM.viewDidAppear(true)", "A.viewDidDisappear(true)",
            "inA.viewDidDisappear(true)",
        ])
    }

    func test_transitionStyles() {
        for style in [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal] {
            let m = modal("M")
            m.modalTransitionStyle = style
            a.present(m, animated: true)
            settle()
            XCTAssertEqual(
                log.drain().filter { !$0.contains("ayout") }.suffix(2),
                ["M.viewDidAppear(true)", "A.viewDidDisappear(true)"], "\(style)")
            XCTAssertTrue(m.view.transform.isIdentity && m.view.alpha == 1 && !m.view.isHidden)
            m.dismiss(animated: true)
            settle()
            XCTAssertEqual(
                log.drain().filter { !$0.contains("ayout") }.suffix(2),
                ["A.viewDidAppear(true)", "M.viewDidDisappear(true)"], "\(style)")
            XCTAssertTrue(m.view.transform.isIdentity && m.view.alpha == 1 && !m.view.isHidden)
        }
    }
}
