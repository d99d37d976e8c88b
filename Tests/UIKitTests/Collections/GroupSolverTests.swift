import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Groups of random shapes: a row is laid out as a column is, with the axes exchanged.
@preconcurrency @MainActor final class GroupSolverTests: XCTestCase {
    /// A group without a direction, for making it and its mirror image.
    private indirect enum Sketch {
        case item(Lengths)
        case group(Lengths, [Sketch], count: Int?, spacing: CGFloat, isFlexible: Bool)
    }

    private struct Lengths {
        /// Along the outermost group's axis, and across it.
        var along: Length
        var across: Length
        var insets: [CGFloat]
        var edges: [CGFloat]
    }

    private enum Length { case part(CGFloat, ofAlong: Bool), absolute(CGFloat), estimated(CGFloat) }

    private var random = SplitMix64(seed: 7)

    private func length() -> Length {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            .part(CGFloat.random(in: 0.1...0.6, using: &random), ofAlong: Bool.random(using: &random))
        case 2: .estimated(CGFloat.random(in: 5...60, using: &random).rounded())
        default: .absolute(CGFloat.random(in: 5...80, using: &random).rounded())
        }
    }

    private func four() -> [CGFloat] { (0..<4).map { _ in CGFloat(Int.random(in: 0...6, using: &random)) } }

    private func sketch(depth: Int) -> Sketch {
        let lengths = Lengths(along: length(), across: length(), insets: four(), edges: four())
        guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 || depth == 3 else { return .item(lengths) }
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in sketch(depth: depth - 1) }
        let count = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil
        return .group(
            lengths, count == nil ? parts : [parts[0]], count: count,
            spacing: CGFloat(Int.random(in: 0...9, using: &random)), isFlexible: Bool.random(using: &random))
    }

    // MARK: Making groups

    private func dimension(_ length: Length, along axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        switch length {
        case .part(let part, let ofAlong):
            (axis == .horizontal) == ofAlong ? .fractionalWidth(part) : .fractionalHeight(part)
        case .absolute(let length): .absolute(length)
        case .estimated(let length): .estimated(length)
        }
    }

    private func size(_ lengths: Lengths, along axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSize {
        let (along, across) = (dimension(lengths.along, along: axis), dimension(lengths.across, along: axis))
        return NSCollectionLayoutSize(
            widthDimension: axis == .horizontal ? along : across, heightDimension: axis == .horizontal ? across : along)
    }

    private func insets(_ four: [CGFloat], _ axis: NSLayoutConstraint.Axis) -> NSDirectionalEdgeInsets {
        axis == .horizontal
            ? NSDirectionalEdgeInsets(top: four[0], leading: four[1], bottom: four[2], trailing: four[3])
            : NSDirectionalEdgeInsets(top: four[1], leading: four[0], bottom: four[3], trailing: four[2])
    }

    /// - Parameter outermost: The axis of the outermost group; those inside turn by turns.
    private func make(
        _ sketch: Sketch, _ outermost: NSLayoutConstraint.Axis, turns: Bool = false
    ) -> NSCollectionLayoutItem {
        let item: NSCollectionLayoutItem
        let lengths: Lengths
        switch sketch {
        case .item(let own):
            lengths = own
            item = NSCollectionLayoutItem(layoutSize: size(own, along: outermost))
        case .group(let own, let parts, let count, let spacing, let isFlexible):
            lengths = own
            let axis = turns ? outermost.across : outermost
            let items = parts.map { make($0, outermost, turns: !turns) }
            let layoutSize = size(own, along: outermost)
            let group: NSCollectionLayoutGroup
            if let count {
                group =
                    axis == .horizontal
                    ? .horizontal(layoutSize: layoutSize, subitem: items[0], count: count)
                    : .vertical(layoutSize: layoutSize, subitem: items[0], count: count)
            } else {
                group =
                    axis == .horizontal
                    ? .horizontal(layoutSize: layoutSize, subitems: items)
                    : .vertical(layoutSize: layoutSize, subitems: items)
            }
            group.interItemSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
            item = group
        }
        item.contentInsets = insets(lengths.insets, outermost)
        let edges = insets(lengths.edges, outermost)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(edges.leading), top: .fixed(edges.top), trailing: .fixed(edges.trailing),
            bottom: .fixed(edges.bottom))
        return item
    }

    private func solve(_ sketch: Sketch, _ axis: NSLayoutConstraint.Axis) -> (frames: [CGRect], size: CGSize) {
        guard let group = make(sketch, axis) as? NSCollectionLayoutGroup else { return ([], .zero) }
        let container = CGSize(320, across: 500, along: axis)
        let solver = GroupSolver(
            measured: { $0 % 3 == 0 ? CGSize(CGFloat(20 + $0), across: 33, along: axis) : nil },
            environment: LayoutEnvironment(container, .zero, UITraitCollection()))
        let placed = solver.place(group, in: container, first: 0, limit: 12)
        return (placed.leaves.map(\.frame), placed.size)
    }

    func testARowIsAColumnWithItsAxesExchanged() {
        var leaves = 0
        for number in 0..<300 {
            let sketch = sketch(depth: 3)
            let (row, column) = (solve(sketch, .horizontal), solve(sketch, .vertical))
            XCTAssertEqual(row.frames, column.frames.map(\.turned), "group \(number)")
            XCTAssertEqual(row.size, CGSize(width: column.size.height, height: column.size.width), "group \(number)")
            leaves += row.frames.count
        }
        XCTAssertGreaterThan(leaves, 1000)
    }
}
