import CoreGraphics
import Foundation

/// A part of the plane around a point, in which a field acts.
@preconcurrency @MainActor open class UIRegion: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIRegion") }

    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// All of the plane.
    public static var infinite: UIRegion { UIRegion { _ in true } }

    /// Makes a circle around the middle, with a radius in points.
    public convenience init(radius: CGFloat) {
        self.init { hypot($0.x, $0.y) <= radius }
    }

    /// Makes a rectangle around the middle, of a size in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// The rest of the plane.
    open func inverse() -> UIRegion {
        let holds = holds
        return UIRegion { !holds($0) }
    }

    /// What lies in either region.
    open func union(_ region: UIRegion) -> UIRegion {
        let (holds, other) = (holds, region.holds)
        return UIRegion { holds($0) || other($0) }
    }

    /// What lies in this region and not in the other.
    open func difference(_ region: UIRegion) -> UIRegion {
        let (holds, other) = (holds, region.holds)
        return UIRegion { holds($0) && !other($0) }
    }

    /// What lies in both regions.
    open func intersection(_ region: UIRegion) -> UIRegion {
        let (holds, other) = (holds, region.holds)
        return UIRegion { holds($0) && other($0) }
    }

    /// Whether a point, given from the middle of the region, lies in it.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
