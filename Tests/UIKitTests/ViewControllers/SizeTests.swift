import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 7 of the facts: sizes, and what containers tell their children of them.
@preconcurrency @MainActor final class SizeTests: SizeTestCase {
    func test_7_01_baseImplementationForwardsTheContainersSizes() {
        let parent = probe(sized: "P")
        show(parent)
        let (filling, card, label) = (probe(sized: "filling"), probe(sized: "card"), probe(sized: "label"))
        for child in [filling, card, label] { add(child, to: parent) }
        card.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        label.view.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
        parent.childSizes["card"] = CGSize(width: 200, height: 50)
        settle()
        _ = log.drain()
        turn(.landscapeLeft)
        // The label keeps its size, so it is skipped.
        XCTAssertEqual(
            log.drain().filter { $0.contains("viewWillTransition") },
            [
                "P.viewWillTransition(852x393)", "filling.viewWillTransition(852x393)",
                "card.viewWillTransition(200x50)",
            ])
    }

    func test_7_02_withoutSuperTheChildrenHearNothing() {
        let (parent, _) = showPair()
        parent.callsSuper = false
        turn(.landscapeLeft)
        XCTAssertEqual(
            log.drain().filter { $0.contains("Transition") },
            ["P.willTransition(compact compact)", "P.viewWillTransition(852x393)"])
    }

    func test_7_02_aChangeInsideAChangeIsToldOfItself() throws {
        let (parent, child) = showPair()
        let recorder = LifecycleRecorder(of: ["P": parent, "C": child], including: .all)
        child.callsSuper = true
        var depth = 0
        child.hooks["viewWillTransition"] = {
            depth += 1
            let coordinator = TransitionCoordinator(in: UIView(), duration: 0, isAnimated: false)
            if depth == 1 { child.sendSizeTransition(to: CGSize(width: 10, height: 20), with: coordinator) }
        }
        add(probe(sized: "G"), to: child)
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(depth, 2)
        XCTAssertEqual(
            recorder.events.filter { $0.hasPrefix("C.viewWillTransition") },
            ["C.viewWillTransition(to: 852 × 393)", "C.viewWillTransition(to: 10 × 20)"])
        XCTAssertFalse(Misuse.findings.contains { $0.code == .callbackWithoutSuper })
    }

    func test_7_03_baseSizeOfAChildDependsOnWhetherItFillsItsParent() {
        let (parent, child) = showPair()
        let new = CGSize(width: 300, height: 200)
        XCTAssertEqual(parent.size(forChildContentContainer: child, withParentContainerSize: new), new)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        XCTAssertEqual(
            parent.size(forChildContentContainer: child, withParentContainerSize: new),
            CGSize(width: 100, height: 50))
        let unloaded = probe(sized: "U")
        XCTAssertEqual(parent.size(forChildContentContainer: unloaded, withParentContainerSize: new), new)
        XCTAssertFalse(unloaded.isViewLoaded)
    }

    func test_7_04_rotationWithAChangeOfSizeClass() {
        let (parent, child) = showPair()
        parent.animatesAlongside = true
        child.animatesAlongside = true
        turn(.landscapeLeft)
        expect(
            [
                "P.willTransition(compact compact)", "C.willTransition(compact compact)",
                "P.viewWillTransition(852x393)", "C.viewWillTransition(852x393)",
                "P.traitCollectionDidChange(compact compact)", "C.traitCollectionDidChange(compact compact)",
                "C.updateViewConstraints", "P.updateViewConstraints", "P.willLayout", "P.didLayout", "C.willLayout",
                "C.didLayout", "P.alongside 852x393", "C.alongside 852x393",
            ], layouts: true)
        TestEnvironment.advance(by: 0.25)
        expect([], layouts: true, "before the animation has ended")
        settle()
        expect(["P.completion", "C.completion"], layouts: true)
        XCTAssertEqual(window?.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(
            parent.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    func test_7_04_withoutAChangeOfSizeClassOnlyTheSizeIsTold() throws {
        try use("iPad (10th generation)")
        let (parent, _) = showPair()
        parent.orientations = .all
        turn(.landscapeRight)
        settle()
        expect(
            [
                "P.viewWillTransition(1180x820)", "C.viewWillTransition(1180x820)", "C.updateViewConstraints",
                "P.updateViewConstraints", "P.willLayout", "P.didLayout", "C.willLayout", "C.didLayout",
            ], layouts: true)
        turn(.portraitUpsideDown)
        settle()
        XCTAssertEqual(interface, .portraitUpsideDown)
        XCTAssertEqual(
            log.drain().filter { $0.contains("Transition") },
            ["P.viewWillTransition(820x1180)", "C.viewWillTransition(820x1180)"])
    }

    func test_7_04_replacedSizeClassesStayAndAreNotAnnounced() {
        let (parent, child) = showPair()
        let grandchild = probe(sized: "G")
        add(grandchild, to: child)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)
        settle()
        _ = log.drain()
        turn(.landscapeLeft)
        XCTAssertEqual(
            log.drain().filter { $0.contains("willTransition") || $0.contains("DidChange") },
            ["P.willTransition(compact compact)", "P.traitCollectionDidChange(compact compact)"])
        turn(.portrait)
        settle()
        window?.traitOverrides.verticalSizeClass = .compact
        settle()
        _ = log.drain()
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("willTransition") }, [])
    }

    func test_7_04_largePhonesAreRegularInWidthOnTheirSide() throws {
        try use("iPhone 15 Plus")
        showPair().0.callsSuper = false
        turn(.landscapeLeft)
        XCTAssertEqual(log.drain().first, "P.willTransition(regular compact)")
    }

    func test_7_05_noSizeCallbackForTheFirstSizeNorForAResizedChild() {
        let (parent, child) = (probe(sized: "P"), probe(sized: "C"))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.makeKeyAndVisible()
        settle()
        // As a bar does that comes in at the top.
        child.view.frame = CGRect(x: 0, y: 44, width: 393, height: 808)
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("Transition") }, [])
    }

    func test_7_06_launchIntoALandscapeOnlyRoot() {
        let root = probe(sized: "R")
        root.orientations = .landscape
        var sizes: [CGSize] = []
        for event in ["viewDidLoad", "viewWillAppear"] {
            root.hooks[event] = { sizes.append(root.view.bounds.size) }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        XCTAssertEqual(sizes, Array(repeating: CGSize(width: 393, height: 852), count: 2))
        expect(
            [
                "R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)", "R.willTransition(compact compact)",
                "R.traitCollectionDidChange(compact compact)", "R.updateViewConstraints", "R.viewIsAppearing(false)",
                "R.willLayout", "R.didLayout", "R.willLayout", "R.didLayout", "R.viewDidAppear(false)",
            ], layouts: true)
        XCTAssertEqual(window.frame.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(root.view.frame.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(interface, .landscapeRight)
        self.window = window
    }

    func test_7_07_aChangedPreferredSizeIsToldToTheParentAtOnce() {
        let (_, child) = showPair()
        child.preferredContentSize = CGSize(width: 100, height: 50)
        expect(["P.preferredContentSizeDidChange(C)"])
        child.preferredContentSize = CGSize(width: 100, height: 50)
        expect([])
        remove(child)
        _ = log.drain()
        child.preferredContentSize = .zero
        expect([], "without a parent")
    }

    func test_7_08_aPreferredSizeGoesNoFurtherThanTheParent() {
        let (parent, child) = showPair()
        let grandchild = probe(sized: "G")
        add(grandchild, to: child)
        settle()
        _ = log.drain()
        grandchild.preferredContentSize = CGSize(width: 10, height: 10)
        expect(["C.preferredContentSizeDidChange(G)"])
        XCTAssertEqual(child.preferredContentSize, .zero)
        XCTAssertEqual(parent.preferredContentSize, .zero)
    }

    func test_7_09_aSizeFromAutoLayoutIsToldToTheParent() {
        let parent = probe(sized: "P")
        show(parent)
        let (fitting, framed) = (probe(sized: "fitting"), probe(sized: "framed"))
        add(fitting, to: parent)
        add(framed, to: parent)
        fitting.view.translatesAutoresizingMaskIntoConstraints = false
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        fitting.view.addSubview(content)
        let top = fitting.view.topAnchor.constraint(equalTo: parent.view.topAnchor)
        let height = content.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            height, content.widthAnchor.constraint(equalToConstant: 60),
            content.topAnchor.constraint(equalTo: fitting.view.topAnchor),
            content.bottomAnchor.constraint(equalTo: fitting.view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: fitting.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: fitting.view.trailingAnchor),
            top, fitting.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
        ])
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("Fitting") }, ["P.systemLayoutFittingSizeDidChange(fitting)"])
        height.constant = 80
        settle()
        XCTAssertEqual(fitting.view.bounds.size, CGSize(width: 60, height: 80))
        expect(
            [
                "P.willLayout", "P.systemLayoutFittingSizeDidChange(fitting)", "P.didLayout", "fitting.willLayout",
                "fitting.didLayout",
            ], layouts: true)
        // Moving is no change of size, and a frame that the app sets is not Auto Layout's.
        top.constant = 5
        framed.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("Fitting") }, [])
    }

    func test_7_09_theParentIsToldWhenAllViewsHaveTheirPlaces() {
        let parent = probe(sized: "P")
        show(parent)
        let (first, second) = (probe(sized: "1"), probe(sized: "2"))
        for (child, height) in [(first, 40.0), (second, 50.0)] {
            add(child, to: parent)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                child.view.heightAnchor.constraint(equalToConstant: height),
                child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
                child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
                child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            ])
        }
        var heights: [[CGFloat]] = []
        parent.hooks["systemLayoutFittingSizeDidChange"] = { [unowned self] in
            heights.append([first, second].map(\.view.bounds.height))
            if second.parent != nil { remove(second) }
        }
        settle()
        XCTAssertEqual(heights, [[40, 50]])
        XCTAssertEqual(
            log.drain().filter { $0.contains("Fitting") }, ["P.systemLayoutFittingSizeDidChange(1)"])
    }

    // MARK: 7.22

    func test_7_22_onlyTheRootsOrientationsCount() {
        let (parent, child) = showPair()
        parent.orientations = .portrait
        child.orientations = .landscape
        turn(.landscapeLeft)
        settle()
        expect([], layouts: true)
        XCTAssertEqual(interface, .portrait)
        XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
        parent.orientations = .landscape
        child.orientations = .portrait
        // Another answer counts when it is said.
        settle()
        XCTAssertEqual(interface, .portrait)
        parent.setNeedsUpdateOfSupportedInterfaceOrientations()
        XCTAssertEqual(interface, .portrait, "not before the next frame")
        settle()
        XCTAssertEqual(interface, .landscapeRight)
        XCTAssertEqual(screenSize, CGSize(width: 852, height: 393))
    }

    func test_7_22_theAppsDelegateAndInfoPlistLimitTheRoot() {
        final class Delegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { [.portrait, .landscapeRight] }
        }
        AppInfo.source = { key in
            switch key {
            case "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"]
            case "UISupportedInterfaceOrientations":
                ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
            default: nil
            }
        }
        _ = showPair()
        // The device's left is the interface's right.
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(interface, .portrait)
        turn(.landscapeRight)
        settle()
        XCTAssertEqual(interface, .landscapeLeft)
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(interface, .landscapeRight)
    }

    func test_7_22_nothingInCommonIsAnException() {
        AppInfo.source = { $0 == "UISupportedInterfaceOrientations" ? ["UIInterfaceOrientationPortrait"] : nil }
        let (parent, _) = showPair()
        parent.orientations = .landscape
        turn(.landscapeLeft)
        XCTAssertEqual(
            exceptions,
            [
                NSException(
                    name: .init("UIApplicationInvalidInterfaceOrientation"),
                    reason:
                        "Supported orientations has no common orientation with the application, and [SizeProbe shouldAutorotate] is returning YES"
                )
            ])
        XCTAssertEqual(interface, .portrait)
    }

    func test_7_22_withoutAutorotationTheInterfaceStays() {
        let (parent, _) = showPair()
        parent.autorotates = false
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(interface, .portrait)
        parent.autorotates = true
        UIViewController.attemptRotationToDeviceOrientation()
        settle()
        XCTAssertEqual(interface, .landscapeRight)
    }

    func test_7_22_defaultsOfPhonesAndTablets() throws {
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
        try use("iPad mini (6th generation)")
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .all)
    }
}
