import Foundation
import UIKit

/// What a picture of a view shows.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
    /// Makes a configuration for all that is seen.
    nonisolated public override init() { super.init() }

    /// The part of the view, in its coordinates; `CGRect.null` for all of it.
    open var rect = CGRect.null
    /// The picture's width in points; nil for that of the part.
    open var snapshotWidth: NSNumber?
    /// Whether the picture is taken after the page has been drawn anew.
    open var afterScreenUpdates = true
}
