import XCTest

@_spi(Testing) @testable import UIKit

/// Sequences that the screen model test found, and in which the framework was wrong.
@preconcurrency @MainActor final class FoundScreenCases: XCTestCase {
    private func expectAgreement(
        _ operations: [ScreenOperation], file: StaticString = #filePath, line: UInt = #line
    ) {
        let failure = ScreenDriver.run(operations)
        XCTAssertNil(failure, failure?.reasons.joined(separator: "\n") ?? "", file: file, line: line)
    }

    func testADraggedSheetAndItsDriverDoNotHoldEachOther() {
        expectAgreement([
            .make(2, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(2),
            .make(3, .leaf, of: [], .formSheet, definesContext: false), .present(3, by: 2, animated: false), .settle,
            .fingerDown(.sheetDown),
        ])
    }

    func testANavigationControllerOffTheScreenForgetsWhatItPopped() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .navigation, of: [1, 2], .automatic, definesContext: false), .setRoot(3), .settle,
            .make(4, .leaf, of: [], .fullScreen, definesContext: false), .present(4, by: 3, animated: false), .commit,
            .popTo(1, in: 3, animated: false),
        ])
    }

    func testANavigationControllerThatGoesForgetsWhatItPopped() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .navigation, of: [1, 2], .fullScreen, definesContext: false), .setRoot(3), .settle,
            .pop(3, animated: false), .showWindow(false),
        ])
    }

    func testWhatIsPoppedDuringAPushOnAWindowThatGoes() {
        expectAgreement([
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .navigation, of: [2], .fullScreen, definesContext: false), .setRoot(3),
            .make(10, .leaf, of: [], .fullScreen, definesContext: false), .push(10, onto: 3, animated: true),
            .advance(0.1), .pop(3, animated: false), .showWindow(false),
        ])
    }

    func testAWindowThatComesBackLeavesACoveredRootOut() {
        expectAgreement([
            .make(5, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .navigation, of: [5], .fullScreen, definesContext: false), .setRoot(7), .settle,
            .make(8, .leaf, of: [], .fullScreen, definesContext: false), .present(8, by: 7, animated: false),
            .showWindow(false), .settle, .showWindow(true),
        ])
    }

    func testADismissalWaitsForWhatIsPresentedOnTop() {
        expectAgreement([
            .make(7, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(7), .settle,
            .make(8, .leaf, of: [], .fullScreen, definesContext: false), .present(8, by: 7, animated: false), .commit,
            .make(11, .leaf, of: [], .fullScreen, definesContext: false), .present(11, by: 8, animated: false), .commit,
            .make(14, .leaf, of: [], .formSheet, definesContext: false), .present(14, by: 11, animated: false),
            .dismiss(7, animated: false),
        ])
    }

    func testOneThatIsCoveredWhileItIsPresentedDoesNotComeBack() {
        expectAgreement([
            .make(3, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(3), .settle,
            .make(8, .leaf, of: [], .fullScreen, definesContext: false), .present(8, by: 3, animated: true), .commit,
            .make(11, .leaf, of: [], .fullScreen, definesContext: false), .present(11, by: 8, animated: false), .settle,
        ])
    }

    func testWhatIsPresentedOnAPresentationThatIsTakenBackGoesToo() {
        for isDriven in [false, true] {
            expectAgreement([
                .make(6, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(6), .settle,
                .arm(isDriven: isDriven, completes: false),
                .make(12, .leaf, of: [], .fullScreen, definesContext: false), .present(12, by: 6, animated: true),
                .commit, .letGo(finishes: false),
                .make(13, .leaf, of: [], .fullScreen, definesContext: false), .present(13, by: 12, animated: false),
                .settle,
            ])
        }
    }

    func testAStackThatLosesItsTopWhileItsTabGoes() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(12, .leaf, of: [], .fullScreen, definesContext: false),
            .make(2, .navigation, of: [1, 12], .fullScreen, definesContext: false),
            .make(9, .leaf, of: [], .fullScreen, definesContext: false),
            .make(10, .tabs, of: [2, 9], .fullScreen, definesContext: false), .setRoot(10), .settle,
            .arm(isDriven: true, completes: false), .select(10, index: 1), .commit, .popTo(1, in: 2, animated: false),
        ])
    }

    func testTabsThatAreReplacedHaveNoAnimatorThatCouldGoBack() {
        expectAgreement([
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .tabs, of: [2], .fullScreen, definesContext: false), .setRoot(3), .settle,
            .arm(isDriven: true, completes: true), .make(7, .leaf, of: [], .automatic, definesContext: false),
            .setTabs(3, [7], animated: true), .letGo(finishes: false),
        ])
    }

    func testATabChosenWhileTheLastOneHearsThatItGoes() {
        expectAgreement([
            .make(5, .leaf, of: [], .fullScreen, definesContext: false),
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .leaf, of: [], .fullScreen, definesContext: false),
            .make(8, .tabs, of: [5, 6, 7], .fullScreen, definesContext: false), .setRoot(8), .select(8, index: 2),
            .settle, .hook(7, .viewWillDisappear, .select(8, index: 1)), .tapTab(8, index: 0),
        ])
    }

    func testATabThatIsReplacedWhileTheTabsGo() {
        expectAgreement([
            .make(4, .leaf, of: [], .fullScreen, definesContext: false),
            .make(5, .leaf, of: [], .fullScreen, definesContext: false),
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(8, .tabs, of: [5], .fullScreen, definesContext: false),
            .make(9, .navigation, of: [4, 8], .automatic, definesContext: false), .setRoot(9), .settle,
            .fingerDown(.swipeBack), .setTabs(8, [6], animated: false),
        ])
    }

    func testContainersDoNotBringBackWhatAPresentationCovers() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: true),
            .make(3, .navigation, of: [1], .fullScreen, definesContext: false),
            .make(4, .tabs, of: [3], .fullScreen, definesContext: false), .setRoot(4), .settle,
            .make(8, .leaf, of: [], .currentContext, definesContext: false), .present(8, by: 1, animated: false),
            .showWindow(false), .settle, .showWindow(true),
        ])
    }

    func testATurnToAPageGoesOnWhenTheScreenIsCovered() {
        expectAgreement([
            .make(1, .leaf, of: [], .automatic, definesContext: false),
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(4, .scrolledPages, of: [1, 2], .fullScreen, definesContext: false),
            .make(5, .tabs, of: [4], .fullScreen, definesContext: false), .setRoot(5), .settle,
            .make(6, .leaf, of: [], .fullScreen, definesContext: false), .present(6, by: 5, animated: false),
            .setPage(4, 2, forward: false, animated: true),
        ])
    }

    func testOneThatComesBackWhileItHearsThatItLeaves() {
        expectAgreement([
            .make(1, .leaf, of: [], .automatic, definesContext: false),
            .make(6, .navigation, of: [1], .fullScreen, definesContext: false), .setRoot(6),
            .make(9, .leaf, of: [], .fullScreen, definesContext: false), .push(9, onto: 6, animated: false),
            .hook(9, .willMove, .push(9, onto: 6, animated: false)), .pop(6, animated: false),
        ])
    }

    func testAPageOfAContainerThatGoesDoesNotComeBack() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(8, .leaf, of: [], .fullScreen, definesContext: false),
            .make(10, .leaf, of: [], .fullScreen, definesContext: false),
            .make(11, .scrolledPages, of: [8, 10], .fullScreen, definesContext: false),
            .make(2, .navigation, of: [1, 11], .fullScreen, definesContext: false), .setRoot(2), .settle,
            .fingerDown(.pageForward), .make(12, .leaf, of: [], .fullScreen, definesContext: false),
            .setStack(2, [12], animated: true), .commit, .setPage(11, 8, forward: false, animated: false),
        ])
    }

    func testAPresentationThatEndsWhileItsContextIsAway() {
        for style in [ScreenOperation.Style.currentContext, .overCurrentContext] {
            for (isAnimated, completes) in [(false, false), (false, true), (true, false), (true, true)] {
                expectAgreement([
                    .make(6, .leaf, of: [], .fullScreen, definesContext: true),
                    .make(3, .navigation, of: [6], .fullScreen, definesContext: false), .setRoot(3), .settle,
                    .arm(isDriven: false, completes: completes),
                    .make(7, .leaf, of: [], style, definesContext: false),
                    .present(7, by: 6, animated: true), .commit,
                    .make(9, .leaf, of: [], .automatic, definesContext: false),
                    .push(9, onto: 3, animated: isAnimated), .settle, .pop(3, animated: isAnimated), .settle,
                    .dismiss(7, animated: isAnimated),
                ])
            }
        }
    }

    func testADismissalThatEndsWhileItsContextIsAway() {
        for style in [ScreenOperation.Style.currentContext, .overCurrentContext] {
            for isAnimated in [false, true] {
                expectAgreement([
                    .make(1, .leaf, of: [], .fullScreen, definesContext: true),
                    .make(2, .navigation, of: [1], .fullScreen, definesContext: false), .setRoot(2), .settle,
                    .make(4, .leaf, of: [], style, definesContext: false),
                    .present(4, by: 1, animated: false), .settle, .dismiss(1, animated: isAnimated),
                    .make(5, .leaf, of: [], .fullScreen, definesContext: false), .push(5, onto: 2, animated: false),
                    .settle, .pop(2, animated: isAnimated), .settle,
                ])
            }
        }
    }

    func testAContextThatComesBackIsStillCovered() {
        for style in [ScreenOperation.Style.currentContext, .overCurrentContext] {
            for isAnimated in [false, true] {
                let start: [ScreenOperation] = [
                    .make(1, .leaf, of: [], .fullScreen, definesContext: true),
                    .make(2, .navigation, of: [1], .fullScreen, definesContext: false),
                    .make(3, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(6, .tabs, of: [2, 3], .fullScreen, definesContext: false), .setRoot(6), .settle,
                    .make(4, .leaf, of: [], style, definesContext: false),
                    .present(4, by: 1, animated: isAnimated), .settle,
                    .make(5, .leaf, of: [], .fullScreen, definesContext: false),
                ]
                let changes: [[ScreenOperation]] = [
                    [.push(5, onto: 2, animated: isAnimated), .settle, .pop(2, animated: isAnimated)],
                    [.select(6, index: 1), .settle, .select(6, index: 0)],
                    [
                        .select(6, index: 1), .settle, .push(5, onto: 2, animated: false), .select(6, index: 0),
                        .settle,
                        .pop(2, animated: isAnimated),
                    ],
                ]
                for change in changes {
                    expectAgreement(start + change + [.settle, .dismiss(4, animated: isAnimated)])
                }
            }
        }
    }

    func testADismissalFromAContextThatIsAway() {
        expectAgreement([
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(5, .scrolledPages, of: [2], .fullScreen, definesContext: true),
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(6, .navigation, of: [1, 5], .fullScreen, definesContext: false), .setRoot(6), .commit,
            .make(8, .leaf, of: [], .overCurrentContext, definesContext: false), .present(8, by: 5, animated: false),
            .settle, .make(10, .leaf, of: [], .fullScreen, definesContext: false), .push(10, onto: 6, animated: false),
            .dismiss(2, animated: false),
        ])
    }

    func testAPageThatIsPresentedIsNoNeighbour() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            for style in [ScreenOperation.Style.fullScreen, .pageSheet] {
                expectAgreement([
                    .make(1, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(2, .leaf, of: [], style, definesContext: false),
                    .make(4, kind, of: [1, 2], .fullScreen, definesContext: false), .setRoot(4), .settle,
                    .present(2, by: 4, animated: false), .fingerDown(.pageForward),
                ])
            }
        }
    }

    func testAFingerThatLiesOnPagesWhileTheyAreCoveredTurnsNone() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            expectAgreement([
                .make(1, .leaf, of: [], .fullScreen, definesContext: false),
                .make(2, .leaf, of: [], .fullScreen, definesContext: false),
                .make(4, kind, of: [1, 2], .fullScreen, definesContext: false), .setRoot(4), .settle,
                .make(5, .leaf, of: [], .fullScreen, definesContext: false), .present(5, by: 4, animated: false),
                .fingerDown(.pageForward), .fingerUp(finishes: true), .settle,
            ])
        }
    }

    func testATurnEndsWhereThePagesGetAnotherSize() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            expectAgreement([
                .make(9, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(9),
                .make(13, .leaf, of: [], .fullScreen, definesContext: false),
                .make(14, .leaf, of: [], .fullScreen, definesContext: false),
                .make(15, kind, of: [13, 14], .automatic, definesContext: false),
                .present(15, by: 9, animated: false), .settle, .setPage(15, 14, forward: true, animated: true),
                .turnDevice(onItsSide: true),
            ])
        }
    }

    func testOneThatIsTurnedRoundInViewIsAppearingHasNotAppeared() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .leaf, of: [], .fullScreen, definesContext: false),
            .make(4, .leaf, of: [], .automatic, definesContext: false),
            .make(5, .navigation, of: [3, 4], .fullScreen, definesContext: false),
            .make(6, .tabs, of: [1, 5], .fullScreen, definesContext: false), .setRoot(6), .select(6, index: 1), .settle,
            .fingerDown(.swipeBack), .hook(4, .viewIsAppearing, .select(6, index: 0)),
        ])
    }

    func testASplitViewsColumnIsTurnedRoundInViewIsAppearing() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .split, of: [1, 2], .fullScreen, definesContext: false),
            .make(4, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .scrolledPages, of: [4], .automatic, definesContext: false),
            .make(8, .tabs, of: [3, 7], .fullScreen, definesContext: false), .setRoot(8),
            .hook(2, .viewIsAppearing, .select(8, index: 1)), .arm(isDriven: false, completes: false),
            .select(8, index: 1),
        ])
    }

    func testASwipeThatTheScreenIsTakenFromLeavesNoViewMoved() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(2, .leaf, of: [], .fullScreen, definesContext: false),
            .make(3, .navigation, of: [1, 2], .fullScreen, definesContext: false), .setRoot(3),
            .fingerDown(.swipeBack), .make(4, .leaf, of: [], .fullScreen, definesContext: false),
            .present(4, by: 3, animated: false), .settle, .dismiss(4, animated: false), .settle,
            .fingerDown(.swipeBack), .fingerUp(finishes: true),
        ])
    }

    func testADismissalThatIsTakenBackInAWindowThatGoes() {
        expectAgreement([
            .make(4, .leaf, of: [], .automatic, definesContext: false), .setRoot(4), .settle,
            .make(5, .alert, of: [], .automatic, definesContext: false), .present(5, by: 4, animated: false), .settle,
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .navigation, of: [6], .overCurrentContext, definesContext: false),
            .present(7, by: 5, animated: false), .settle, .arm(isDriven: true, completes: false),
            .dismiss(4, animated: true), .commit, .letGo(finishes: false), .showWindow(false),
        ])
    }

    func testAStackThatChangesWhileItsSheetIsDraggedAndTheWindowGoes() {
        expectAgreement([
            .make(1, .leaf, of: [], .fullScreen, definesContext: false),
            .make(4, .curledPages, of: [1], .fullScreen, definesContext: false), .setRoot(4),
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .navigation, of: [5, 6], .formSheet, definesContext: false), .present(7, by: 4, animated: false),
            .make(8, .leaf, of: [], .fullScreen, definesContext: false),
            .hook(1, .viewDidDisappear, .setStack(7, [8], animated: false)), .settle, .fingerDown(.sheetDown),
            .showWindow(false), .settle,
        ])
    }

    func testAPageThatTurnsItsContainerAwayAsItComes() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            expectAgreement([
                .make(2, .leaf, of: [], .fullScreen, definesContext: false),
                .make(4, kind, of: [1, 2], .fullScreen, definesContext: false),
                .make(7, .navigation, of: [5], .fullScreen, definesContext: false),
                .make(8, .tabs, of: [4, 7], .fullScreen, definesContext: false), .setRoot(8),
                .hook(2, .viewWillAppear, .select(8, index: 1)),
            ])
        }
    }

    func testAPresentationWaitsForThatBelowItAndNotForItself() {
        expectAgreement([
            .make(3, .leaf, of: [], .fullScreen, definesContext: false), .setRoot(3), .settle,
            .make(4, .leaf, of: [], .fullScreen, definesContext: false),
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .curledPages, of: [4, 6], .fullScreen, definesContext: false), .present(7, by: 3, animated: true),
            .commit, .setPage(7, 6, forward: false, animated: false), .fingerDown(.swipeBack),
            .make(8, .leaf, of: [], .fullScreen, definesContext: false), .present(8, by: 7, animated: true),
        ])
    }

    func testADeviceThatIsTurnedBehindASheetLeavesNothingTooLarge() {
        expectAgreement([
            .make(6, .leaf, of: [], .fullScreen, definesContext: false),
            .make(7, .leaf, of: [], .fullScreen, definesContext: false),
            .make(8, .scrolledPages, of: [6, 7], .fullScreen, definesContext: false),
            .make(9, .navigation, of: [8], .fullScreen, definesContext: false), .setRoot(9), .settle,
            .make(10, .leaf, of: [], .formSheet, definesContext: false), .present(10, by: 8, animated: false), .commit,
            .make(11, .alert, of: [], .automatic, definesContext: false), .present(11, by: 10, animated: false),
            .turnDevice(onItsSide: true), .settle, .dismiss(8, animated: false), .settle, .fingerDown(.pageForward),
            .fingerUp(finishes: true),
        ])
    }

    func testAContainerThatAPageTurnedAwayComesBackWithThatPage() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            for isAnimated in [false, true] {
                expectAgreement([
                    .make(1, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(2, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(4, kind, of: [1, 2], .fullScreen, definesContext: false),
                    .make(5, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(8, .tabs, of: [4, 5], .fullScreen, definesContext: false), .setRoot(8), .settle,
                    .hook(2, .viewWillAppear, .select(8, index: 1)),
                    .setPage(4, 2, forward: false, animated: isAnimated), .select(8, index: 0),
                ])
            }
        }
    }

    func testATabChosenWhileTheNewOneHearsThatItComesAnimated() {
        for (isDriven, completes) in [(false, true), (false, false), (true, true)] {
            for callback in [ScreenOperation.Callback.viewDidLoad, .viewWillAppear] {
                expectAgreement([
                    .make(5, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(6, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(7, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(8, .tabs, of: [5, 6, 7], .fullScreen, definesContext: false), .setRoot(8), .settle,
                    .arm(isDriven: isDriven, completes: completes), .hook(6, callback, .select(8, index: 2)),
                    .select(8, index: 1), .settle, .select(8, index: 0),
                ])
            }
        }
    }

    func testAPageIsSetWhileTheOldOneHearsThatItsTurnWasCancelled() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            for callback in [ScreenOperation.Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
                for isAnimated in [false, true] {
                    expectAgreement([
                        .make(2, .leaf, of: [], .fullScreen, definesContext: false),
                        .make(3, .leaf, of: [], .fullScreen, definesContext: false),
                        .make(4, kind, of: [1, 2, 3], .fullScreen, definesContext: false), .setRoot(4), .settle,
                        .setPage(4, 3, forward: false, animated: false), .settle,
                        .fingerDown(.pageBack), .hook(3, callback, .setPage(4, 2, forward: true, animated: isAnimated)),
                    ])
                }
            }
        }
    }

    func testAPageComesBackInsideItsDisappearance() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            expectAgreement([
                .make(1, .leaf, of: [], .fullScreen, definesContext: false),
                .make(3, .leaf, of: [], .fullScreen, definesContext: false),
                .make(4, kind, of: [1, 2, 3], .automatic, definesContext: false), .setRoot(4),
                .hook(1, .viewDidDisappear, .setPage(4, 1, forward: true, animated: false)),
                .hook(1, .viewWillDisappear, .setPage(4, 3, forward: false, animated: false)),
                .make(8, .navigation, of: [6], .fullScreen, definesContext: false), .present(8, by: 4, animated: false),
                .settle, .dismiss(8, animated: false),
            ])
        }
    }

    func testAPageLeavesAfterItsContainersViewAndBeforeTheContainerHearsOfIt() {
        for kind in [ScreenOperation.Kind.scrolledPages, .curledPages] {
            expectAgreement([
                .make(1, .leaf, of: [], .fullScreen, definesContext: false),
                .make(2, .leaf, of: [], .automatic, definesContext: false),
                .make(4, kind, of: [1, 2], .fullScreen, definesContext: false), .setRoot(4),
                .make(5, .leaf, of: [], .fullScreen, definesContext: false), .present(5, by: 4, animated: false),
                .settle, .hook(5, .viewDidAppear, .setPage(4, 1, forward: false, animated: false)),
                .arm(isDriven: true, completes: false), .dismiss(5, animated: true), .commit,
                .letGo(finishes: false), .setPage(4, 2, forward: false, animated: false),
            ])
        }
    }

    func testAStackIsSetBeforeAPoppedControllerIsToldToLeave() {
        for callback in [ScreenOperation.Callback.willMove, .didMove] {
            expectAgreement([
                .make(3, .navigation, of: [1], .fullScreen, definesContext: false), .setRoot(3),
                .make(5, .leaf, of: [], .automatic, definesContext: false), .setStack(3, [5], animated: false),
                .make(6, .leaf, of: [], .fullScreen, definesContext: false), .push(6, onto: 3, animated: false),
                .make(8, .leaf, of: [], .fullScreen, definesContext: false), .push(8, onto: 3, animated: false),
                .settle, .make(10, .leaf, of: [], .fullScreen, definesContext: false),
                .push(10, onto: 3, animated: false), .settle,
                .hook(8, callback, .setStack(3, [6], animated: false)), .popTo(5, in: 3, animated: false),
            ])
        }
    }

    func testTabsAreSetOrChosenWhileTheNewOneHearsThatItComes() {
        let changes: [ScreenOperation] = [[6, 5], [7, 6], [6], [5], [7], [5, 7]].flatMap { tabs in
            [true, false].map { .setTabs(8, tabs, animated: $0) }
        }
        for change in changes + [.select(8, index: 0), .select(8, index: 2)] {
            for callback in [ScreenOperation.Callback.viewDidLoad, .viewWillAppear] {
                expectAgreement([
                    .make(4, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(5, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(6, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(7, .leaf, of: [], .fullScreen, definesContext: false),
                    .make(8, .tabs, of: [5, 6, 4], .fullScreen, definesContext: false), .setRoot(8), .settle,
                    .hook(6, callback, change), .select(8, index: 1), .settle, .select(8, index: 0),
                ])
            }
        }
    }

    func testAStackIsPoppedWhileASwipeThatEndsBringsItBack() {
        let leaf = { ScreenOperation.make($0, .leaf, of: [], .fullScreen, definesContext: false) }
        expectAgreement([
            .make(10, .navigation, of: [], .fullScreen, definesContext: false),
            .make(11, .tabs, of: [10], .fullScreen, definesContext: false), .setRoot(11), leaf(12),
            .setStack(10, [12], animated: false), leaf(13), .push(13, onto: 10, animated: false),
            .fingerDown(.swipeBack), .hook(13, .willMove, .popTo(12, in: 10, animated: false)),
        ])
    }

    func testAControllerIsPoppedWhileItHearsThatItIsPushed() {
        let leaf = { ScreenOperation.make($0, .leaf, of: [], .fullScreen, definesContext: false) }
        expectAgreement([
            leaf(1), leaf(2), .make(3, .navigation, of: [1], .fullScreen, definesContext: false), .setRoot(3), .settle,
            .hook(2, .willMove, .popTo(1, in: 3, animated: false)), .push(2, onto: 3, animated: false),
        ])
    }

    func testACurlBegunWhileThePageAppears() {
        expectAgreement([
            .make(3, .navigation, of: [1], .fullScreen, definesContext: false),
            .setRoot(3),
            .make(8, .alert, of: [], .automatic, definesContext: false),
            .present(8, by: 3, animated: false),
            .commit,
            .make(10, .leaf, of: [], .fullScreen, definesContext: false),
            .make(11, .leaf, of: [], .fullScreen, definesContext: false),
            .make(12, .curledPages, of: [9, 10, 11], .fullScreen, definesContext: false),
            .present(12, by: 8, animated: false),
            .hook(10, .viewWillAppear, .setPage(12, 11, forward: false, animated: true)),
        ])
    }

    /// Pushed under a presentation, and loaded when that goes.
    func testAControllerThatGoesWhileItIsLoadedOffTheScreenLeavesNoView() {
        let leaf = { ScreenOperation.make($0, .leaf, of: [], .fullScreen, definesContext: false) }
        expectAgreement([
            leaf(1), leaf(2), .make(3, .navigation, of: [1, 2], .automatic, definesContext: false), .setRoot(3),
            .fingerDown(.swipeBack), leaf(4), .push(4, onto: 3, animated: false),
            leaf(5), .present(5, by: 3, animated: false), .settle,
            .hook(4, .viewDidLoad, .popToRoot(3, animated: false)), .dismiss(5, animated: false),
        ])
    }

    /// A stack that is pushed onto goes while the push is told.
    func testNobodyAppearsInAStackThatGoesWhileThePushIsTold() {
        let leaf = { ScreenOperation.make($0, .leaf, of: [], .fullScreen, definesContext: false) }
        expectAgreement([
            leaf(1), .make(3, .navigation, of: [1], .fullScreen, definesContext: false),
            leaf(4), .make(5, .navigation, of: [4], .automatic, definesContext: false),
            .make(6, .tabs, of: [3, 5], .fullScreen, definesContext: false), .setRoot(6), .tapTab(6, index: 1),
            leaf(9), .push(9, onto: 5, animated: false), .settle, leaf(10), .push(10, onto: 5, animated: false),
            .hook(9, .viewWillDisappear, .select(6, index: 0)), .arm(isDriven: true, completes: true), .commit,
        ])
    }
}
