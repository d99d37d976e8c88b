import XCTest

@testable import UIKit

/// The plan of a dismissal alone, over every small stack.
@preconcurrency @MainActor final class DismissalPlanTests: XCTestCase {
    private typealias Level = DismissalPlan.Level

    private func presented(covers: Bool = false, isHeadingIn: Bool = true) -> Level {
        Level(phase: .presented, removesPresenter: covers, isHeadingIn: isHeadingIn)
    }

    private let phases: [Presentation.Phase] = [.waiting, .presenting, .presented, .dismissing, .ended]

    /// Every stack of up to three levels that a dismissal can meet.
    private var stacks: [[Level]] {
        let levels = [Presentation.Phase.waiting, .presented, .ended].flatMap { phase in
            [false, true].flatMap { covers in
                [false, true].map { Level(phase: phase, removesPresenter: covers, isHeadingIn: $0) }
            }
        }
        let one = levels.map { [$0] }
        let two = one.flatMap { stack in levels.map { stack + [$0] } }
        return one + two + two.flatMap { stack in levels.map { stack + [$0] } }
    }

    func test_6_15_allThatIsOnTopGoesToo() throws {
        let plan = try XCTUnwrap(DismissalPlan([presented(), presented(), presented()]))
        XCTAssertEqual(plan.leaving, [0, 1, 2])
        XCTAssertEqual(plan.top, 2)
        XCTAssertEqual(plan.unseen, [0, 1])
    }

    func testWhatHasNotBegunOrIsOverDoesNotGo() throws {
        let plan = try XCTUnwrap(DismissalPlan([presented(), Level(phase: .waiting), Level(phase: .ended)]))
        XCTAssertEqual(plan.leaving, [0])
        XCTAssertEqual(plan.top, 0)
        XCTAssertNil(DismissalPlan([Level(phase: .waiting)]))
        XCTAssertNil(DismissalPlan([]))
    }

    func testThoseThatAreCoveredAlreadyAreNotTold() throws {
        let plan = try XCTUnwrap(
            DismissalPlan([presented(isHeadingIn: false), presented(), presented(covers: true)]))
        XCTAssertEqual(plan.toldUnseen, [1])
    }

    func testADismissalWaitsForTheLowestThatIsOnItsWay() {
        XCTAssertNil(DismissalPlan.busy(in: [.presented, .waiting, .ended]))
        XCTAssertEqual(DismissalPlan.busy(in: [.presented, .dismissing, .presenting]), 1)
        XCTAssertEqual(DismissalPlan.busy(in: [.presented, .presented, .presenting]), 2)
    }

    /// What becomes of the presenter's view, by what the lowest and the topmost cover.
    func testThePresenterComesBackWhereItWasCovered() {
        let covering = [false, true]
        let found = covering.flatMap { lowest in
            covering.map { top in
                DismissalPlan([presented(covers: lowest), presented(covers: top)])?.presenterView
            }
        }
        // A top that covers nothing moves over a presenter that is back already.
        XCTAssertEqual(found, [.stays, .stays, .comesBehind, .comesAnimated])
        XCTAssertEqual(DismissalPlan([presented(covers: true)])?.presenterView, .comesAnimated)
        XCTAssertEqual(DismissalPlan([presented()])?.presenterView, .stays)
        XCTAssertEqual(DismissalPlan([presented(covers: true)], isPresenterGone: true)?.presenterView, .isGone)
        XCTAssertEqual(DismissalPlan([presented()], isPresenterGone: true)?.presenterView, .stays)
    }

    func testTheScreenChangesHandsOnceACompletedDismissalIsDecided() throws {
        var plan = try XCTUnwrap(DismissalPlan([presented()]))
        let moments: [DismissalPlan.Moment] = [.start, .end(completed: true), .end(completed: false)]
        XCTAssertEqual(moments.map(plan.handsScreenOver), [true, false, true])
        plan.isInteractive = true
        XCTAssertEqual(moments.map(plan.handsScreenOver), [false, true, true])
    }

    /// Facts 6.03, 6.15 and 6.39 in every stack.
    func testInvariantsOfEveryStack() {
        var planned = 0
        for stack in stacks {
            for isGone in [false, true] {
                guard let plan = DismissalPlan(stack, isPresenterGone: isGone) else {
                    XCTAssertFalse(stack.contains { $0.phase == .presented }, "\(stack)")
                    continue
                }
                planned += 1
                XCTAssertEqual(plan.leaving, stack.indices.filter { stack[$0].phase == .presented }, "\(stack)")
                XCTAssertEqual(plan.unseen + [plan.top], plan.leaving, "\(stack)")
                XCTAssertTrue(
                    plan.toldUnseen.allSatisfy { plan.unseen.contains($0) && stack[$0].isHeadingIn }, "\(stack)")
                // One that stayed visible hears nothing, and one that went does not come back.
                XCTAssertEqual(plan.tellsPresenter, stack[0].removesPresenter && !isGone, "\(stack)")
                XCTAssertEqual(plan.coversPresenterAgain, stack[0].removesPresenter, "\(stack)")
                XCTAssertEqual(plan.endsAtOnce, stack[plan.top].removesPresenter, "\(stack)")
                if plan.presenterView == .comesAnimated {
                    XCTAssertTrue(stack[plan.top].removesPresenter, "\(stack)")
                }
            }
        }
        // All stacks but those of 8, 64 and 512 that have nothing presented.
        XCTAssertEqual(planned, 2 * (12 + 144 + 1728 - 8 - 64 - 512))
    }
}
