import UIKit

/// Where and how a context sets text. The matrix is kept with the context, whose tx and ty are the position.
extension CGContext {
    // A key is never written; its address is what counts.
    private nonisolated(unsafe) static var key: UInt8 = 0

    /// What letters are transformed by, before the context's own transform.
    public var textMatrix: CGAffineTransform {
        get { objc_getAssociatedObject(self, &Self.key) as? CGAffineTransform ?? .identity }
        set { objc_setAssociatedObject(self, &Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Where the next line's baseline begins, in the context's space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }
}
