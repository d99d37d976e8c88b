import Foundation

extension CGPoint {
    /// Where `transform` takes the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size as a displacement through `transform`, which ignores the transform's own displacement.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the corners where `transform` takes the rectangle.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || transform.isIdentity { return self }
        if transform.isRectilinear {
            let x = transform.a * minX + transform.tx
            let y = transform.d * minY + transform.ty
            let width = transform.a * self.width
            let height = transform.d * self.height
            return CGRect(
                x: min(x, x + width), y: min(y, y + height), width: Swift.abs(width), height: Swift.abs(height))
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
        return CGRect(enclosing: corners.lazy.map { $0.applying(transform) })
    }

    /// The smallest rectangle that holds every point; null when there is none.
    init(enclosing points: some Sequence<CGPoint>) {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self = low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
