import CoreGraphics
import Foundation

/// Some numbers: a point, a rectangle, weights.
public final class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    /// Makes a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Makes a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Makes a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Makes a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Makes a vector of any number of numbers.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init((0..<count).map { values[$0] })
    }
    /// Makes a vector of a point.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// Makes a vector of a rectangle: its origin and its size.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }
    /// Makes a vector of a transform's six numbers.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }
    /// Reads a text such as "[1 2 3]".
    public convenience init(string representation: String) {
        let numbers = representation.split { " []".contains($0) }
        self.init(numbers.compactMap { Double($0).map { CGFloat($0) } })
    }

    /// The number at a place; 0 where there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The count of numbers.
    public var count: Int { values.count }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The six numbers of a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers as text.
    public var stringRepresentation: String { "[" + values.map { "\(Double($0))" }.joined(separator: " ") + "]" }

    public override var description: String { stringRepresentation }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension CIVector {
    var pixel: Pixel { Pixel(Float(x), Float(y), Float(z), Float(w)) }
}
