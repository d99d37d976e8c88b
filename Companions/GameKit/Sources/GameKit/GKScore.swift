import Foundation
import UIKit

/// A score for a leaderboard.
open class GKScore: NSObject, @unchecked Sendable {
    /// The leaderboard.
    open var leaderboardIdentifier: String
    /// The score.
    open var value: Int64 = 0
    /// What the game says of the score.
    open var context: UInt64 = 0
    /// The time at which the score was made.
    public let date = Date()
    /// The score as players read it.
    open var formattedValue: String? { nil }
    /// The place in the list.
    open var rank: Int { 0 }
    /// Whether a list that has no identifier shows the score.
    open var shouldSetDefaultLeaderboard = false

    /// Makes a score for a leaderboard.
    public init(leaderboardIdentifier identifier: String) {
        leaderboardIdentifier = identifier
        super.init()
    }

    /// Sends scores; it is refused.
    open class func report(_ scores: [GKScore], withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        later { refuse { handler?($0) } }
    }
}
