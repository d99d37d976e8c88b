import Foundation
import QuartzCore

extension UIView {
    /// Makes the layer that a view of this class is backed by, of a class that an app may have written.
    static func makeLayer() -> CALayer {
        guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else { return CALayer() }
        return unsafeDowncast(makeObject(type), to: CALayer.self)
    }

    /// Prepares the layer of a new view and gives the view its frame.
    func attachLayer(frame: CGRect) {
        attachLayer()
        self.frame = frame
    }

    /// Prepares the layer of a new view and gives the view its attributes.
    func attachLayer(decoding coder: NSCoder) {
        attachLayer()
        (coder as? NibCoder)?.decode(self)
    }

    /// Draws the view into its layer's context.
    func drawContents(of layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        // A tiled layer asks for one tile after the other.
        let rect = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
        TraitTracking.track(self, .display) { draw(rect) }
    }

    private func attachLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }
}
