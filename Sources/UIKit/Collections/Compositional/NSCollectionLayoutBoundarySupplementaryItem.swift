import Foundation

/// A header or footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side or corner of the section, or of the whole layout, at which the view lies.
    public let alignment: NSRectAlignment
    /// The distance of the view from its place, in points.
    public let offset: CGPoint
    /// Whether the view has room of its own beside the content; else it lies over it.
    open var extendsBoundary = true
    /// Whether the view stays at the edge as long as its section can be seen.
    open var pinToVisibleBounds = false

    /// Makes a header or footer of a kind, at a side or corner, moved by an offset in points. Parts in its size are of
    /// the section's or layout's room.
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
