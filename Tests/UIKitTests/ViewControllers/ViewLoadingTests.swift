import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 9a of the facts: when the view is made, and what memory warnings do to it.
@preconcurrency @MainActor final class ViewLoadingTests: ContainmentTestCase {
    func test_9_01_viewLoadsOnceAtItsFirstUse() {
        let controller = probe("C")
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        expect([])
        _ = controller.view
        expect(["C.loadView", "C.viewDidLoad"])
        _ = controller.view
        controller.loadViewIfNeeded()
        expect([])
        XCTAssertTrue(controller.viewIfLoaded === controller.view)
        let other = probe("D")
        other.loadViewIfNeeded()
        expect(["D.loadView", "D.viewDidLoad"])
    }

    func test_9_02_loadViewThatMakesNoneIsFollowedByViewDidLoadAllTheSame() {
        final class Empty: UIViewController {
            var seen: [String] = []
            /// How often `viewDidLoad` reads the view, which loads it again.
            var reads = 0
            override func loadView() { seen.append("loadView") }
            override func viewDidLoad() {
                seen.append("viewDidLoad")
                guard reads > 0 else { return }
                reads -= 1
                seen.append("view \(view == nil ? "nil" : "made")")
            }
        }
        let controller = Empty()
        XCTAssertNil(controller.view)
        XCTAssertEqual(controller.seen, ["loadView", "viewDidLoad"])
        XCTAssertFalse(controller.isViewLoaded)
        controller.seen = []
        controller.reads = 2
        XCTAssertNil(controller.view)
        XCTAssertEqual(
            controller.seen,
            ["loadView", "viewDidLoad", "loadView", "viewDidLoad", "loadView", "viewDidLoad", "view nil", "view nil"])
    }

    func testReadingAViewForEverThatNobodyMakesEndsInAnException() {
        final class Endless: UIViewController {
            var loads = 0
            override func loadView() { loads += 1 }
            override func viewDidLoad() { _ = view }
        }
        let controller = Endless()
        XCTAssertNil(controller.view)
        XCTAssertEqual(controller.loads, 100)
        XCTAssertEqual(
            exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason:
                        "\(objectText(controller)) reads its view in viewDidLoad, and loadView has made none 100 times."
                )
            ])
    }

    func test_9_03_viewSetToNilLoadsAgain() {
        let controller = probe("C")
        let first = controller.view
        controller.view = nil
        XCTAssertFalse(controller.isViewLoaded)
        expect(["C.loadView", "C.viewDidLoad"])
        XCTAssertFalse(controller.view === first)
        expect(["C.loadView", "C.viewDidLoad"])
    }

    func test_9_04_anAssignedViewIsNotLoaded() {
        let controller = probe("C")
        let view = UIView()
        controller.view = view
        XCTAssertTrue(controller.isViewLoaded)
        XCTAssertTrue(controller.view === view)
        controller.loadViewIfNeeded()
        expect([])
    }

    func testAnotherViewTakesThePlaceOnTheScreen() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        parent.view.addSubview(cover)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        TestEnvironment.runUntilIdle()
        _ = log.drain()
        let (old, new) = (child.view!, UIView())
        child.view = new
        TestEnvironment.runUntilIdle()
        XCTAssertNil(old.superview)
        XCTAssertEqual(parent.view.subviews, [new, cover])
        XCTAssertEqual(new.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertIdentical(new.next, child)
        expect([])
        // The window's own controller, whose old view goes into the new one.
        let (inner, outer) = (parent.view!, UIView())
        parent.view = outer
        outer.addSubview(inner)
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(window?.subviews.last, outer)
        XCTAssertEqual(outer.frame, UIScreen.main.bounds)
        XCTAssertIdentical(inner.superview, outer)
        // The child was in the old view, which has left the window in between.
        expect([
            "C.viewWillDisappear(false)", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)",
        ])
        XCTAssertEqual(exceptions, [])
    }

    func test_9_05_defaultView() {
        let view = UIViewController().view!
        XCTAssertTrue(type(of: view) == UIView.self)
        XCTAssertEqual(view.frame, UIScreen.main.bounds)
        XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    }

    func test_9_06_superInLoadViewMakesTheDefaultView() {
        final class Controller: UIViewController {
            var made: UIView?
            override func loadView() {
                super.loadView()
                made = viewIfLoaded
            }
        }
        let controller = Controller()
        let view = controller.view
        XCTAssertTrue(controller.made === view)
        XCTAssertTrue(view.map { type(of: $0) == UIView.self } ?? false)
        XCTAssertEqual(view?.frame, UIScreen.main.bounds)
        XCTAssertEqual(view?.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    }

    private final class Frugal: UIViewController {
        let log: EventLog
        init(_ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func didReceiveMemoryWarning() { log.add("didReceiveMemoryWarning loaded=\(isViewLoaded)") }
        // What apps of iOS 5 have; nobody calls them.
        func viewWillUnload() { log.add("viewWillUnload") }
        func viewDidUnload() { log.add("viewDidUnload") }
    }

    func test_9_07_aMemoryWarningReachesEverybodyAndUnloadsNobody() {
        let (hidden, unloaded) = (Frugal(log), Frugal(log))
        let view = hidden.view
        let root = probe("R")
        show(root)
        TestEnvironment.sendMemoryWarning()
        settle()
        expect(["didReceiveMemoryWarning loaded=true", "didReceiveMemoryWarning loaded=false"])
        XCTAssertTrue(hidden.viewIfLoaded === view)
        XCTAssertFalse(unloaded.isViewLoaded)
        XCTAssertTrue(root.view.window != nil)
    }

    func test_9_08_thePostedNotificationReachesNoController() {
        let controller = Frugal(log)
        controller.loadViewIfNeeded()
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        settle()
        expect([])
        TestEnvironment.sendMemoryWarning()
        expect(["didReceiveMemoryWarning loaded=true"])
    }

    func test_9_09_readingTheViewEarlyLoadsItWithoutParent() {
        let controller = probe("C")
        var parent: UIViewController?? = .none
        controller.hooks["viewDidLoad"] = { parent = controller.parent }
        controller.view.backgroundColor = .red
        XCTAssertEqual(parent, .some(nil))
        expect(["C.loadView", "C.viewDidLoad"])
    }
}
