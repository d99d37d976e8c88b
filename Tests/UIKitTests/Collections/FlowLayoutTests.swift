import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FlowLayoutTests: CollectionTestCase {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    func testFullLinesReachFromSideToSide() {
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        show([4, 1])
        // 270 points for three items of 80: 15 between them.
        XCTAssertEqual(edge(header, 0), CGRect(x: 0, y: 0, width: 300, height: 30))
        XCTAssertEqual(frame(0), CGRect(x: 10, y: 35, width: 80, height: 40))
        XCTAssertEqual(frame(1), CGRect(x: 105, y: 35, width: 80, height: 40))
        XCTAssertEqual(frame(2), CGRect(x: 200, y: 35, width: 80, height: 40))
        XCTAssertEqual(frame(3), CGRect(x: 10, y: 85, width: 80, height: 40))
        XCTAssertEqual(edge(footer, 0), CGRect(x: 0, y: 140, width: 300, height: 20))
        XCTAssertEqual(edge(header, 1), CGRect(x: 0, y: 160, width: 300, height: 30))
        XCTAssertEqual(frame(0, 1), CGRect(x: 10, y: 195, width: 80, height: 40))
        XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 270))
    }

    /// A cell whose constraints say nothing of its size is as large as the layout has it.
    func testCellsWithoutASizeOfTheirOwnKeepTheLayouts() {
        final class Filled: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: contentView.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.itemSize = CGSize(width: 120, height: 70)
        show([1], cells: Filled.self)
        settle()
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size, frame(0)?.size)
        XCTAssertFalse(frame(0)?.isEmpty ?? true)
    }

    /// The layout's content is as high as the insets leave it, and the insets are there because the content would be higher.
    func testPagesAcrossTheWholeScreenComeToRest() {
        final class Counting: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                prepared += 1
                super.prepare()
            }
        }
        let counting = Counting()
        counting.scrollDirection = .horizontal
        counting.minimumLineSpacing = 0
        counting.itemSize = root.bounds.size
        let safe = root.safeAreaInsets
        XCTAssertGreaterThan(safe.top, 0)
        show([3], layout: counting)
        collection.frame = root.bounds
        settle()
        let prepared = counting.prepared
        XCTAssertLessThan(prepared, 8)
        let insets = collection.adjustedContentInset
        XCTAssertEqual(insets.top, safe.top)
        XCTAssertEqual(insets.bottom, safe.bottom)
        XCTAssertEqual(collection.contentSize.height, root.bounds.height - safe.top - safe.bottom)
        for _ in 0..<3 {
            collection.setNeedsLayout()
            settle()
        }
        XCTAssertEqual(counting.prepared, prepared)
        XCTAssertEqual(collection.adjustedContentInset, insets)
    }

    func testHorizontalLayoutFillsColumns() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 100)
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 7
        layout.headerReferenceSize = CGSize(width: 25, height: 1)
        show([5])
        // 400 points: three of 100 with 50 between them.
        XCTAssertEqual(edge(header, 0), CGRect(x: 0, y: 0, width: 25, height: 400))
        XCTAssertEqual(frame(0), CGRect(x: 25, y: 0, width: 60, height: 100))
        XCTAssertEqual(frame(1), CGRect(x: 25, y: 150, width: 60, height: 100))
        XCTAssertEqual(frame(2), CGRect(x: 25, y: 300, width: 60, height: 100))
        XCTAssertEqual(frame(3), CGRect(x: 92, y: 0, width: 60, height: 100))
        XCTAssertEqual(collection.contentSize, CGSize(width: 152, height: 400))
    }

    private final class Sizes: CollectionSource, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 3 }
    }

    func testItemsOfDifferentSizesStandInTheMiddleOfTheirLine() {
        let sizes = Sizes()
        source = sizes
        sizes.sizes = [
            CGSize(width: 100, height: 20), CGSize(width: 150, height: 60), CGSize(width: 200, height: 10),
            CGSize(width: 120, height: 10), CGSize(width: 30, height: 30),
        ]
        show([5])
        XCTAssertEqual(frame(0), CGRect(x: 0, y: 20, width: 100, height: 20))
        XCTAssertEqual(frame(1), CGRect(x: 150, y: 0, width: 150, height: 60))
        // Alone in a line that is not the last.
        XCTAssertEqual(frame(2), CGRect(x: 50, y: 63, width: 200, height: 10))
        XCTAssertEqual(frame(3), CGRect(x: 0, y: 86, width: 120, height: 10))
        XCTAssertEqual(frame(4), CGRect(x: 130, y: 76, width: 30, height: 30))
    }

    func testPinnedHeaderStaysUntilItsSectionLeaves() {
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        show([5, 5])
        collection.contentOffset = CGPoint(x: 0, y: 250)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(edge(header, 0), CGRect(x: 0, y: 250, width: 300, height: 40))
        collection.contentOffset = CGPoint(x: 0, y: 520)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(edge(header, 0), CGRect(x: 0, y: 500, width: 300, height: 40))
        let view = collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(view?.frame, CGRect(x: 0, y: 500, width: 300, height: 40))
        XCTAssertEqual(edge(header, 1), CGRect(x: 0, y: 540, width: 300, height: 40))
        // Headers lie over the cells.
        let cells = collection.subviews.indices.filter { collection.subviews[$0] is TextCell }
        let headerIndex = view.flatMap { collection.subviews.firstIndex(of: $0) }
        XCTAssertGreaterThan(headerIndex ?? -1, cells.max() ?? .max)
    }

    private final class GrowingCell: UICollectionViewCell {
        static var width: CGFloat = 90
        override init(frame: CGRect) {
            super.init(frame: frame)
            let inner = UIView(frame: .zero)
            inner.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                inner.topAnchor.constraint(equalTo: contentView.topAnchor),
                inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                inner.widthAnchor.constraint(equalToConstant: Self.width),
                inner.heightAnchor.constraint(equalToConstant: 70),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    func testCellsSizeThemselves() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        show([3], cells: GrowingCell.self)
        XCTAssertEqual(frame(0), CGRect(x: 0, y: 0, width: 90, height: 70))
        XCTAssertEqual(frame(1)?.size, CGSize(width: 90, height: 70))
        XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 70))
        XCTAssertEqual(
            collection.visibleCells.map(\.bounds.size), Array(repeating: CGSize(width: 90, height: 70), count: 3))
    }

    func testOnlyVisibleCellsOfManyAreMade() {
        layout.itemSize = CGSize(width: 90, height: 90)
        show([20_000])
        // Three in a line of 100 points, 400 points high.
        XCTAssertEqual(TextCell.made, 12)
        XCTAssertEqual(collection.visibleCells.count, 12)
        for y in stride(from: CGFloat(0), through: 600_000, by: 90_000) {
            collection.contentOffset = CGPoint(x: 0, y: y)
            FramePipeline.shared.runFrame()
        }
        XCTAssertLessThanOrEqual(TextCell.made, 30)
        XCTAssertLessThanOrEqual(collection.subviews.compactMap { $0 as? TextCell }.count, 15)
        XCTAssertEqual(collection.contentSize.height, 6667 * 90 + 6666 * 10)
    }

    func testLinesHoldAllItemsInOrderWithoutOverlap() {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let count = Int.random(in: 0...30, using: &generator)
            let sizes = (0..<count).map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 1...120, using: &generator)),
                    height: CGFloat(Int.random(in: 1...60, using: &generator)))
            }
            var content = FlowArrangement.Content()
            content.items = .own(sizes)
            content.itemSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
            content.lineSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
            let isHorizontal = Bool.random(using: &generator)
            let arrangement = FlowArrangement([content], breadth: 130, isHorizontal: isHorizontal, scale: 3)
            let section = arrangement.sections[0]
            XCTAssertEqual(section.lines.flatMap { Array($0.items) }, Array(0..<count))
            XCTAssertEqual(section.frames.map(\.size), sizes)
            let bounds = CGRect(origin: .zero, size: arrangement.contentSize)
            for (index, frame) in section.frames.enumerated() {
                XCTAssertTrue(
                    bounds.insetBy(dx: -0.4, dy: -0.4).contains(frame)
                        || (isHorizontal ? frame.height : frame.width) > 130)
                for other in section.frames.dropFirst(index + 1) {
                    XCTAssertFalse(frame.insetBy(dx: 0.4, dy: 0.4).intersects(other.insetBy(dx: 0.4, dy: 0.4)))
                }
            }
            // What a range finds is what touches it.
            let low = CGFloat(Int.random(in: 0...200, using: &generator))
            let range = low...low + 50
            let found = arrangement.items(of: 0, in: range)
            for (index, line) in section.lines.enumerated() {
                let touches = line.end >= range.lowerBound && line.start <= range.upperBound
                XCTAssertEqual(touches, line.items.allSatisfy { found.contains($0) }, "line \(index)")
            }
        }
    }
}
