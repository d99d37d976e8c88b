import DisplayProtocol
import XCTest

@_spi(Testing) @testable import UIKit
@testable import UIKitTesting

/// How findings are reported, silenced and counted.
@preconcurrency @MainActor final class MisuseReportTests: MisuseTestCase {
    private func forgetDidMove() {
        let child = child()
        container.addChild(child)
        container.view.addSubview(child.view)
    }

    func testOneFindingForOnePlace() {
        for _ in 0..<50 {
            forgetDidMove()
            TestEnvironment.advance(by: 0.1)
        }
        expectFindings(.missingDidMove)
    }

    func testAFindingForEachPlace() {
        let child = child()
        add(child, to: container)
        container.addChild(child)
        container.addChild(child)
        expectFindings(.addChildAgain, .addChildAgain)
        XCTAssertEqual(Misuse.findings[0].line.map { $0 + 1 }, Misuse.findings[1].line)
    }

    func testAResetForgets() {
        forgetDidMove()
        expectFindings(.missingDidMove)
        end()
        begin()
        XCTAssertEqual(Misuse.findings, [])
        forgetDidMove()
        expectFindings(.missingDidMove)
    }

    func testSilence() {
        Misuse.silence(.missingDidMove, .addChildAgain)
        forgetDidMove()
        expectFindings()
        end()
        begin()
        forgetDidMove()
        expectFindings(.missingDidMove)
    }

    func testWhoeverWantsToKnowIsTold() {
        var told: [Misuse.Finding] = []
        Misuse.onFinding = { told.append($0) }
        forgetDidMove()
        TestEnvironment.advance(by: 11)
        XCTAssertEqual(told.map(\.code), [.missingDidMove])
        XCTAssertEqual(told, Misuse.findings)
        // Through a reset too.
        end()
        Misuse.onFinding = { told.append($0) }
        begin()
        forgetDidMove()
        TestEnvironment.advance(by: 11)
        XCTAssertEqual(told.count, 2)
    }

    func testExpectedFindingsAreNotTold() {
        var told: [Misuse.Code] = []
        Misuse.onFinding = { told.append($0.code) }
        let child = child()
        let found = Misuse.expect(.missingDidMove) {
            forgetDidMove()
            add(child, to: container)
            container.addChild(child)
            child.didMove(toParent: container)
        }
        XCTAssertEqual(found.map(\.code), [.addChildAgain, .missingDidMove])
        XCTAssertEqual(told, [.addChildAgain])
        XCTAssertEqual(Misuse.expect(.sharedView) {}, [])
        forgetDidMove()
        container.addChild(child)
        settle()
        XCTAssertEqual(told, [.addChildAgain, .addChildAgain])
    }

    func testWhatIsDoneOverAndOverIsRememberedOnce() {
        let checks = ContainmentChecks.shared
        let (stray, child) = (UIViewController(), child())
        let nowhere = UIView(frame: container.view.bounds)
        container.addChild(child)
        for _ in 0..<10 {
            nowhere.addSubview(stray.view)
            child.view.frame = container.view.bounds
            child.view.autoresizingMask = []
            container.view.addSubview(child.view)
            settle()
        }
        child.didMove(toParent: container)
        settle()
        XCTAssertEqual(checks.strays.count, 1)
        XCTAssertEqual(checks.rigid.count, 1)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        let parent = self.child("Q")
        for _ in 0..<10 {
            parent.addChild(child)
            settle()
            child.removeFromParent()
        }
        XCTAssertLessThanOrEqual(checks.unconfirmed.count, 1)
    }

    func testTheConsolesTwoLines() throws {
        let child = child()
        add(child, to: container)
        container.addChild(child); let line = #line
        let (who, whom) = (
            "<Probe \"Container\" #\(container.traceIdentifier)>", "<Probe \"C\" #\(child.traceIdentifier)>"
        )
        XCTAssertEqual(
            try XCTUnwrap(Misuse.findings.first).description,
            """
            \(#filePath):\(line): warning: \(who) adds \(whom), which is its child already [containment.add-child-again]
                UIKit sends willMove(toParent:) again, and has been seen to send later callbacks twice. Remove the child \
            first, or leave the call out if child.parent === self.
            """)
        XCTAssertEqual(Misuse.findings.first?.objects.map(\.description), [who, whom])
    }

    /// A call that overrides pass on is placed where it was made, not where an override calls super.
    func testThePlaceIsTheCallsNotTheOverrides() {
        class Middle: UIViewController {
            override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
        }
        final class Lowest: Middle {
            override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
        }
        Lowest().didMove(toParent: container); let line = #line
        XCTAssertEqual(Misuse.findings.map(\.line), [line])
    }

    /// The parent's callback of the same name is a place as any other.
    func testThePlaceIsInTheCallersCallbackOfTheSameName() {
        final class Child: UIViewController {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }
        final class Caller: UIViewController {
            let child = Child()
            static let line = #line + 3
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                child.viewWillAppear(animated)
            }
        }
        show(Caller())
        XCTAssertEqual(Misuse.findings.map(\.line), [Caller.line])
    }

    func testOtherFindingsAreValuesToo() {
        DiagnosticsChannel.shared.report(
            "layout.feedback", "Something", objects: [container.view], advice: "Do not.", file: "A.xib", line: 3)
        XCTAssertEqual(
            Misuse.findings,
            [
                Misuse.Finding(
                    code: .init(rawValue: "layout.feedback"), message: "Something",
                    objects: [Misuse.Object(className: "UIView")], reaction: "", advice: "Do not.", file: "A.xib",
                    line: 3)
            ])
    }

    /// Displays of an older make send no reaction, and know none.
    func testDiagnosticsOfBefore() throws {
        let json = #"{"code":"a.b","message":"m","objects":["x"]}"#
        let diagnostic = try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
        XCTAssertEqual(diagnostic, Diagnostic(code: "a.b", message: "m", objects: ["x"]))
        XCTAssertEqual(diagnostic.consoleText, "m [a.b]\n")
        XCTAssertTrue(diagnostic.isMistake)
    }

    // MARK: Limits

    func testLimitsAreNoMistakes() throws {
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        expectFindings()
        let limits = DiagnosticsChannel.shared.limits.map(\.diagnostic)
        XCTAssertEqual(limits.map(\.code), ["unknown-symbol"])
        let limit = try XCTUnwrap(limits.first)
        XCTAssertTrue(
            limit.consoleText.hasPrefix("note: No symbol named 'no.such.symbol' found [unknown-symbol]\n"),
            limit.consoleText)
        XCTAssertEqual(try JSONDecoder().decode(Diagnostic.self, from: JSONEncoder().encode(limit)), limit)
    }

    func testTheLimitOfAPlace() {
        let limit = Diagnostic(code: "a.b", message: "m", file: "A.xib", line: 3, kind: .limit)
        XCTAssertEqual(limit.consoleText, "A.xib:3: note: m [a.b]\n")
        XCTAssertFalse(limit.isMistake)
    }

    func testCodesAreNamedOnce() {
        XCTAssertEqual(Set(Misuse.Code.all).count, Misuse.Code.all.count)
        XCTAssertEqual(Set(LimitCode.allCases.map(\.rawValue)).intersection(Misuse.Code.all.map(\.rawValue)), [])
        for code in MisuseCode.allCases {
            XCTAssertTrue(code.explanation.mistake.hasSuffix("."), code.rawValue)
            XCTAssertTrue(code.explanation.reaction.hasPrefix("UIKit "), code.rawValue)
            XCTAssertTrue(code.explanation.advice.hasSuffix("."), code.rawValue)
        }
    }
}
