import Foundation

/// A map of the plane that keeps straight lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
@frozen public struct CGAffineTransform: Hashable, Sendable, Codable {
    public var a: CGFloat
    /// The share of a point's x in the new y.
    public var b: CGFloat
    /// The share of a point's y in the new x.
    public var c: CGFloat
    /// The share of a point's y in the new y.
    public var d: CGFloat
    /// The distance along x, in points.
    public var tx: CGFloat
    /// The distance along y, in points.
    public var ty: CGFloat

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the map whose entries are all zero.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a map from its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a map from its entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a rotation about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a displacement.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether the map leaves every point where it is.
    public var isIdentity: Bool { self == .identity }

    /// The map that applies this one first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The map that turns by `angle` radians first and applies this one second.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that scales first and applies this one second.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// The map that displaces first and applies this one second.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
    }

    /// The map that undoes this one; this one itself when it cannot be undone.
    public func inverted() -> CGAffineTransform {
        let determinant = self.determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    /// The signed factor by which areas grow.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether rectangles stay upright rectangles: the map only scales, mirrors and displaces.
    package var isRectilinear: Bool { b == 0 && c == 0 }

    /// The factor by which lengths grow on average.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}

/// What a transform is made of: scale, then shear, then rotation, then displacement.
@frozen public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y; a mirrored transform has a negative height.
    public var scale: CGSize
    /// The slant of the y axis, as a factor of y added to x.
    public var horizontalShear: CGFloat
    /// The rotation, in radians.
    public var rotation: CGFloat
    /// The displacement.
    public var translation: CGVector

    /// Makes a matrix of zeros.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes a transform of its components: it scales, shears, turns by an angle in radians and moves, in this order.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that scales, shears, turns and displaces, in that order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The parts that `init(_:)` puts together to this transform.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
                rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let height = determinant / width
        let along = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height,
            rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
    }
}
