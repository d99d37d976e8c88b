import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The lines between the rows of lists, as an app sets them.
@preconcurrency @MainActor final class ListSeparatorTests: CollectionTestCase {
    private final class GuidedCell: UICollectionViewListCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 70).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private func showList(
        _ list: UICollectionLayoutListConfiguration,
        of type: UICollectionViewListCell.Type = UICollectionViewListCell.self
    ) throws -> [UICollectionViewListCell] {
        source.items = [["a", "b", "c"]]
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collection.register(type, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        root.addSubview(collection)
        FramePipeline.shared.runFrame()
        return try (0..<3).map {
            try XCTUnwrap(collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
        }
    }

    /// The lines of a row as their left and right ends and their height above the row's lower edge.
    private func lines(_ cell: UICollectionViewListCell, _ color: UIColor) -> [[CGFloat]] {
        cell.subviews.filter { $0.backgroundColor == color && !$0.isHidden }
            .map { [$0.frame.minX, $0.frame.maxX, ($0.frame.midY < 10 ? 0 : 1)] }.sorted { $0[2] < $1[2] }
    }

    func testRowsHaveTheLinesThatAreAskedFor() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.color = .red
        list.separatorConfiguration.bottomSeparatorInsets.leading = 30
        list.itemSeparatorHandler = { path, configuration in
            var configuration = configuration
            if path.item == 0 {
                configuration.topSeparatorVisibility = .visible
                configuration.topSeparatorInsets = .zero
            }
            if path.item == 1 { configuration.bottomSeparatorVisibility = .hidden }
            return configuration
        }
        let cells = try showList(list)
        XCTAssertEqual(lines(cells[0], .red), [[0, 300, 0], [30, 300, 1]])
        XCTAssertEqual(lines(cells[1], .red), [])
        XCTAssertEqual(lines(cells[2], .red), [[30, 300, 1]])
    }

    func testLinesFollowTheirGuide() throws {
        let cells = try showList(UICollectionLayoutListConfiguration(appearance: .plain), of: GuidedCell.self)
        XCTAssertEqual(lines(cells[1], .separator), [[70, 300, 1]])
    }

    func testAnItemMovesInTheSnapshot() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 360, height: 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        root.addSubview(collection)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        FramePipeline.shared.runFrame()
        XCTAssertFalse(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        var told: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "d" }
        source.reorderingHandlers.willReorder = { told.append("will \($0.initialSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            let sections = transaction.sectionTransactions.map { ($0.sectionIdentifier, $0.finalSnapshot.items) }
            told.append("did \(sections) \(transaction.difference.count)")
        }
        XCTAssertFalse(collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 50))
        collection.endInteractiveMovement()
        XCTAssertEqual(source.snapshot().itemIdentifiers, ["b", "c", "a", "d"])
        XCTAssertEqual(
            told, [#"will ["a", "b", "c", "d"]"#, #"did [(0, ["b", "c", "a", "d"])] 2"#])
    }
}
