import XCTest

@testable import UIKit

/// The state machine alone, over every state and call.
@preconcurrency @MainActor final class AppearanceMachineTests: XCTestCase {
    private enum Call: CaseIterable {
        case beginIn, beginOut, end, automaticIn, automaticOut, automaticEnd, forwardedIn, forwardedOut
    }

    /// What a call tells, as text.
    private func apply(_ call: Call, to machine: inout AppearanceMachine) -> String {
        switch call {
        case .beginIn: return text(machine.begin(appearing: true, animated: false))
        case .beginOut: return text(machine.begin(appearing: false, animated: false))
        case .automaticIn: return text(machine.beginAutomatically(appearing: true, animated: false))
        case .automaticOut: return text(machine.beginAutomatically(appearing: false, animated: false))
        case .forwardedIn:
            return text(machine.beginAutomatically(appearing: true, animated: false, isForwarded: true))
        case .forwardedOut:
            return text(machine.beginAutomatically(appearing: false, animated: false, isForwarded: true))
        case .automaticEnd: return text(machine.endAutomatically())
        case .end:
            switch machine.end() {
            case .callback(let callback): return text(callback)
            case .silent: return "-"
            case .unbalanced: return "unbalanced"
            }
        }
    }

    private func text(_ callback: AppearanceMachine.Callback?) -> String {
        switch callback {
        case .willAppear: "willAppear"
        case .didAppear: "didAppear"
        case .willDisappear: "willDisappear"
        case .didDisappear: "didDisappear"
        case nil: "-"
        }
    }

    private func machine(after calls: [Call]) -> AppearanceMachine {
        var machine = AppearanceMachine()
        for call in calls { _ = apply(call, to: &machine) }
        return machine
    }

    func testEveryCallInEveryState() {
        let states: [(name: String, calls: [Call])] = [
            ("disappeared", []),
            ("appearing by hand", [.beginIn]),
            ("appearing automatically", [.automaticIn]),
            ("appeared", [.beginIn, .end]),
            ("disappearing by hand", [.beginIn, .end, .beginOut]),
            ("disappearing automatically", [.beginIn, .end, .automaticOut]),
            ("appearing once more", [.beginIn, .end, .beginIn]),
            ("disappearing once more", [.beginOut]),
            ("appearing by hand, turned by the parent", [.beginIn, .forwardedOut]),
            ("turned back by the parent", [.beginIn, .forwardedOut, .forwardedIn]),
            ("appearing by two brackets, turned by the parent", [.beginIn, .beginIn, .forwardedOut]),
        ]
        // One row a state; one column a call, in the order of `Call`.
        let expected = [
            ["willAppear", "willDisappear", "unbalanced", "willAppear", "-", "-", "willAppear", "-"],
            ["-", "willDisappear", "didAppear", "-", "-", "-", "-", "willDisappear"],
            ["-", "willDisappear", "unbalanced", "-", "willDisappear", "didAppear", "-", "willDisappear"],
            ["willAppear", "willDisappear", "unbalanced", "-", "willDisappear", "-", "-", "willDisappear"],
            ["willAppear", "-", "didDisappear", "-", "-", "-", "-", "-"],
            ["willAppear", "-", "unbalanced", "willAppear", "-", "didDisappear", "willAppear", "-"],
            ["-", "willDisappear", "didAppear", "-", "-", "-", "-", "willDisappear"],
            ["willAppear", "-", "didDisappear", "-", "-", "-", "-", "-"],
            ["willAppear", "-", "didDisappear", "-", "-", "-", "willAppear", "-"],
            ["-", "willDisappear", "didAppear", "-", "-", "-", "-", "willDisappear"],
            ["willAppear", "-", "-", "-", "-", "-", "willAppear", "-"],
        ]
        for (state, row) in zip(states, expected) {
            let told = Call.allCases.map { call in
                var machine = machine(after: state.calls)
                return apply(call, to: &machine)
            }
            XCTAssertEqual(told, row, state.name)
        }
    }

    /// Whatever the order of calls: every did comes after its will, and only what is settled is told the same again.
    func testEverySequenceOfFiveCalls() {
        var sequences: [[Call]] = [[]]
        for _ in 0..<5 { sequences = sequences.flatMap { start in Call.allCases.map { start + [$0] } } }
        for sequence in sequences {
            var machine = AppearanceMachine()
            var last = "didDisappear"
            for call in sequence {
                let told = apply(call, to: &machine)
                guard told != "-", told != "unbalanced" else { continue }
                let allowed: Set<String> =
                    switch last {
                    case "willAppear": ["didAppear", "willDisappear"]
                    case "didAppear": ["willDisappear", "willAppear"]
                    case "willDisappear": ["didDisappear", "willAppear"]
                    default: ["willAppear", "willDisappear"]
                    }
                guard allowed.contains(told) else { return XCTFail("\(told) after \(last) in \(sequence)") }
                last = told
            }
        }
    }

    func testAnimatedOfTheLastBeginReachesTheDid() {
        var machine = AppearanceMachine()
        XCTAssertEqual(machine.begin(appearing: true, animated: true), .willAppear(animated: true))
        XCTAssertEqual(machine.end(), .callback(.didAppear(animated: true)))
        XCTAssertEqual(machine.begin(appearing: false, animated: true), .willDisappear(animated: true))
        XCTAssertEqual(machine.begin(appearing: true, animated: false), .willAppear(animated: false))
        XCTAssertEqual(machine.end(), .callback(.didAppear(animated: false)))
    }

    func testAContainerOfTheFrameworksDoesNotTellTheDisappearedAgain() {
        var machine = AppearanceMachine()
        XCTAssertNil(machine.begin(appearing: false, animated: false, isApps: false))
        XCTAssertEqual(machine.end(), .silent)
        XCTAssertEqual(machine.begin(appearing: true, animated: false, isApps: false), .willAppear(animated: false))
    }
}
