import UIKitTesting
import XCTest

@testable import GameKit
@_spi(Framework) import UIKit

/// Game Center without a player.
@preconcurrency @MainActor final class GameCenterTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            events = []
        }
    }

    private func note(_ name: String, _ error: (any Error)?) {
        events.append("\(name) \((error as? GKError)?.code == .notAuthenticated)")
    }

    func testNobodyIsSignedIn() {
        GKLocalPlayer.local.authenticateHandler = { controller, error in
            XCTAssertNil(controller)
            self.note("player", error)
        }
        XCTAssertEqual(events, [])
        screen.runUntilIdle()
        XCTAssertEqual(events, ["player true"])
        XCTAssertFalse(GKLocalPlayer.local.isAuthenticated)
        XCTAssertTrue(GKLocalPlayer.local === GKLocalPlayer.local)
    }

    func testScoresAndAchievementsAreRefused() {
        let score = GKScore(leaderboardIdentifier: "points")
        score.value = 5
        GKScore.report([score]) { self.note("score", $0) }
        GKAchievement.report([GKAchievement(identifier: "first")]) { self.note("achievement", $0) }
        GKAchievement.loadAchievements { self.note("achievements", $1) }
        GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["points"]) {
            self.note("submitted", $0)
        }
        GKLeaderboard.loadLeaderboards(IDs: nil) { self.note("leaderboards", $1) }
        screen.runUntilIdle()
        XCTAssertEqual(
            events, ["score true", "achievement true", "achievements true", "submitted true", "leaderboards true"])
    }

    private final class Delegate: GKGameCenterControllerDelegate {
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            gameCenterViewController.dismiss(animated: true)
        }
    }

    func testGameCenterSaysThatNobodyIsSignedIn() {
        let root = UIViewController()
        screen.show(root)
        let controller = GKGameCenterViewController(state: .leaderboards)
        let delegate = Delegate()
        controller.gameCenterDelegate = delegate
        root.present(controller, animated: true)
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts, ["Game Center", "Done", "Nobody is signed in to Game Center."])
        screen.tap("Done")
        screen.runUntilIdle()
        XCTAssertNil(root.presentedViewController)
    }

    func testGameplayKitComesWithIt() {
        let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3])
        XCTAssertEqual(Set(shuffled.compactMap { $0 as? Int }), [1, 2, 3])
    }
}
