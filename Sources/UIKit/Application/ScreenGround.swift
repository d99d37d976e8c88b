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
            switch ground(of: window, at: window.convert(point, from: nil)) {
            case .nothing: continue
            case .unknown: return nil
            case .color(let color):
                return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < threshold
            }
        }
        return nil
    }

    /// - Parameter point: In the view's coordinates.
    private static func ground(of view: UIView, at point: CGPoint) -> Ground {
        let isInside = view.bounds.contains(point)
        if view.clipsToBounds, !isInside { return .nothing }
        for subview in view.storedSubviews.reversed() where !subview.isHidden && subview.alpha > 0.5 {
            let found = ground(of: subview, at: subview.convert(point, from: view))
            if case .nothing = found { continue }
            return found
        }
        guard isInside else { return .nothing }
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
