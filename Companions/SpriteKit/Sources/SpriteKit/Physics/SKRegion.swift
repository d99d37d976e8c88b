import CoreGraphics
import Foundation
import UIKit

/// A part of a space.
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
    private let isInside: (CGPoint) -> Bool
    /// The region's edge; nil for one that has none.
    open private(set) var path: CGPath?

    private init(_ path: CGPath?, _ isInside: @escaping (CGPoint) -> Bool) {
        self.path = path
        self.isInside = isInside
        super.init()
    }

    /// Makes a region of the whole space.
    open class func infinite() -> SKRegion { SKRegion(nil) { _ in true } }

    /// Makes a region of the whole space.
    public override convenience init() { self.init(nil) { _ in true } }

    /// Makes a circle around the origin, in points.
    public convenience init(radius: Float) {
        let box = CGRect(
            x: -CGFloat(radius), y: -CGFloat(radius), width: CGFloat(radius) * 2, height: CGFloat(radius) * 2)
        self.init(CGPath(ellipseIn: box, transform: nil)) { hypot($0.x, $0.y) <= CGFloat(radius) }
    }

    /// Makes a rectangle around the origin, in points.
    public convenience init(size: CGSize) {
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(CGPath(rect: box, transform: nil)) { box.contains($0) }
    }

    /// Makes a region that a path encloses.
    public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }

    /// The region of all that is not in this one.
    open func inverse() -> SKRegion { Self.make { [isInside] in !isInside($0) } }
    /// The region of what is in this one or another.
    open func byUnion(with region: SKRegion) -> SKRegion {
        Self.make { [isInside] in isInside($0) || region.isInside($0) }
    }
    /// The region of what is in this one and not in another.
    open func byDifference(from region: SKRegion) -> SKRegion {
        Self.make { [isInside] in isInside($0) && !region.isInside($0) }
    }
    /// The region of what is in this one and another.
    open func byIntersection(with region: SKRegion) -> SKRegion {
        Self.make { [isInside] in isInside($0) && region.isInside($0) }
    }

    private static func make(_ isInside: @escaping (CGPoint) -> Bool) -> SKRegion {
        SKRegion(nil, isInside)
    }

    /// Whether a point is in the region.
    open func contains(_ point: CGPoint) -> Bool { isInside(point) }

    /// The region itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
