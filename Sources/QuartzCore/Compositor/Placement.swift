import CoreGraphics
import Foundation

/// Where a layer lies in the space of the list that is being built.
///
/// A layer that is only moved lies on whole pixels, and what is in it follows: a tree that moves stays the same picture,
/// and text stays sharp. Layers that are turned or scaled lie where they are.
struct Placement {
    /// From the superlayer's points to the list's space.
    let outer: CGAffineTransform
    /// From the layer's points to the list's space.
    var points: CGAffineTransform
    /// The layer's bounds in box space.
    var box: CGRect
    /// From box space to the list's: whole pixels for snapped layers, the layer's points for others.
    var boxTransform: CGAffineTransform
    /// Box units in a point.
    var unit: CGFloat
    var isSnapped: Bool

    /// - Parameters:
    ///   - outer: from the superlayer's points to the list's space.
    ///   - scale: pixels in a point of layers that are not scaled; nil when whole pixels are not known.
    ///   - inner: from the layer's points to the superlayer's; nil takes what the state says.
    init(_ state: LayerState, in outer: CGAffineTransform, scale: CGFloat?, inner: CGAffineTransform? = nil) {
        self.outer = outer
        let transform = (inner ?? state.transformToSuperlayer).concatenating(outer)
        let bounds = state.bounds
        guard let scale, transform.isRectilinear, abs(transform.a - scale) < 1e-6, abs(transform.d - scale) < 1e-6
        else {
            points = transform
            box = bounds
            boxTransform = transform
            unit = 1
            isSnapped = false
            return
        }
        let (left, top) = (bounds.minX * scale + transform.tx, bounds.minY * scale + transform.ty)
        let (x, y) = (Self.snap(left), Self.snap(top))
        points = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: x - bounds.minX * scale, ty: y - bounds.minY * scale)
        box = CGRect(
            x: 0, y: 0, width: Self.length(left, bounds.width * scale, x),
            height: Self.length(top, bounds.height * scale, y))
        boxTransform = CGAffineTransform(translationX: x, y: y)
        unit = scale
        isSnapped = true
    }

    /// The place of a layer whose points are the list's space.
    init(ownSpaceOf state: LayerState) {
        (outer, points, boxTransform) = (.identity, .identity, .identity)
        box = state.bounds
        unit = 1
        isSnapped = false
    }

    /// The place of a layer in a list of its own, whose origin is that of the bounds.
    ///
    /// - Parameter scale: Units of the list in a point.
    init(apart state: LayerState, scale: CGFloat) {
        outer = .identity
        unit = scale
        points = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -state.bounds.minX * scale, ty: -state.bounds.minY * scale)
        box = CGRect(x: 0, y: 0, width: state.bounds.width * scale, height: state.bounds.height * scale)
        boxTransform = .identity
        isSnapped = true
    }

    /// The nearest whole number; halves go up on both sides of zero, so that distances are kept. What is a half but for
    /// the last digits counts as one.
    private static func snap(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

    /// The distance between both snapped edges; a hairline does not vanish.
    private static func length(_ start: CGFloat, _ length: CGFloat, _ snapped: CGFloat) -> CGFloat {
        let whole = snap(start + length) - snapped
        return whole < 1 && length >= 0.3 ? 1 : whole
    }

    /// The smallest rectangle of the list's space around the bounds.
    var frame: CGRect { box.applying(boxTransform) }

    /// From sublayers' superlayer space to the list's.
    func sublayerPoints(_ state: LayerState) -> CGAffineTransform {
        state.hasPlainSublayers ? points : state.sublayerMatrix.planar.concatenating(points)
    }

    /// Whether something can be drawn there.
    var isDrawable: Bool {
        let determinant = points.determinant
        return determinant != 0 && determinant.isFinite && points.tx.isFinite && points.ty.isFinite
            && box.width.isFinite && box.height.isFinite && box.minX.isFinite && box.minY.isFinite
    }
}
