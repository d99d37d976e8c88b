import CoreGraphics
import Foundation

/// A layer whose sublayers lie in space, and not in the layer's plane: what one of them stands before hides the other.
///
/// The layer shows nothing itself; backgrounds, borders, masks and shadows of it are left out.
open class CATransformLayer: CALayer {
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(_ state: inout LayerState) { state.special = .space }

    public override init(layer: Any) { super.init(layer: layer) }

    /// The frontmost sublayer at a point of the superlayer's coordinate space; never the layer itself.
    open override func hitTest(_ point: CGPoint) -> CALayer? {
        let hit = super.hitTest(point)
        return hit === self ? nil : hit
    }
}
