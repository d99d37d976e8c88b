import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 11 of the facts: who is asked next, who is hit and who is first.
@preconcurrency @MainActor final class ResponderChainTests: ContainmentTestCase {
    private class Named: UIView {
        let name: String
        init(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
            self.name = name
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func name(_ responder: UIResponder) -> String {
        switch responder {
        case let view as Named: view.name
        case let controller as Probe: controller.name
        case let view as UIView where view.nearestController?.viewIfLoaded === view:
            "\(view.nearestController.map(name) ?? "").view"
        default: plainClassName(responder)
        }
    }

    /// The chain from a responder upwards, without it.
    private func chain(from start: UIResponder) -> [String] {
        var names: [String] = []
        var responder = start.next
        while let current = responder {
            names.append(name(current))
            responder = current.next
        }
        return names
    }

    private func nested() -> (parent: Probe, child: Probe, leaf: UIView, window: UIWindow) {
        let (parent, child) = (probe("P"), probe("C"))
        let window = show(parent)
        let container = Named("container")
        parent.view.addSubview(container)
        parent.addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        let leaf = Named("leaf")
        child.view.addSubview(leaf)
        return (parent, child, leaf, window)
    }

    func test_11_01_aRootViewsNextIsItsController() {
        let (parent, child, leaf, _) = nested()
        XCTAssertTrue(leaf.next === child.view)
        XCTAssertTrue(child.view.next === child)
        XCTAssertTrue(parent.view.next === parent)
    }

    func test_11_02_aControllersNextIsTheSuperviewOfItsView() {
        let (parent, child, _, window) = nested()
        XCTAssertEqual((child.next as? Named)?.name, "container")
        XCTAssertTrue(parent.next === window)
        let alone = probe("A")
        XCTAssertNil(alone.next)
        XCTAssertFalse(alone.isViewLoaded)
    }

    func test_11_03_theWholeChain() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let root = probe("R")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let leaf = UIView()
        root.view.addSubview(leaf)
        XCTAssertEqual(
            chain(from: leaf), ["R.view", "R", "UIWindow", "UIWindowScene", "UIApplication", "Delegate"])
        window.windowScene = nil
        XCTAssertEqual(chain(from: leaf), ["R.view", "R", "UIWindow", "UIApplication", "Delegate"])
    }

    func test_11_04_theChainThroughAChild() {
        let (_, _, leaf, _) = nested()
        XCTAssertEqual(
            chain(from: leaf), ["C.view", "C", "container", "P.view", "P", "UIWindow", "UIApplication"])
    }

    func test_11_05_theApplicationsNextIsADelegateThatIsAResponderOnly() {
        final class Responder: UIResponder, UIApplicationDelegate {}
        final class Plain: NSObject, UIApplicationDelegate {}
        final class View: UIView, UIApplicationDelegate {}
        final class Controller: UIViewController, UIApplicationDelegate {}
        let application = UIApplication.shared
        defer { application.delegate = nil }
        let responder = Responder()
        application.delegate = responder
        XCTAssertTrue(application.next === responder)
        let others: [any UIApplicationDelegate] = [Plain(), View(), Controller()]
        for other in others {
            application.delegate = other
            XCTAssertNil(application.next, "\(type(of: other))")
        }
        application.delegate = nil
        XCTAssertNil(application.next)
    }

    func test_11_07_aDeadControllerIsSkipped() {
        let parent = probe("P")
        show(parent)
        let leaf = Named("leaf")
        do {
            let stranger = probe("S")
            stranger.view.addSubview(leaf)
            parent.view.addSubview(stranger.view)
            XCTAssertEqual(chain(from: leaf).prefix(2), ["S.view", "S"])
        }
        settle()
        XCTAssertEqual(chain(from: leaf), ["UIView", "P.view", "P", "UIWindow", "UIApplication"])
    }

    func test_11_09_hitTestGoesFromTheFrontToTheBack() {
        let outer = Named("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
        let (back, front) = (Named("back"), Named("front", CGRect(x: 50, y: 0, width: 100, height: 100)))
        outer.addSubview(back)
        outer.addSubview(front)
        func hit(_ x: CGFloat, _ y: CGFloat = 10) -> String? {
            (outer.hitTest(CGPoint(x: x, y: y), with: nil) as? Named)?.name
        }
        XCTAssertEqual([hit(10), hit(60), hit(120), hit(180), hit(250)], ["back", "front", "front", "outer", nil])
        front.alpha = 0.009
        XCTAssertEqual([hit(60), hit(120)], ["back", "outer"])
        front.alpha = 0.01
        XCTAssertEqual(hit(60), "front")
        front.isHidden = true
        XCTAssertEqual(hit(60), "back")
        back.isUserInteractionEnabled = false
        XCTAssertEqual(hit(60), "outer")
        outer.isHidden = true
        XCTAssertNil(hit(60))
    }

    func test_11_10_detailsOfTheHitTest() {
        let outer = Named("outer")
        let inner = Named("inner", CGRect(x: 80, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
            (outer.hitTest(CGPoint(x: x, y: y), with: nil) as? Named)?.name
        }
        // Half-open: the far edges are outside.
        XCTAssertEqual([hit(0, 0), hit(99.9, 50), hit(100, 50), hit(50, 100)], ["outer", "inner", nil, nil])
        // Outside its parent a subview gets nothing, clipped or not.
        for clips in [false, true] {
            outer.clipsToBounds = clips
            XCTAssertEqual([hit(90, 50), hit(150, 50)], ["inner", nil])
        }
        // Alpha is judged view by view: 0.05 times 0.05 would be too little.
        (outer.alpha, inner.alpha) = (0.05, 0.05)
        XCTAssertEqual(hit(90, 50), "inner")
    }

    private final class Field: Named {
        var log: EventLog?
        var (canBecome, canResign) = (true, true)
        /// Whether it was in a window when it was asked to resign.
        var wasInWindow: Bool?
        override var canBecomeFirstResponder: Bool {
            log?.add("\(name) canBecome")
            return canBecome
        }
        override var canResignFirstResponder: Bool {
            log?.add("\(name) canResign")
            return canResign
        }
        override func resignFirstResponder() -> Bool {
            log?.add("\(name) resign")
            wasInWindow = window != nil
            return super.resignFirstResponder()
        }
    }

    private func fields() -> (Field, Field) {
        let root = probe("R")
        show(root)
        let (first, second) = (Field("1"), Field("2"))
        for field in [first, second] {
            root.view.addSubview(field)
            field.log = log
        }
        return (first, second)
    }

    func test_11_11_theCurrentFirstResponderResignsFirst() {
        XCTAssertFalse(UIView().canBecomeFirstResponder)
        XCTAssertFalse(UIViewController().canBecomeFirstResponder)
        let (first, second) = fields()
        XCTAssertTrue(first.becomeFirstResponder())
        _ = log.drain()
        XCTAssertTrue(second.becomeFirstResponder())
        expect(["1 resign", "1 canResign", "2 canBecome"])
        XCTAssertEqual([first.isFirstResponder, second.isFirstResponder], [false, true])
        second.canResign = false
        XCTAssertFalse(first.becomeFirstResponder())
        expect(["2 resign", "2 canResign"])
        XCTAssertTrue(second.isFirstResponder)
    }

    func test_11_11_whoCannotBecomeFirstLeavesNobody() {
        let (first, second) = fields()
        second.canBecome = false
        XCTAssertTrue(first.becomeFirstResponder())
        XCTAssertFalse(second.becomeFirstResponder())
        XCTAssertEqual([first.isFirstResponder, second.isFirstResponder], [false, false])
    }

    func test_11_13_aViewThatLeavesTheWindowIsNoLongerFirst() {
        let (first, second) = fields()
        let box = Named("box")
        second.superview?.addSubview(box)
        box.addSubview(second)
        XCTAssertTrue(second.becomeFirstResponder())
        first.removeFromSuperview()
        XCTAssertTrue(second.isFirstResponder)
        box.removeFromSuperview()
        XCTAssertFalse(second.isFirstResponder)
        XCTAssertNil(UIApplication.shared.firstResponder)
    }

    func test_11_13_whoLeavesTheWindowIsAskedToResignWhileItIsThere() {
        let (first, second) = fields()
        let box = Named("box")
        first.superview?.addSubview(box)
        box.addSubview(first)
        for leave in [first.removeFromSuperview, box.removeFromSuperview] {
            box.addSubview(first)
            second.superview?.addSubview(box)
            first.wasInWindow = nil
            XCTAssertTrue(first.becomeFirstResponder())
            _ = log.drain()
            leave()
            expect(["1 resign", "1 canResign"])
            XCTAssertEqual(first.wasInWindow, true)
            XCTAssertNil(UIApplication.shared.firstResponder)
        }
    }

    func test_11_13_whoDoesNotWantToResignIsNoLongerFirstAllTheSame() {
        let (first, _) = fields()
        XCTAssertTrue(first.becomeFirstResponder())
        first.canResign = false
        _ = log.drain()
        first.removeFromSuperview()
        expect(["1 resign", "1 canResign"])
        XCTAssertNil(UIApplication.shared.firstResponder)
    }

    func test_11_14_defaultsOfRecognizers() {
        let recognizer = UITapGestureRecognizer()
        XCTAssertEqual(
            [recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded],
            [true, false, true])
        XCTAssertFalse((recognizer as AnyObject) is UIResponder)
    }
}
