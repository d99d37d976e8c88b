import Foundation

/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutItem") }

    public let layoutSize: NSCollectionLayoutSize
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How much smaller the element is than its place, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// Where an attached view lies: at edges of what it is attached to, and from there as far as an offset says.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutAnchor") }

    public let edges: NSDirectionalRectEdge
    /// In points, or in widths and heights of the attached view.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    /// The frame of a view of a size that is attached to a rectangle.
    func frame(of size: CGSize, in rect: CGRect) -> CGRect {
        var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = rect.minX }
        if edges.contains(.trailing) { origin.x = rect.maxX - size.width }
        if edges.contains(.top) { origin.y = rect.minY }
        if edges.contains(.bottom) { origin.y = rect.maxY - size.height }
        origin.x += isFractionalOffset ? offset.x * size.width : offset.x
        origin.y += isFractionalOffset ? offset.y * size.height : offset.y
        return CGRect(origin: origin, size: size)
    }
}

/// A view that is attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A header or footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// In points.
    public let offset: CGPoint
    /// Whether the view has room of its own beside the content; else it lies over it.
    open var extendsBoundary = true
    /// Whether the view stays at the edge as long as its section can be seen.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .all))
        zIndex = 2
    }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = -1

    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// As large as the section but for the item's content insets.
    public class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: Self.self)
    }
}

/// The frame of one item of a group that an app lays out itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutGroupCustomItem") }

    /// In the group's coordinates, in points.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or other groups, side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// One item after the other along an axis.
        case row(NSLayoutConstraint.Axis)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How often the one subitem is repeated; nil for as many as there is room for.
    let count: Int?
    /// Whether the room is divided equally between the repetitions.
    let dividesEqually: Bool
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, dividesEqually: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        self.dividesEqually = dividesEqually
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func make(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, dividesEqually: Bool = false
    ) -> Self {
        unsafeDowncast(
            NSCollectionLayoutGroup(arrangement, size, subitems, count: count, dividesEqually: dividesEqually),
            to: Self.self)
    }

    /// As many of the items, in turn, as have room side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.row(.horizontal), layoutSize, subitems)
    }

    /// Equally wide items that fill the group.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.horizontal), layoutSize, [subitem], count: count, dividesEqually: true) }

    /// A number of items of their own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.horizontal), layoutSize, [subitem], count: count) }

    /// As many of the items, in turn, as have room one below the other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.row(.vertical), layoutSize, subitems)
    }

    /// Equally high items that fill the group.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.vertical), layoutSize, [subitem], count: count, dividesEqually: true) }

    /// A number of items of their own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.vertical), layoutSize, [subitem], count: count) }

    /// Items whose frames the app says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(.custom(itemProvider), layoutSize, []) }
}

extension NSDirectionalEdgeInsets {
    var horizontalSum: CGFloat { leading + trailing }
    var verticalSum: CGFloat { top + bottom }

    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - horizontalSum, 0),
            height: max(rect.height - verticalSum, 0))
    }
}
