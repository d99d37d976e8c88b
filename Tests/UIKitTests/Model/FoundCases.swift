import XCTest

@_spi(Testing) @testable import UIKit

/// Sequences at which the framework once did wrong, each the shortest that showed it.
@preconcurrency @MainActor final class FoundCases: XCTestCase {
    private func expectAgreement(
        _ operations: [ContainmentOperation], file: StaticString = #filePath, line: UInt = #line
    ) {
        if let failure = ContainmentDriver.run(operations).0 {
            XCTFail("step \(failure.step): \(failure.reasons.joined(separator: "\n"))", file: file, line: line)
        }
    }

    /// The application kept windows for ever that had once been shown.
    func test_hiddenWindowIsLetGo() {
        expectAgreement([.show(0), .hide(0), .dropWindow(0)])
    }

    /// The parent's transition was to end the child's, but the child was no child any more: it disappeared for ever.
    func test_childLeavesItsParentWhileBothDisappear() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .runUntilIdle,
            .hide(0),
            .removeFromParent(1),
        ])
    }

    /// The same with a bracket around the parent, whose end never reached the child.
    func test_childLeavesItsParentInsideABracket() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .begin(0, appearing: true, animated: true),
            .runUntilIdle,
            .removeFromParent(1),
            .end(0),
        ])
    }

    /// A container that was let go inside its bracket left its child appearing for ever.
    func test_containerDiesInsideItsBracket() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .begin(0, appearing: true, animated: false),
            .drop(0),
        ])
    }

    /// A bracket that joined an automatic transition left it open.
    func test_bracketJoinsAnAppearanceUnderWay() {
        expectAgreement([
            .make(0, forwards: true), .setRoot(0, 0), .show(0), .begin(0, appearing: true, animated: true),
            .runUntilIdle, .end(0),
        ])
    }

    /// The new child was told to appear, and only then its view turned out to belong elsewhere.
    func test_transitionIntoTheWrongTreeChangesNothing() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(0, to: 1),
            .addChild(2, to: 1),
            .transition(in: 1, from: 0, to: 2, duration: 0, dissolves: false, removes: false),
        ])
    }

    /// A child that finds another parent while it is being taken from its old one ended the process.
    func test_childIsAddedElsewhereWhileItMoves() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .make(3, forwards: true),
            .addChild(3, to: 0),
            .hook(3, .didMove, .addChild(3, to: 1)),
            .addChild(3, to: 2),
        ])
    }

    /// Two controllers that ask each other for traits, the parent's view being in the child's, recursed without end.
    func test_parentsViewInsideItsChilds() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .load(0),
            .insert(.root(0), into: .root(1), .front),
            .addChild(1, to: 0),
            .insert(.plain(0), into: .root(0), .front),
        ])
    }

    /// A frame inside `viewWillDisappear` found the view still on the screen and made its controller appear again.
    func test_frameInsideViewWillDisappear() {
        expectAgreement([
            .make(0, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .hook(0, .viewWillDisappear, .commit),
            .remove(.root(0)),
        ])
    }

    /// The child's parent was in the removed tree too, but below the child, and told it nothing.
    func test_treeWithParentBelowChildLeaves() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .insert(.root(1), into: .root(0), .front),
            .commit,
            .addChild(1, to: 2),
            .insert(.root(2), into: .root(1), .front),
            .setRoot(0, nil),
        ])
    }

    /// The container left the screen during its transition; the new child appeared all the same, and for good.
    func test_containerLeavesDuringItsTransition() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .addChild(2, to: 0),
            .transition(in: 0, from: 1, to: 2, duration: 0.3, dissolves: false, removes: false),
            .remove(.root(0)),
        ])
    }

    /// The new child was on the screen already and was told to appear once more.
    func test_transitionToAChildThatHasAppeared() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .addChild(2, to: 0),
            .insert(.root(2), into: .root(0), .front),
            .commit,
            .transition(in: 0, from: 1, to: 2, duration: 0, dissolves: false, removes: false),
        ])
    }

    /// Added while its parent's view left, the child was ended as appeared by the parent's disappearance.
    func test_childAddedInsideViewWillDisappear() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .hook(0, .viewWillDisappear, .insert(.root(1), into: .root(0), .front)),
            .insert(.root(0), into: .plain(2), .front),
            .addChild(1, to: 0),
        ])
    }

    /// A child whose view came on the screen without its parent's was told nothing (2.27).
    func test_childsViewComesWithoutItsParent() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .insert(.plain(0), into: .root(1), .front),
            .addChild(2, to: 1),
            .insert(.root(2), into: .plain(0), .front),
            .insert(.plain(0), into: .root(0), .front),
            .addChild(2, to: 0),
        ])
    }

    /// A view that a callback took out of the tree that was coming was still told that it came.
    func test_viewLeavesTheTreeThatComes() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(3, forwards: true),
            .setRoot(0, 0),
            .hook(0, .viewWillAppear, .insert(.root(3), into: .root(1), .front)),
            .insert(.root(3), into: .window(0), .front),
            .show(0),
        ])
    }

    /// The place among the subviews was taken before a callback added another.
    func test_subviewIsAddedWhileAnotherComes() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .hook(1, .viewWillAppear, .insert(.root(2), into: .plain(1), .front)),
            .insert(.plain(1), into: .root(0), .front),
            .insert(.root(1), into: .plain(1), .front),
        ])
    }

    /// A view that was put into one on its way to the screen came with it, and its controller was told nothing.
    func test_viewJoinsTheTreeThatComes() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .hook(2, .viewWillAppear, .insert(.root(1), into: .root(2), .front)),
            .insert(.root(2), into: .root(0), .front),
        ])
    }

    /// A child that a sibling's `viewWillAppear` added was left out when the parent appeared.
    func test_childJoinsWhileItsSiblingsAreTold() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .addChild(2, to: 0),
            .hook(1, .viewWillAppear, .insert(.root(2), into: .root(0), .front)),
            .hook(2, .viewDidLoad, .addChild(2, to: 0)),
            .setRoot(0, 0),
            .show(0),
        ])
    }

    /// Laid out inside a callback, before its window was shown again, the parent heard `viewIsAppearing` after its child.
    func test_layoutWhileTheWindowComesBack() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(4, forwards: true),
            .make(5, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .hide(0),
            .hook(1, .viewWillAppear, .layOut(.root(5))),
            .hook(4, .didMove, .show(0)),
            .insert(.root(5), into: .root(0), .front),
            .insert(.root(1), into: .root(0), .front),
            .didMove(4, to: 2),
        ])
    }

    /// A child that its parent's `viewDidAppear` put in was told that it had appeared in the same call, unlaid.
    func test_childComesInsideViewDidAppear() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .addChild(1, to: 0),
            .setRoot(0, 0),
            .hook(0, .viewDidAppear, .insert(.root(1), into: .root(0), .front)),
            .show(0),
            .commit,
            .commit,
        ])
    }

    /// The second child was told of an appearance that the first had turned round.
    func test_childTurnsItsParentRound() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .addChild(2, to: 0),
            .insert(.root(2), into: .root(0), .front),
            .hook(1, .viewWillAppear, .begin(0, appearing: false, animated: false)),
            .begin(0, appearing: true, animated: true),
            .end(0),
            .runUntilIdle,
        ])
    }

    /// A child in an open bracket heard nothing of its parent's leaving, and appeared off the screen.
    func test_parentLeavesInsideAChildsBracket() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .begin(1, appearing: true, animated: true),
            .insert(.root(1), into: .root(0), .front),
            .remove(.root(0)),
            .runUntilIdle,
            .insert(.root(0), into: .window(0), .front),
            .remove(.root(0)),
            .end(1),
            .runUntilIdle,
        ])
    }

    /// The same child came back on the screen by itself before its bracket ended.
    func test_childReturnsWithoutTheParentThatTurnedItRound() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .begin(1, appearing: true, animated: true),
            .insert(.root(1), into: .root(0), .front),
            .remove(.root(0)),
            .runUntilIdle,
            .remove(.root(1)),
            .removeFromParent(1),
            .insert(.root(1), into: .window(0), .front),
            .end(1),
            .runUntilIdle,
        ])
    }

    /// A transition back, begun while the first ran, lost both views.
    func test_transitionBackWhileTheFirstRuns() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .addChild(1, to: 0),
            .insert(.root(1), into: .root(0), .front),
            .runUntilIdle,
            .addChild(2, to: 0),
            .transition(in: 0, from: 1, to: 2, duration: 0.3, dissolves: false, removes: false),
            .advance(0.1),
            .transition(in: 0, from: 2, to: 1, duration: 0.3, dissolves: false, removes: false),
            .runUntilIdle,
        ])
    }

    /// Added and removed off the screen, a controller was said to move when it was shown by itself.
    func test_movingFlagsEndWithTheLink() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .addChild(1, to: 0),
            .willMove(1, to: nil),
            .removeFromParent(1),
            .setRoot(0, 1),
            .show(0),
        ])
    }

    /// Two children end in the order in which they came, not in that in which they were made, also where the model has
    /// taken the framework's state over.
    func test_childrenLeftByTheirParentEndInTheOrderInWhichTheyBegan() {
        expectAgreement([
            .make(0, forwards: false),
            .make(1, forwards: true),
            .make(4, forwards: true),
            .make(5, forwards: true),
            .addChild(1, to: 5),
            .insert(.root(1), into: .root(5), .front),
            .hook(4, .viewMovedToSuperview, .stealView(5, from: 2)),
            .insert(.root(4), into: .window(0), .front),
            .addChild(0, to: 5),
            .insert(.root(0), into: .root(5), .front),
            .begin(5, appearing: true, animated: false),
            .runUntilIdle,
            .make(5, forwards: true),
        ])
    }

    /// Its parent had been told that it goes when the child's view came in, and would have brought it along.
    func test_aChildLeftByAParentThatStaysAfterAllAppears() {
        expectAgreement([
            .make(0, forwards: true),
            .make(1, forwards: true),
            .make(2, forwards: true),
            .setRoot(0, 0),
            .show(0),
            .insert(.plain(1), into: .root(0), .front),
            .insert(.root(1), into: .plain(1), .front),
            .hook(1, .viewWillDisappear, .insert(.root(1), into: .root(0), .front)),
            .remove(.root(1)),
            .addChild(2, to: 1),
            .insert(.root(2), into: .root(1), .front),
            .removeFromParent(2),
        ])
    }
}
