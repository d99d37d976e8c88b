import Foundation
import UIKit

/// A list of players' scores. There is none without a player, and what asks for one is refused.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// Whose scores are meant.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// The time in which scores were made.
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    /// What tells the list from others.
    open var baseLeaderboardID = ""
    /// The older name of what tells the list from others.
    open var identifier: String?
    /// The name that players read.
    open var title: String? { nil }
    /// Whose scores are meant.
    open var playerScope = PlayerScope.global
    /// The time in which the scores were made.
    open var timeScope = TimeScope.allTime
    /// The places that are meant.
    open var range = NSRange(location: 1, length: 25)
    /// The scores that were loaded.
    open var scores: [GKScore]? { nil }
    /// The local player's score.
    open var localPlayerScore: GKScore? { nil }

    /// Makes a list that is not loaded.
    public override init() { super.init() }

    /// A place in a list.
    open class Entry: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// The player.
        open var player: GKPlayer { GKPlayer() }
        /// The place, from 1.
        open var rank: Int { 0 }
        /// The score.
        open var score: Int { 0 }
        /// The score as players read it.
        open var formattedScore: String { "" }
        /// What the game said of the score.
        open var context: Int { 0 }
    }

    /// Loads lists; it is refused.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, GKError(.notAuthenticated)) }
    }

    /// Loads all lists; it is refused.
    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        later { completionHandler?(nil, GKError(.notAuthenticated)) }
    }

    /// Loads places; it is refused.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    }

    /// Loads scores; it is refused.
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        later { completionHandler?(nil, GKError(.notAuthenticated)) }
    }

    /// Sends a score to lists; it is refused.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        later { refuse(completionHandler) }
    }

    /// Sends a score to the list; it is refused.
    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        later { refuse(completionHandler) }
    }
}
