import Foundation

/// The name of a predefined pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a name of a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even pacing.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Pacing that begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Pacing that ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Pacing that begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pacing of implicit animations: quick at first, then slowing down.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Makes the linear pace.
    public override convenience init() { self.init(name: .linear) }

    /// Makes a pace from the curve's two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        x1 = Double(c1x)
        y1 = Double(c1y)
        x2 = Double(c2x)
        y2 = Double(c2y)
    }

    /// Makes one of the predefined paces; an unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes a point of the curve's polygon: its beginning, the two control points, its end.
    ///
    /// - Parameters:
    ///   - index: The number of the point, from 0 to 3.
    ///   - values: A place for two numbers, x and y.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        precondition(points.indices.contains(index), "a timing function has the points 0 to 3, and not \(index)")
        (values[0], values[1]) = (Float(points[index].0), Float(points[index].1))
    }

    /// The progress at a fraction of the duration, both from 0 to 1.
    package func progress(at fraction: Double) -> Double {
        if x1 == y1 && x2 == y2 { return fraction }
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        // x(t) is monotonic, so bisection always converges; 40 halvings exhaust a double's useful precision.
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.cubic(x1, x2, middle) < fraction { low = middle } else { high = middle }
        }
        return Self.cubic(y1, y2, (low + high) / 2)
    }

    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }
}
