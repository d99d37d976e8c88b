import Foundation
import UIKit

/// The player at this device. Nobody is signed in, as in a simulator without an account.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    /// The player at this device.
    open class var local: GKLocalPlayer { player }

    private static let player = GKLocalPlayer()

    /// Whether somebody is signed in: false.
    open var isAuthenticated: Bool { false }
    /// Whether the player is a child; false for nobody.
    open var isUnderage: Bool { false }
    /// Whether the player may not play with others; false for nobody.
    open var isMultiplayerGamingRestricted: Bool { false }
    /// Whether the player may not talk to others; false for nobody.
    open var isPersonalizedCommunicationRestricted: Bool { false }
    /// Whether the player can be shown what signs in; there is nothing.
    open var isPresentingFriendRequestViewController: Bool { false }

    // Choice (GameKit): no controller is handed out that would sign in, as where the person has often declined.
    /// Hears how signing in went.
    ///
    /// Called in a later turn of the main queue, each time that it is set.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            let handler = authenticateHandler
            later { handler?(nil, GKError(.notAuthenticated)) }
        }
    }

    /// Has an object told of invitations, of which there are none.
    open func register(_ listener: any GKLocalPlayerListener) {}
    /// Has an object no longer told of invitations.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Has no object told of invitations any more.
    open func unregisterAllListeners() {}

    /// Loads the identifier of the leaderboard that is shown first; it is refused.
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        later { completionHandler?(nil, GKError(.notAuthenticated)) }
    }

    /// Chooses the leaderboard that is shown first; it is refused.
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        later { refuse { completionHandler?($0) } }
    }

    /// Loads the player's friends; it is refused.
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        later { completionHandler(nil, GKError(.notAuthenticated)) }
    }
}

/// Hears what others want of the local player.
public protocol GKLocalPlayerListener: AnyObject {}
