import Foundation
import UIKit

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The player's name; empty for nobody.
    open var displayName: String { "" }
    /// The player's nickname; empty for nobody.
    open var alias: String { "" }
    /// What tells players apart in this game; empty for nobody.
    open var gamePlayerID: String { "" }
    /// What tells players apart in the games of a team; empty for nobody.
    open var teamPlayerID: String { "" }
    /// What told players apart in older games; empty for nobody.
    open var playerID: String { "" }
    /// Whether the identifiers stay the same.
    open func scopedIDsArePersistent() -> Bool { false }

    /// The sizes of players' pictures.
    public enum PhotoSize: Int, Sendable { case small, normal }

    /// Loads the player's picture; there is none.
    open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        later { handler?(nil, GKError(.notAuthenticated)) }
    }
}

extension NSNotification.Name {
    /// The local player has signed in or out.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}
