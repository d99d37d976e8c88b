import Foundation
import QuartzCore

extension UIView: UICoordinateSpace {
    func assignFrame(_ newValue: CGRect) {
        tellingOfGeometry("frame") {
            let (oldSize, oldPosition) = (bounds.size, storedLayer.position)
            changeLayer { storedLayer.frame = newValue }
            geometryDidChange(from: oldSize)
            if storedLayer.position != oldPosition { positionDidChange() }
        }
    }

    func assignBounds(_ newValue: CGRect) {
        tellingOfGeometry("bounds") {
            let oldBounds = storedLayer.bounds
            changeLayer { storedLayer.bounds = newValue }
            geometryDidChange(from: oldBounds.size)
            if newValue.origin != oldBounds.origin { boundsOriginDidChange() }
        }
    }

    /// Changes the layer's size. A view that constraints place keeps what it is given until something else has its
    /// superview laid out (fact 12.19).
    private func changeLayer(_ body: () -> Void) {
        storedLayer.laysOutSuperlayer = keepsFrame
        body()
        storedLayer.laysOutSuperlayer = true
    }

    func assignCenter(_ newValue: CGPoint) {
        tellingOfGeometry("center") {
            guard newValue != storedLayer.position else { return }
            storedLayer.position = newValue
            geometryDidChange(from: bounds.size)
            positionDidChange()
        }
    }

    /// Tells observers of a change of one of the view's places, and of the others if it changes those.
    // Choice (projects): iOS tells of what is set; whether of the others, too, depends on how it is made there.
    private func tellingOfGeometry(_ key: String, _ change: () -> Void) {
        guard ObservedObject.areAny, let observed = ObservedObject.existing(for: self) else { return change() }
        let others = ["frame", "bounds", "center"].filter { $0 != key } + scrolledKeys
        let old = (frame: frame, bounds: bounds, center: center)
        for key in [key] + others { observed.willChange(key, ChangeKind(), isAutomatic: true) }
        change()
        for other in others.reversed() {
            let isChanged =
                switch other {
                case "frame": frame != old.frame
                case "bounds": bounds != old.bounds
                case "center": center != old.center
                default: bounds.origin != old.bounds.origin
                }
            if isChanged { observed.didChange(other) } else { observed.dropChange(other) }
        }
        observed.didChange(key)
    }

    func geometryDidChange(from oldSize: CGSize) {
        if bounds.size != oldSize {
            resizeSubviews(from: oldSize)
            setNeedsLayout()
            boundsSizeDidChange(from: oldSize)
        }
        frameWasSet()
        if !layoutState.isBetweenPlaces { safeAreaMayHaveChanged() }
    }

    /// Changes the size, in points, and leaves the frame's origin where it is: `bounds` alone keeps the middle.
    func resizeInPlace(to size: CGSize) {
        let origin = frame.origin
        bounds.size = size
        frame.origin = origin
    }

    // Not inlined: the optimiser of Swift 6.3 fails on the cast where it specialises the callers.
    @inline(never) static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

    /// Rounds a length up to a whole number of the screen's pixels.
    func ceilToPixel(_ value: CGFloat) -> CGFloat {
        let scale = pixelScale
        return (value * scale - 1e-6).rounded(.up) / scale
    }

    /// Rounds a place or length to the nearest whole number of the screen's pixels.
    func roundToPixel(_ value: CGFloat) -> CGFloat {
        let scale = pixelScale
        return (value * scale).rounded() / scale
    }

    /// Rounds a place or length down to a whole number of the screen's pixels.
    func floorToPixel(_ value: CGFloat) -> CGFloat {
        let scale = pixelScale
        return (value * scale + 1e-6).rounded(.down) / scale
    }
}

/// A place with coordinates of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space, in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in the coordinates of another, in points.
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    /// A point of another space in the coordinates of this one, in points.
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another, in points.
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in the coordinates of this one, in points.
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}
