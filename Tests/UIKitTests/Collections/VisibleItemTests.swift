import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// What sections do to their items as they scroll.
@preconcurrency @MainActor final class VisibleItemTests: CollectionTestCase {
    private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(
            group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func alphas() -> [Int: CGFloat] {
        var alphas: [Int: CGFloat] = [:]
        for path in collection.indexPathsForVisibleItems { alphas[path.item] = collection.cellForItem(at: path)?.alpha }
        return alphas
    }

    func testAnOrthogonalSectionFadesWhatIsNotInTheMiddle() {
        let section = section(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = distance < 50 ? 1 : 0.5
                item.transform = distance < 50 ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        show([9], layout: UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(alphas(), [0: 0.5, 1: 1, 2: 0.5])
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width, 50)
        collection.orthogonal[0]?.contentOffset.x = 100
        FramePipeline.shared.runFrame()
        XCTAssertEqual(alphas()[1], 0.5)
        XCTAssertEqual(alphas()[2], 1)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.width, 100)
    }

    func testASectionHearsOfTheWholeScrolling() {
        var offsets: [CGFloat] = []
        let section = section(.none)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            if offsets.last != offset.y { offsets.append(offset.y) }
            for item in items { item.alpha = item.frame.minY < offset.y ? 0 : 1 }
        }
        show([9], layout: UICollectionViewCompositionalLayout(section: section))
        collection.contentOffset.y = 30
        FramePipeline.shared.runFrame()
        XCTAssertEqual(offsets, [0, 30])
        XCTAssertEqual(alphas()[0], 0)
        XCTAssertEqual(alphas()[1], 1)
    }
}

/// The accessories of a list's cells.
@preconcurrency @MainActor final class ListAccessoryTests: EventTestCase {
    func testAccessoriesComeAndGoWithEditing() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        var isHeard = false
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .systemRed)),
                .delete { isHeard = true },
                .customView(
                    configuration: .init(customView: badge, placement: .trailing(displayed: .always, at: { _ in 0 }))),
                .checkmark(options: .init(isHidden: true)),
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        list.contentInsetAdjustmentBehavior = .never
        root.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        FramePipeline.shared.runFrame()
        let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        XCTAssertEqual(badge.frame, CGRect(x: 300 - 16 - 8.5 - 8 - 30, y: 12, width: 30, height: 20))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        list.isEditing = true
        FramePipeline.shared.runFrame()
        XCTAssertEqual(badge.frame.maxX, 300 - 16)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        tap(27, 20)
        XCTAssertTrue(isHeard)
        list.isEditing = false
        FramePipeline.shared.runFrame()
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }
}
