import CoreGraphics
import Foundation

/// The name of a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation around the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation around the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation around the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling along three axes, of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move along three axes, of three numbers, in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that an animation's values go through after they were interpolated: angles stay angles on the way, where
/// matrices would take the shortest turn.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    /// The function's name.
    public let name: CAValueFunctionName

    /// Makes the function of a name; nil for one that there is not.
    public init?(name: CAValueFunctionName) {
        guard Self.transform(name, [1, 1, 1]) != nil else { return nil }
        self.name = name
    }

    /// The transform that a function makes of its numbers; nil where the function or the numbers are missing.
    nonisolated static func transform(_ name: CAValueFunctionName, _ values: [Double]) -> CATransform3D? {
        guard let first = values.first else { return nil }
        func three() -> [CGFloat]? { values.count < 3 ? nil : values.map { CGFloat($0) } }
        let value = CGFloat(first)
        switch name {
        case .rotateX: return CATransform3DMakeRotation(value, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(value, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(value, 0, 0, 1)
        case .scale: return three().map { CATransform3DMakeScale($0[0], $0[1], $0[2]) }
        case .scaleX: return CATransform3DMakeScale(value, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, value, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, value)
        case .translate: return three().map { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) }
        case .translateX: return CATransform3DMakeTranslation(value, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, value, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, value)
        default: return nil
        }
    }
}

extension AnimatableValue {
    /// The transform that a function makes of the value; the value itself without a function.
    func applying(_ function: CAValueFunctionName?) -> AnimatableValue {
        guard let function else { return self }
        let numbers: [Double]
        switch self {
        case .scalar(let value): numbers = [value]
        case .numbers(let values): numbers = values
        default: return self
        }
        return CAValueFunction.transform(function, numbers).map { .transform($0) } ?? self
    }
}
