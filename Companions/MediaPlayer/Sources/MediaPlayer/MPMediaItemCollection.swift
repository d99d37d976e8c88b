import Foundation

/// Pieces of the person's music.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
    /// The pieces.
    public let items: [MPMediaItem]

    /// Makes a collection of pieces.
    public init(items: [MPMediaItem]) { self.items = items }

    /// How many there are.
    open var count: Int { items.count }
    /// The piece that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
    /// The kinds of things that there are.
    open var mediaTypes: MPMediaType { .music }
    /// Tells the collection from others.
    open var persistentID: MPMediaEntityPersistentID { 0 }
}
