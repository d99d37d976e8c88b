import CoreGraphics
import Foundation
import UIKit

/// The values between two limits.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
    /// The least value.
    open var lowerLimit: CGFloat
    /// The greatest value.
    open var upperLimit: CGFloat

    /// Makes a range of two limits.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }

    /// Makes a range without limits.
    public override convenience init() { self.init(lowerLimit: -.infinity, upperLimit: .infinity) }
    /// Makes a range with a least value.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// Makes a range with a greatest value.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// Makes a range of one value.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// Makes a range of all that is no farther from a value than a variance.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    /// Makes a range without limits.
    open class func withNoLimits() -> SKRange { SKRange() }

    /// The value of the range that is nearest to another.
    func nearest(to value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }
}
