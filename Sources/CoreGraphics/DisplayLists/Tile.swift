import Foundation

/// A list inside a list, with a space of its own.
///
/// A tile that moves by whole pixels without changing can be drawn once and copied from then on. Tiles are compared by
/// identity first: whoever builds frame after frame keeps the tile for as long as its list stays the same.
package final class Tile: Sendable, Equatable {
    package let list: DisplayList
    /// What the tile covers, in its own space.
    package let bounds: CGRect
    /// Whether every pixel of the bounds, which are then whole, ends up opaque, and nothing outside is touched.
    package let isOpaque: Bool

    /// Makes a tile around everything that a list draws.
    package init(_ list: DisplayList) {
        self.list = list
        bounds = list.bounds
        isOpaque = false
    }

    /// Makes a tile of a list that covers a size in whole pixels with opaque ink and draws nothing outside.
    package init(opaque list: DisplayList, size: CGSize) {
        self.list = list
        bounds = CGRect(origin: .zero, size: size)
        isOpaque = true
    }

    package static func == (one: Tile, other: Tile) -> Bool {
        one === other || (one.isOpaque == other.isOpaque && one.bounds == other.bounds && one.list == other.list)
    }
}

/// Two pictures, one turning into the other.
package struct CrossFade: Sendable, Equatable {
    package var from: Tile
    package var to: Tile
    /// How far it has come: 0 shows the first picture alone, 256 the second.
    package var amount: Int

    package init(from: Tile, to: Tile, amount: Int) {
        self.from = from
        self.to = to
        self.amount = min(max(amount, 0), 256)
    }

    package var bounds: CGRect { from.bounds.union(to.bounds) }
}
