import CoreGraphics
import Foundation

/// Animations that run together, each at most as long as the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations that run side by side in the group's time; what lasts longer than the group is cut off.
    open var animations: [CAAnimation]?
}
