import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Rotations that meet other rotations, other windows, and apps that act in the callbacks.
@preconcurrency @MainActor final class RotationTests: SizeTestCase {
    /// The size callbacks so far, which are then forgotten.
    private func sizes() -> [String] { log.drain().filter { $0.contains("viewWillTransition") } }

    func testATurnDuringARotationWaitsForItsEnd() {
        let parent = showPair().0
        parent.callsSuper = false
        turn(.landscapeLeft)
        TestEnvironment.advance(by: 0.1)
        turn(.portrait)
        XCTAssertEqual(sizes(), ["P.viewWillTransition(852x393)"])
        settle()
        XCTAssertEqual(sizes(), ["P.viewWillTransition(393x852)"])
        XCTAssertEqual(interface, .portrait)
        XCTAssertEqual(window?.frame.size, CGSize(width: 393, height: 852))
    }

    func testOfSeveralTurnsDuringARotationTheLastCounts() {
        let parent = showPair().0
        parent.callsSuper = false
        turn(.landscapeLeft)
        turn(.portrait)
        turn(.landscapeRight)
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(sizes(), ["P.viewWillTransition(852x393)"])
        XCTAssertEqual(interface, .landscapeRight)
    }

    func testATurnInsideACallbackWaits() {
        for event in ["willTransition", "viewWillTransition", "alongside", "completion"] {
            TestEnvironment.reset()
            let parent = showPair().0
            parent.callsSuper = false
            parent.animatesAlongside = true
            parent.hooks[event] = { [unowned self, unowned parent] in
                parent.hooks = [:]
                turn(.landscapeRight)
            }
            turn(.landscapeLeft)
            settle()
            XCTAssertEqual(
                sizes(), ["P.viewWillTransition(852x393)", "P.viewWillTransition(852x393)"], "from \(event)")
            XCTAssertEqual(interface, .landscapeLeft, "from \(event)")
        }
    }

    func testAHalfTurnTakesTwiceAsLongAndKeepsTheSize() throws {
        try use("iPad mini (6th generation)")
        let parent = showPair().0
        parent.orientations = .all
        parent.callsSuper = false
        turn(.portraitUpsideDown)
        let coordinator = try XCTUnwrap(parent.coordinators.last)
        XCTAssertEqual(coordinator.transitionDuration, 0.6)
        XCTAssertEqual(sizes(), ["P.viewWillTransition(744x1133)"])
        settle()
        XCTAssertEqual(interface, .portraitUpsideDown)
    }

    func testAllWindowsTurnAndThoseThatDoNotFillTheScreenKeepTheirSizes() {
        let parent = showPair().0
        parent.callsSuper = false
        let (front, small) = (probe(sized: "front"), probe(sized: "small"))
        let frontWindow = UIWindow(frame: UIScreen.main.bounds)
        frontWindow.rootViewController = front
        frontWindow.windowLevel = .alert
        frontWindow.isHidden = false
        let smallWindow = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        smallWindow.rootViewController = small
        smallWindow.isHidden = false
        // It does not decide, not being key.
        front.orientations = .portrait
        let hiddenWindow = UIWindow(frame: UIScreen.main.bounds)
        hiddenWindow.rootViewController = probe(sized: "hidden")
        hiddenWindow.isHidden = false
        settle()
        hiddenWindow.isHidden = true
        settle()
        _ = log.drain()
        turn(.landscapeLeft)
        XCTAssertEqual(
            log.drain().filter { $0.contains("Transition") },
            [
                "P.willTransition(compact compact)", "P.viewWillTransition(852x393)",
                "small.willTransition(compact compact)", "front.willTransition(compact compact)",
                "front.viewWillTransition(852x393)",
            ])
        settle()
        XCTAssertEqual(frontWindow.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(smallWindow.frame, CGRect(x: 10, y: 10, width: 100, height: 50))
        XCTAssertEqual(hiddenWindow.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(small.traitCollection.verticalSizeClass, .compact)
    }

    func testARootThatIsReplacedInACallbackComesUpTurned() {
        let parent = showPair().0
        let other = probe(sized: "other")
        parent.hooks["viewWillTransition"] = { [unowned self] in window?.rootViewController = other }
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(other.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(other.appearance.state, .appeared)
        XCTAssertNil(parent.transitionCoordinator)
        XCTAssertNil(other.transitionCoordinator)
        turn(.portrait)
        settle()
        XCTAssertEqual(other.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    func testAWindowThatIsHiddenDuringTheRotationEndsIt() {
        let parent = showPair().0
        parent.animatesAlongside = true
        turn(.landscapeLeft)
        window?.isHidden = true
        settle()
        XCTAssertEqual(log.drain().filter { $0.hasSuffix("completion") }, ["P.completion"])
        XCTAssertNil(parent.transitionCoordinator)
        window?.isHidden = false
        turn(.portrait)
        settle()
        XCTAssertEqual(parent.view.frame.size, CGSize(width: 393, height: 852))
    }

    func testAnotherRootThatDoesNotSupportTheOrientationTurnsTheInterface() {
        _ = showPair()
        turn(.landscapeLeft)
        settle()
        let upright = probe(sized: "U")
        upright.orientations = .portrait
        window?.rootViewController = upright
        settle()
        XCTAssertEqual(interface, .portrait)
        XCTAssertEqual(upright.view.frame.size, CGSize(width: 393, height: 852))
        // Its first size is nothing to be told (fact 7.05).
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("U.viewWillTransition") }, [])
    }

    func testTheAppBeginsAsTheDeviceIsHeldWhereTheInfoPlistAllows() {
        InterfaceRotation.shared.launch(held: .landscapeRight)
        XCTAssertEqual(interface, .landscapeLeft)
        XCTAssertEqual(UIWindow().frame.size, CGSize(width: 852, height: 393))
        AppInfo.source = { $0 == "UISupportedInterfaceOrientations" ? ["UIInterfaceOrientationPortrait"] : nil }
        InterfaceRotation.shared.launch(held: .landscapeRight)
        XCTAssertEqual(interface, .portrait)
        AppInfo.source = { $0 == "UISupportedInterfaceOrientations" ? ["UIInterfaceOrientationLandscapeRight"] : nil }
        InterfaceRotation.shared.launch(held: .portrait)
        XCTAssertEqual(interface, .landscapeRight)
    }

    // MARK: The coordinator

    func testTheCoordinatorDescribesTheRotation() throws {
        let (parent, child) = showPair()
        XCTAssertNil(parent.transitionCoordinator)
        turn(.landscapeLeft)
        let coordinator = try XCTUnwrap(parent.coordinators.last)
        XCTAssertTrue(child.coordinators.last === coordinator)
        XCTAssertTrue(parent.transitionCoordinator === coordinator)
        XCTAssertTrue(child.transitionCoordinator === coordinator)
        XCTAssertTrue(coordinator.isAnimated)
        XCTAssertFalse(coordinator.isInteractive)
        XCTAssertFalse(coordinator.initiallyInteractive)
        XCTAssertFalse(coordinator.isInterruptible)
        XCTAssertFalse(coordinator.isCancelled)
        XCTAssertEqual([coordinator.percentComplete, coordinator.completionVelocity], [0, 1])
        coordinator.notifyWhenInteractionChanges { _ in XCTFail("no gesture drives a rotation") }
        XCTAssertEqual(coordinator.transitionDuration, 0.3)
        XCTAssertEqual(coordinator.completionCurve, .easeInOut)
        XCTAssertTrue(coordinator.containerView === window)
        XCTAssertNil(coordinator.viewController(forKey: .from))
        XCTAssertNil(coordinator.view(forKey: .to))
        let transform = coordinator.targetTransform
        XCTAssertEqual(atan2(transform.b, transform.a), .pi / 2, accuracy: 1e-12)
        settle()
        XCTAssertNil(parent.transitionCoordinator)
        XCTAssertFalse(coordinator.animate(alongsideTransition: nil, completion: { _ in XCTFail("too late") }))
        settle()
    }

    func testAnimationsComeTooLateOnceTheRotationRuns() throws {
        let parent = showPair().0
        turn(.landscapeLeft)
        let coordinator = try XCTUnwrap(parent.coordinators.last)
        var events: [String] = []
        XCTAssertFalse(
            coordinator.animate { _ in
                events.append("animation")
            } completion: { _ in
                events.append("completion")
            })
        settle()
        XCTAssertEqual(events, ["completion"])
    }

    func testAlongsideAnimationsTakeTheRotationsTime() {
        let parent = showPair().0
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.view.addSubview(square)
        settle()
        parent.hooks["viewWillTransition"] = { [unowned parent] in
            parent.coordinators.last?.animateAlongsideTransition(in: nil) { _ in
                square.alpha = 0
                XCTAssertEqual(UIView.inheritedAnimationDuration, 0.3)
            }
        }
        turn(.landscapeLeft)
        TestEnvironment.advance(by: 0.15)
        XCTAssertEqual(square.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
        settle()
        XCTAssertEqual(square.layer.presentation()?.opacity, 0)
    }

    func testTheWindowTurnsAboutTheMiddleWhileItsSizeChanges() throws {
        _ = showPair()
        turn(.landscapeLeft)
        let layer = try XCTUnwrap(window?.layer)
        // At first it looks as it did: upright on the device, which was turned to the left.
        var shown = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(atan2(shown.transform.m12, shown.transform.m11), -.pi / 2, accuracy: 1e-9)
        XCTAssertEqual(shown.bounds.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(shown.position, CGPoint(x: 426, y: 196.5))
        settle()
        shown = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(shown.transform.m12, 0)
        XCTAssertEqual(shown.bounds.size, CGSize(width: 852, height: 393))
    }

    func testWithoutAnimationsTheRotationIsDoneAtTheNextFrame() {
        let parent = showPair().0
        parent.animatesAlongside = true
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        turn(.landscapeLeft)
        XCTAssertEqual(parent.coordinators.last?.isAnimated, false)
        XCTAssertEqual(parent.coordinators.last?.transitionDuration, 0)
        XCTAssertEqual(window?.layer.animationKeys(), nil)
        TestEnvironment.commit()
        XCTAssertEqual(log.drain().suffix(2), ["P.alongside 852x393", "P.completion"])
    }

    func testAResetInMidRotationLeaksNobody() {
        weak var controller: UIViewController?
        weak var coordinator: TransitionCoordinator?
        do {
            let root = UIViewController()
            show(root)
            turn(.landscapeLeft)
            TestEnvironment.commit()
            (controller, coordinator) = (root, root.activeTransition)
        }
        XCTAssertNotNil(coordinator)
        window = nil
        TestEnvironment.reset()
        XCTAssertNil(coordinator)
        XCTAssertNil(controller)
    }

    // MARK: The device and the scene

    func testTheDeviceTellsItsOrientationWhetherOrNotTheInterfaceTurns() {
        let parent = showPair().0
        parent.orientations = .portrait
        var heard: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(token) }
        turn(.landscapeLeft)
        turn(.landscapeLeft)
        turn(.faceUp)
        XCTAssertEqual(heard, [.landscapeLeft, .faceUp])
        XCTAssertTrue(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        turn(.portrait)
        XCTAssertEqual(heard.count, 2)
    }

    func testASceneTurnsOnRequestUntilTheDeviceIsTurned() throws {
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let parent = showPair().0
        window?.windowScene = scene
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft))
        settle()
        XCTAssertEqual(scene.interfaceOrientation, .landscapeLeft)
        XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeLeft)
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
        parent.orientations = .landscape
        var message: String?
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) {
            message = $0.localizedDescription
        }
        XCTAssertEqual(
            message,
            "None of the requested orientations are supported by the view controller. Requested: portrait; Supported: landscapeRight, landscapeLeft"
        )
        settle()
        XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
    }
}
