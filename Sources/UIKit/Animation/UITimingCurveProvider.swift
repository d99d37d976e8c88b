import CoreGraphics
import Foundation
import QuartzCore

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of `UIView.AnimationCurve`.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// A curve of the app's, put together from both others.
    case composed = 3
}

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where it is a cubic one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The seconds that the pace takes in place of a duration that the app gives.
    func duration(for duration: TimeInterval) -> TimeInterval {
        timingCurveType == .spring ? springTimingParameters?.ownDuration ?? duration : duration
    }

    /// The pace within a duration in seconds.
    func curve(over duration: TimeInterval) -> AnimationCurve {
        switch timingCurveType {
        case .spring: springTimingParameters?.curve(over: duration) ?? .linear
        case .builtin, .cubic: cubicTimingParameters?.curve ?? .linear
        case .composed:
            springTimingParameters?.curve(over: duration) ?? cubicTimingParameters?.curve ?? .linear
        }
    }
}
