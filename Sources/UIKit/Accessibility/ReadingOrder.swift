import Foundation

/// The order in which a person reads what lies on a plane: row by row, each from its beginning.
struct ReadingOrder {
    let isRightToLeft: Bool

    /// - Parameter frame: Where something lies; all in the same coordinates.
    func sorted<Item>(_ items: [Item], by frame: (Item) -> CGRect) -> [Item] {
        var rest = items.map { (item: $0, frame: frame($0)) }
        // Sorting keeps the order of equals only where it is told to.
        rest = rest.enumerated()
            .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
            .map(\.element)
        var result: [Item] = []
        while let first = rest.first {
            let row = rest.filter { Self.isBeside(first.frame, $0.frame) }
            let others = rest.filter { !Self.isBeside(first.frame, $0.frame) }
            result += row.enumerated()
                .sorted { one, other in
                    let (a, b) = (one.element.frame, other.element.frame)
                    let (x, y) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
                    return (x, one.offset) < (y, other.offset)
                }
                .map(\.element.item)
            rest = others
        }
        return result
    }

    /// Whether the middle of each is between the upper and the lower edge of the other, or both begin at one height.
    private static func isBeside(_ first: CGRect, _ other: CGRect) -> Bool {
        if first == other { return true }
        return other.midY > first.minY && other.midY < first.maxY && first.midY > other.minY && first.midY < other.maxY
    }
}
