import Foundation
import UIKit

/// The mark at a corner of the screen that opens Game Center. It is not shown, since nobody is signed in.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
    /// The corners.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    /// The mark.
    public static let shared = GKAccessPoint()

    nonisolated override init() { super.init() }

    /// Whether the app wants the mark to be shown.
    open var isActive = false
    /// Whether the app wants the mark to show what the player has done.
    open var showHighlights = false
    /// The corner at which the mark would be.
    open var location = Location.topLeading
    /// The window in which the mark would be.
    open weak var parentWindow: UIWindow?
    /// Whether the mark is shown: false.
    open var isVisible: Bool { false }
    /// Whether Game Center is shown by the mark: false.
    open var isPresentingGameCenter: Bool { false }
    /// The place of the mark in points of the screen: none.
    open var frameInScreenCoordinates: CGRect { .zero }
}
