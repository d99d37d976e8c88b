import CoreGraphics
import Foundation

/// Animations that run together, each at most as long as the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}
