import CoreGraphics
import Foundation
import QuartzCore

/// What lies under the system's own layers, as far as the backgrounds of views tell it.
@MainActor enum ScreenGround {
    private enum Ground {
        /// Nothing that could be seen.
        case nothing
        /// A picture, or a material, whose colours only drawing knows.
        case unknown
        case color(RGBA)
    }

    // Choice (status bar): the home indicator is white over what is darker than this; iOS goes by what it lies on, softly.
    private static let threshold = 0.4

    /// Whether the windows are dark at a point of the screen; nil where their backgrounds do not say.
    static func isDark(at point: CGPoint) -> Bool? {
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden && window.alpha > 0.5 {
            switch ground(of: window, at: place(of: point, in: window)) {
            case .nothing: continue
            case .unknown: return nil
            case .color(let color):
                return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < threshold
            }
        }
        return nil
    }

    /// A point of the superview in a view's coordinates.
    private static func place(of point: CGPoint, in view: UIView) -> CGPoint {
        let layer = view.storedLayer
        guard CATransform3DIsIdentity(layer.transform) else { return layer.convert(point, from: layer.superlayer) }
        let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
        return CGPoint(
            x: point.x - layer.position.x + anchor.x * bounds.width + bounds.minX,
            y: point.y - layer.position.y + anchor.y * bounds.height + bounds.minY)
    }

    // What reaches out of its superview is not looked for: this is asked in each frame that is drawn.
    /// - Parameter point: In the view's coordinates.
    private static func ground(of view: UIView, at point: CGPoint) -> Ground {
        guard view.bounds.contains(point) else { return .nothing }
        for subview in view.storedSubviews.reversed() where !subview.isHidden && subview.alpha > 0.5 {
            let found = ground(of: subview, at: place(of: point, in: subview))
            if case .nothing = found { continue }
            return found
        }
        if view.coversWithUnknownColors { return .unknown }
        guard let color = view.layer.backgroundColor?.rgba, color.alpha > 0.5 else { return .nothing }
        return .color(color)
    }
}

extension UIView {
    /// Whether the view shows more than its background: a picture, or a material.
    fileprivate var coversWithUnknownColors: Bool {
        layer.contents != nil || layer.backdrop != nil
    }
}
