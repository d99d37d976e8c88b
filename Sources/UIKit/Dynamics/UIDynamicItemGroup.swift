import CoreGraphics
import Foundation

/// Several items that move as one body.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, ObjectiveCExposed, UIDynamicItem {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDynamicItemGroup") }

    /// The items of the group.
    public let items: [any UIDynamicItem]

    /// Where each item lies in the group while it is not turned, and its own transform.
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]

    /// Makes a group of items as they lie now; they must not be in a behaviour themselves.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let box = items.reduce(CGRect.null) { $0.union(Self.frame(of: $1)) }
        let middle = box.isNull ? CGPoint.zero : CGPoint(x: box.midX, y: box.midY)
        center = middle
        bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
        places = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform) }
        super.init()
    }

    private static func frame(of item: any UIDynamicItem) -> CGRect {
        let size = item.bounds.size
        return CGRect(
            x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The middle of the rectangle around all items.
    open var center: CGPoint { didSet { moveItems() } }
    /// The size of the rectangle around all items.
    open private(set) var bounds: CGRect
    /// The rotation of the group.
    open var transform = CGAffineTransform.identity { didSet { moveItems() } }

    private func moveItems() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = place.transform.concatenating(transform)
        }
    }

    /// The items' rectangles around the group's middle.
    var partBounds: [CGRect] {
        zip(items, places).map { item, place in
            let size = item.bounds.size
            return CGRect(
                x: place.offset.x - size.width / 2, y: place.offset.y - size.height / 2, width: size.width,
                height: size.height)
        }
    }
}
