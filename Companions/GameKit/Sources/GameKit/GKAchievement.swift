import Foundation
import UIKit

/// How far a player has come with an achievement.
open class GKAchievement: NSObject, @unchecked Sendable {
    /// What tells the achievement from others.
    open var identifier: String
    /// How much is done, from 0 to 100.
    open var percentComplete = 0.0
    /// Whether all is done.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// Whether a banner shows that all is done.
    open var showsCompletionBanner = false
    /// The time of the last report.
    public let lastReportedDate = Date()

    /// Makes an achievement that nothing is done of.
    public convenience override init() { self.init(identifier: "") }

    /// Makes an achievement that nothing is done of.
    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Sends achievements; it is refused.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
    ) {
        later { refuse { handler?($0) } }
    }

    /// Loads what the player has done; it is refused.
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        later { completionHandler?(nil, GKError(.notAuthenticated)) }
    }

    /// Forgets what the player has done; it is refused.
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        later { refuse { completionHandler?($0) } }
    }
}
