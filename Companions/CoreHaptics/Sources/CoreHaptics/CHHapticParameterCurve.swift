import Foundation

/// How a pattern changes in one respect, from point to point.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    /// A point of a curve.
    open class ControlPoint: NSObject, @unchecked Sendable {
        /// When, in seconds from the curve's beginning.
        open var relativeTime: TimeInterval
        /// How.
        open var value: Float

        /// Makes a point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// In which respect.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points.
    public let controlPoints: [ControlPoint]
    /// When the curve begins, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval

    /// Makes a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
