import CoreGraphics
import Foundation

extension CALayer {
    /// The part of the bounds that the superlayers which mask leave visible, in the layer's coordinate space.
    public var visibleRect: CGRect {
        var visible = bounds
        var layer = superlayer
        while let current = layer {
            if current.masksToBounds { visible = visible.intersection(convert(current.bounds, from: current)) }
            layer = current.superlayer
        }
        return visible.isNull ? .zero : visible
    }

    /// The nearest scroll layer around the layer, or the layer itself if it is one.
    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scrolling = current as? CAScrollLayer { return scrolling }
            layer = current.superlayer
        }
        return nil
    }

    /// Scrolls the nearest scroll layer around the layer so that a point of this layer is at its top left corner.
    public func scroll(_ point: CGPoint) {
        guard let scrolling = scrollLayer else { return }
        scrolling.scroll(to: convert(point, to: scrolling))
    }

    /// Scrolls the nearest scroll layer around the layer by as much as a rectangle of this layer needs to be seen.
    public func scrollRectToVisible(_ rect: CGRect) {
        guard let scrolling = scrollLayer else { return }
        scrolling.scroll(to: convert(rect, to: scrolling))
    }
}
