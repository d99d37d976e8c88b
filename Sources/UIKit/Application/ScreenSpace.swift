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

extension UIView {
    /// The layer whose coordinates a space has; the window's for one that is neither a view nor the screen's.
    func layer(of space: any UICoordinateSpace) -> CALayer? {
        if let view = Self.view(of: space) { return view.layer }
        return space === UIScreen.main.coordinateSpace ? UIApplication.shared.screenLayer : storedWindow?.layer
    }
}
