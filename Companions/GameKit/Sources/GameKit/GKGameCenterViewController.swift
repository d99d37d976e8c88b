import Foundation
@_spi(Framework) import UIKit

/// The parts of Game Center that a controller can show.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Hears that the person is done with Game Center.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
    /// The person is done; the delegate dismisses the controller.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center, which says that nobody is signed in.
open class GKGameCenterViewController: UIViewController {
    /// Hears that the person is done.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// The part that is shown.
    open var viewState = GKGameCenterViewControllerState.default
    /// The leaderboard that is shown.
    open var leaderboardIdentifier: String?
    /// The time of the scores that are shown.
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    /// Makes a controller that shows a part.
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }

    /// Makes a controller that shows a leaderboard.
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
        leaderboardTimeScope = timeScope
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = UINavigationItem(title: "Game Center")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            })
        showNotice("Nobody is signed in to Game Center.", under: item)
    }
}
