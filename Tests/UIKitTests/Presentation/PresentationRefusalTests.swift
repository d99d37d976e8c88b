import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PresentationRefusalTests: PresentationTestCase {
    private func texts(_ code: String) -> [String] { findings(code).map(Self.plain) }

    func test_6_16_notInTheWindow() {
        let off = PresentationProbe("Off", log)
        off.loadViewIfNeeded()
        let m = modal("M")
        off.present(m, animated: true) { self.log.add("completion") }
        XCTAssertNil(off.presentedViewController)
        settle()
        XCTAssertEqual(
            texts("presentation.not-in-window"),
            [
                "Attempt to present <PresentationProbe> on <PresentationProbe> (from <PresentationProbe>) whose view is not "
                    + "in the window hierarchy."
            ])
        expect(["Off.loadView", "Off.viewDidLoad"])
    }

    func test_6_16_presenterThatIsCovered() {
        presented("M")
        a.present(modal("N"), animated: true)
        settle()
        XCTAssertEqual(findings("presentation.not-in-window").count, 1)
        expect([])
    }

    func test_6_17_alreadyPresenting() {
        let m = presented("M", .pageSheet)
        let n = modal("N")
        a.present(n, animated: true) { self.log.add("completion") }
        settle()
        XCTAssertEqual(
            texts("presentation.already-presenting"),
            [
                "Attempt to present <PresentationProbe> on <PresentationProbe> (from <PresentationProbe>) which is already "
                    + "presenting <PresentationProbe>."
            ])
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertNil(n.presentingViewController)
        expect([])
    }

    func test_6_17_twiceInOnePass() {
        let (m, n) = (modal("M"), modal("N"))
        a.present(m, animated: true)
        a.present(n, animated: true)
        settle()
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertEqual(findings("presentation.already-presenting").count, 1)
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("N") }, [])
    }

    func test_6_18_detached() {
        let stray = PresentationProbe("S", log)
        a.view.addSubview(stray.view)
        settle()
        _ = log.drain()
        let m = modal("M", .pageSheet)
        stray.present(m, animated: true)
        settle()
        XCTAssertEqual(
            texts("presentation.detached"),
            ["Presenting view controllers on detached view controllers is discouraged <PresentationProbe>."])
        XCTAssertTrue(m.presentingViewController === stray)
        XCTAssertNotNil(m.view.window)
    }

    func test_6_19_activeController() {
        let m = presented("M", .pageSheet)
        m.present(m, animated: true)
        a.present(m, animated: true)
        let child = PresentationProbe("C", log)
        m.addChild(child)
        m.present(child, animated: true)
        m.present(a, animated: true)
        XCTAssertEqual(exceptions.map(\.name), Array(repeating: .invalidArgumentException, count: 4))
        XCTAssertEqual(
            Set(reasons), ["Application tried to present modally an active controller <PresentationProbe>."])
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertNil(m.presentedViewController)
    }

    func test_dismissWhileATransitionIsUnderWay() {
        let m = modal("M")
        a.present(m, animated: true)
        FramePipeline.shared.runFrame()
        a.dismiss(animated: true) { self.log.add("completion") }
        settle()
        XCTAssertEqual(
            texts("presentation.in-progress"),
            [
                "Attempt to dismiss from view controller <PresentationProbe> while a presentation or dismiss is in progress!"
            ])
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertFalse(log.drain().contains("completion"))
    }

    func test_6_14_nothingToDismiss() {
        a.dismiss(animated: true) { self.log.add("completion") }
        settle()
        expect([])
    }

    func test_10_07_anotherRootLeavesThePresentedView() {
        let m = presented("M", .pageSheet)
        let b = PresentationProbe("B", log)
        window?.rootViewController = b
        settle()
        XCTAssertTrue(m.view.window === window)
        XCTAssertTrue(m.presentingViewController === a)
        XCTAssertEqual(findings("presentation.root-replaced").count, 1)
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("M") }, [])
        // It can still be dismissed by whoever knows it.
        m.dismiss(animated: true)
        settle()
        XCTAssertNil(m.view.window)
        XCTAssertNil(a.view.window)
    }

    func test_10_07_underFullScreen() {
        let m = presented("M")
        weak let weakA = a
        window?.rootViewController = PresentationProbe("B", log)
        settle()
        XCTAssertTrue(m.view.window === window)
        a = nil
        settle()
        XCTAssertNil(weakA)
        XCTAssertTrue(m.view.window === window)
    }

    func test_presentedViewsAreNoStrays() {
        presented("M", .pageSheet)
        presented("N", by: a.presentedViewController)
        XCTAssertEqual(findings("containment.view-without-child"), [])
    }
}
