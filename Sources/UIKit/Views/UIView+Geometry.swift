import Foundation
import QuartzCore

extension UIView: UICoordinateSpace {
    func assignFrame(_ newValue: CGRect) {
        let oldSize = bounds.size
        layer.frame = newValue
        geometryDidChange(from: oldSize)
    }

    func assignBounds(_ newValue: CGRect) {
        let oldBounds = layer.bounds
        layer.bounds = newValue
        geometryDidChange(from: oldBounds.size)
        if newValue.origin != oldBounds.origin { boundsOriginDidChange() }
    }

    func assignCenter(_ newValue: CGPoint) {
        guard newValue != layer.position else { return }
        layer.position = newValue
        geometryDidChange(from: bounds.size)
    }

    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    func geometryDidChange(from oldSize: CGSize) {
        if bounds.size != oldSize {
            resizeSubviews(from: oldSize)
            setNeedsLayout()
            boundsSizeDidChange(from: oldSize)
        }
        frameWasSet()
        safeAreaMayHaveChanged()
    }

    // MARK: Conversion; nil stands for the window

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    // Swift 6.3's optimiser crashes where it specialises these four for views.
    @_optimize(none)
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        convert(point, to: Self.view(of: space))
    }

    @_optimize(none)
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        convert(rect, to: Self.view(of: space))
    }

    @_optimize(none)
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        convert(point, from: Self.view(of: space))
    }

    @_optimize(none)
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        convert(rect, from: Self.view(of: space))
    }

    // Not inlined: the optimiser of Swift 6.3 fails on the cast where it specialises the callers.
    @inline(never) private static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

    public var coordinateSpace: any UICoordinateSpace { self }

    /// Rounds a length up to a whole number of the screen's pixels.
    func ceilToPixel(_ value: CGFloat) -> CGFloat {
        let scale = pixelScale
        return (value * scale - 1e-6).rounded(.up) / scale
    }
}

/// A place with coordinates of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}
