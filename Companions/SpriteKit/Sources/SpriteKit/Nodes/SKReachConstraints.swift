import CoreGraphics
import Foundation
import UIKit

/// The limits of a node's turn where it is reached for.
open class SKReachConstraints: NSObject, @unchecked Sendable {
    /// The least angle, in radians.
    open var lowerAngleLimit: CGFloat
    /// The greatest angle, in radians.
    open var upperAngleLimit: CGFloat

    /// Makes limits of two angles, in radians.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    }

    /// Makes limits of a whole turn.
    public override convenience init() { self.init(lowerAngleLimit: 0, upperAngleLimit: 2 * .pi) }
}
