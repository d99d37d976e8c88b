import Foundation
import QuartzCore

/// Transforms and vectors in an `NSValue`.
///
/// Foundation on Linux knows no structures but its own: the others are kept as rows of numbers, each of a shape of its own by
/// which a cast tells them apart.
extension NSValue {
    /// Makes a value that holds a transform of layers.
    public convenience init(caTransform3D t: CATransform3D) { self.init(plain: t) }
    /// Makes a value that holds a transform of views.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(plain: transform)
    }
    /// Makes a value that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(plain: vector) }

    /// The transform of layers in the value, which has to hold one.
    public var caTransform3DValue: CATransform3D { plain() }
    /// The transform of views in the value, which has to hold one.
    public var cgAffineTransformValue: CGAffineTransform { plain() }
    /// The vector in the value, which has to hold one.
    public var cgVectorValue: CGVector { plain() }

    /// Makes a value of a structure of numbers.
    convenience init<Numbers: __PlainGeometry>(plain numbers: Numbers) {
        let list = withUnsafeBytes(of: numbers) { Array($0.bindMemory(to: CGFloat.self)) }
        self.init(bytes: list, objCType: Numbers.__shape)
    }

    /// Reads a structure of numbers; all zeros from a value that holds something else.
    func plain<Numbers: __PlainGeometry>() -> Numbers {
        guard String(cString: objCType) == Numbers.__shape else { return Numbers() }
        var list = [CGFloat](repeating: 0, count: MemoryLayout<Numbers>.size / MemoryLayout<CGFloat>.size)
        getValue(&list)
        return list.withUnsafeBytes { $0.load(as: Numbers.self) }
    }
}

/// Geometry that an `NSValue` holds as a row of numbers, all of them `CGFloat`s.
public protocol __PlainGeometry: __GeometryInValue {
    /// The numbers in Objective-C's encoding of types.
    static var __shape: String { get }
}

extension __PlainGeometry {
    /// Makes a value that holds the geometry, as a cast to `NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(plain: self) }
    /// The geometry in a value.
    public static func __read(_ value: NSValue) -> Self { value.plain() }
}

extension CATransform3D: __PlainGeometry {
    /// Sixteen numbers.
    public static var __shape: String { "[16d]" }
}

extension CGAffineTransform: __PlainGeometry {
    /// Six numbers.
    public static var __shape: String { "[6d]" }
}

extension CGVector: __PlainGeometry {
    /// Two numbers.
    public static var __shape: String { "[2d]" }
}
