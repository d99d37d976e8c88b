import Foundation
import QuartzCore

/// The coordinates of the screen as the interface is turned.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds }

    private var layer: CALayer { UIApplication.shared.screenLayer }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        UIView.view(of: space).map { layer.convert(point, to: $0.layer) } ?? point
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        UIView.view(of: space).map { layer.convert(point, from: $0.layer) } ?? point
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        UIView.view(of: space).map { layer.convert(rect, to: $0.layer) } ?? rect
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        UIView.view(of: space).map { layer.convert(rect, from: $0.layer) } ?? rect
    }
}

/// The coordinates of the device held upright, which do not turn with the interface.
@MainActor final class FixedScreenSpace: NSObject, UICoordinateSpace {
    private var turned: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    var bounds: CGRect {
        let size = UIScreen.main.bounds.size
        let isUpright = UIScreen.main.interfaceOrientation.isPortrait
        return CGRect(origin: .zero, size: isUpright ? size : CGSize(width: size.height, height: size.width))
    }

    /// Leads from the interface's coordinates to those of the device.
    private var transform: CGAffineTransform {
        switch UIScreen.main.interfaceOrientation {
        // The interface's left edge is the device's top when the home button is at the right.
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.width, ty: 0)
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.height)
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height)
        default: .identity
        }
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        space === self ? point : turned.convert(point.applying(transform.inverted()), to: space)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        space === self ? point : turned.convert(point, from: space).applying(transform)
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        space === self ? rect : turned.convert(rect.applying(transform.inverted()), to: space)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        space === self ? rect : turned.convert(rect, from: space).applying(transform)
    }
}

extension UIView {
    /// The space, if it is that of the device held upright, which no layer has.
    func fixedSpace(_ space: any UICoordinateSpace) -> (any UICoordinateSpace)? {
        space is FixedScreenSpace ? space : nil
    }

    /// The layer whose coordinates a space has; the window's for one that is neither a view nor the screen's.
    func layer(of space: any UICoordinateSpace) -> CALayer? {
        if let view = Self.view(of: space) { return view.layer }
        return space === UIScreen.main.coordinateSpace ? UIApplication.shared.screenLayer : storedWindow?.layer
    }
}
