import Foundation

/// The area that drawing is kept to: shapes within shapes.
///
/// Commands share their clips, so that most comparisons end at the identity of the innermost shape.
package final class Clip: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        /// A rectangle in user space.
        case rect(CGRect)
        case rounded(RoundedRect)
        case path(Path, CGPathFillRule)
        /// The image's alpha (its darkness, when it has none) over a rectangle, upright in a space with y down.
        case mask(CGImage, CGRect)
    }

    package let outer: Clip?
    package let shape: Shape
    /// From the shape's space to the list's.
    package let transform: CGAffineTransform
    /// What is left, in the list's space.
    package let bounds: CGRect

    package init(_ shape: Shape, transform: CGAffineTransform, within outer: Clip?) {
        self.outer = outer
        self.shape = shape
        self.transform = transform
        let area: CGRect =
            switch shape {
            case .rect(let rect), .mask(_, let rect): rect.applying(transform)
            case .rounded(let shape): shape.rect.applying(transform)
            case .path(let path, _): path.applying(transform).bounds
            }
        // An infinite shape that is turned or scaled has no bounds that are numbers; it leaves what was there.
        let limited =
            area.isMeasurable ? outer.map { area.intersection($0.bounds) } ?? area : outer?.bounds ?? .infinite
        bounds = limited.isNull ? CGRect(origin: area.isNull ? .zero : area.origin, size: .zero) : limited
    }

    /// Whether an image's alpha is part of the clip, here or further out.
    var hasMask: Bool {
        if case .mask = shape { return true }
        return outer?.hasMask ?? false
    }

    package static func == (one: Clip, other: Clip) -> Bool {
        var (one, other): (Clip?, Clip?) = (one, other)
        while let left = one, let right = other {
            if left === right { return true }
            if left.transform != right.transform || left.shape != right.shape { return false }
            (one, other) = (left.outer, right.outer)
        }
        return one == nil && other == nil
    }
}

extension CGRect {
    /// Whether all edges are numbers, as they are of a null rectangle too.
    fileprivate var isMeasurable: Bool {
        isNull || origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }
}
