import CoreGraphics
import Foundation
import QuartzCore

/// A pace by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, ObjectiveCExposed, UITimingCurveProvider {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICubicTimingParameters") }

    /// The named curve; `.easeInOut` for one that was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point of the curve, where both axes run from 0 to 1.
    public let controlPoint1: CGPoint
    /// The second control point of the curve, where both axes run from 0 to 1.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Makes the usual pace of UIKit, which starts and stops softly.
    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Makes the pace of a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// Makes a pace from the two control points of a curve, where both axes run from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    /// The kind of pace: `.builtin` for a named curve, `.cubic` for control points.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The spring: nil, as there is none.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: AnimationCurve {
        if isBuiltIn { return animationCurve == .linear ? .linear : .timing(animationCurve.timingFunction) }
        return .timing(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                Float(controlPoint2.y)))
    }
}
