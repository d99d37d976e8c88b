import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// When a forgotten didMove(toParent:) is told of: while the app rests, and at the child's removal at the latest.
@preconcurrency @MainActor final class MissingDidMoveTests: MisuseTestCase {
    private var told: [String] = []
    private var observer: Int?

    override func begin() {
        super.begin()
        told = []
        observer = TraceRecorder.shared.addObserver { [unowned self] event in
            guard event.event.hasPrefix("diagnostic") else { return }
            let time = (event.time * 10).rounded() / 10
            told.append("\(event.event) \(event.title ?? "") at \(time)")
        }
    }

    override func end() {
        if let observer { TraceRecorder.shared.removeObserver(observer) }
        super.end()
    }

    /// Adds a child as an app does that forgets the callback, at one place of the sources.
    private func addForgetting(_ child: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
    }

    private func pass(to time: Double) { TestEnvironment.advance(by: time - CACurrentMediaTime()) }

    func test_14_03_itIsToldASecondAfterTheAppHasComeToRest() {
        addForgetting(child())
        pass(to: 0.9)
        XCTAssertEqual(told, [])
        pass(to: 1.2)
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
        pass(to: 20)
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
        XCTAssertEqual(Misuse.findings.map(\.code), [.missingDidMove])
    }

    /// Where nothing changes there is no pass: the app's loop sleeps until a call is due.
    func test_14_03_aRestingAppIsWoken() throws {
        addForgetting(child())
        settle()
        let now = CACurrentMediaTime()
        XCTAssertEqual(try XCTUnwrap(TimedCalls.shared.nextTime), now + 1, accuracy: 1e-6)
        MediaClock.shared.advance(to: now + 1)
        TimedCalls.shared.runDue()
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
    }

    func test_14_03_whatIsRightWakesNobody() {
        add(child(), to: container)
        settle()
        XCTAssertNil(TimedCalls.shared.nextTime)
    }

    func test_14_03_animationsAreNoRest() {
        let child = child()
        addForgetting(child)
        UIView.animate(withDuration: 3) { child.view.alpha = 0.5 }
        pass(to: 3.9)
        XCTAssertEqual(told, [])
        pass(to: 4.2)
        XCTAssertEqual(told, ["diagnostic C at 4.0"])
    }

    func test_14_03_aFingerOnTheScreenIsNoRest() {
        addForgetting(child())
        TouchDelivery.shared.deliver(.init(phase: .began, point: CGPoint(x: 10, y: 10)))
        pass(to: 3)
        XCTAssertEqual(told, [])
        TouchDelivery.shared.deliver(.init(phase: .ended, point: CGPoint(x: 10, y: 10)))
        pass(to: 4.5)
        XCTAssertEqual(told.count, 1)
    }

    func test_14_03_itIsWithdrawnWhenTheCallbackComes() {
        var heard: [Misuse.Code] = []
        Misuse.onFinding = { heard.append($0.code) }
        let child = child()
        addForgetting(child)
        pass(to: 2)
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
        child.didMove(toParent: container)
        XCTAssertEqual(told, ["diagnostic C at 1.0", "diagnosticWithdrawn C at 2.0"])
        pass(to: 20)
        XCTAssertEqual(Misuse.findings, [])
        XCTAssertEqual(heard, [])
        XCTAssertNil(TimedCalls.shared.nextTime)
    }

    /// A place that was right once may be wrong the next time.
    func test_14_03_afterAWithdrawalThePlaceIsJudgedAnew() {
        for name in ["A", "B"] {
            let child = child(name)
            addForgetting(child)
            TestEnvironment.advance(by: 1.5)
            if name == "A" { child.didMove(toParent: container) }
        }
        XCTAssertEqual(told.map { $0.prefix(while: { $0 != "t" }) }, ["diagnos", "diagnos", "diagnos"])
        XCTAssertEqual(Misuse.findings.map { $0.objects[0].title }, ["B"])
    }

    func test_14_03_itIsToldAtTheRemoval() {
        let child = child()
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        settle()
        pass(to: 0.4)
        remove(child)
        XCTAssertEqual(told, ["diagnostic C at 0.4"])
        expectFinding(.missingDidMove, at: line, of: ["C", "Container"])
        XCTAssertTrue(
            Misuse.findings[0].message.hasSuffix("is removed without having been sent didMove(toParent:)"))
    }

    func test_14_03_theRemovalConfirmsWhatWasTold() {
        let child = child()
        addForgetting(child)
        pass(to: 2)
        remove(child)
        settle()
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
        XCTAssertEqual(Misuse.findings.map(\.code), [.missingDidMove])
    }

    /// Who calls a transition off before it has ended has nobody to tell that it arrived.
    func test_14_03_aTransitionThatWasCalledOffIsNoMistake() {
        let child = child()
        addForgetting(child)
        UIView.animate(
            withDuration: 2, animations: { child.view.alpha = 0.5 },
            completion: { [unowned self] _ in remove(child) })
        pass(to: 5)
        XCTAssertEqual(told, [])
        XCTAssertEqual(Misuse.findings, [])
    }

    func test_14_03_anOverrideWithoutSuperIsToldOfOnce() {
        final class Forgetful: UIViewController {
            override func didMove(toParent parent: UIViewController?) { title = "moved" }
        }
        add(Forgetful(), to: container)
        settle()
        MediaClock.shared.advance(to: CACurrentMediaTime() + 1.5)
        settle()
        XCTAssertFalse(TimedCalls.shared.isDue)
        pass(to: 12)
        XCTAssertEqual(Misuse.findings.map(\.code), [.callbackWithoutSuper])
    }

    func test_14_03_aChildWhoseViewIsTakenOutWaits() {
        let child = child()
        addForgetting(child)
        pass(to: 2)
        child.view.removeFromSuperview()
        pass(to: 12)
        settle()
        XCTAssertFalse(TimedCalls.shared.isDue)
        XCTAssertEqual(told, ["diagnostic C at 1.0"])
    }

    func test_14_03_silenceIsKept() {
        Misuse.silence(.missingDidMove)
        addForgetting(child())
        pass(to: 12)
        XCTAssertEqual(told, [])
    }
}
