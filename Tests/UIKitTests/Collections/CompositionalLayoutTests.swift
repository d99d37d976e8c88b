import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class CompositionalLayoutTests: CollectionTestCase {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(_ count: Int, _ section: Int = 0) -> [CGRect?] { (0..<count).map { frame($0, section) } }

    func testGridOfFractions() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        section.interGroupSpacing = 8
        show([5], layout: UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(
            frames(5),
            [
                CGRect(x: 18, y: 12, width: 82, height: 54), CGRect(x: 108, y: 12, width: 82, height: 54),
                CGRect(x: 198, y: 12, width: 82, height: 54), CGRect(x: 18, y: 80, width: 82, height: 54),
                CGRect(x: 108, y: 80, width: 82, height: 54),
            ])
        XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 158))
    }

    func testCountDividesTheGroup() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitem: item, count: 4)
        group.interItemSpacing = .fixed(20)
        show([6], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(frame(1), CGRect(x: 80, y: 0, width: 60, height: 75))
        XCTAssertEqual(frame(5), CGRect(x: 80, y: 75, width: 60, height: 75))
    }

    func testNestedGroups() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small, small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        show([4], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(
            frames(4),
            [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
                CGRect(x: 150, y: 50, width: 150, height: 50), CGRect(x: 0, y: 100, width: 150, height: 100),
            ])
    }

    func testFlexibleSpacingTakesWhatIsLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .flexible(10)
        show([3], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(frames(3).map { $0?.minX }, [0, 110, 220])
    }

    private func rows(height: CGFloat = 100) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
    }

    func testHeadersFootersAndDecorations() {
        let kind = UICollectionView.elementKindSectionHeader
        let footerKind = UICollectionView.elementKindSectionFooter
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(50), .absolute(20)), elementKind: footerKind, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        back.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [back]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        show([3, 2], layout: layout)
        XCTAssertEqual(edge(kind, 0), CGRect(x: 10, y: 0, width: 280, height: 40))
        XCTAssertEqual(frame(0), CGRect(x: 10, y: 45, width: 280, height: 100))
        XCTAssertEqual(edge(footerKind, 0), CGRect(x: 240, y: 350, width: 50, height: 20))
        XCTAssertEqual(edge(kind, 1), CGRect(x: 10, y: 370, width: 280, height: 40))
        XCTAssertEqual(
            layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))?.frame,
            CGRect(x: 2, y: 1, width: 294, height: 366))
        XCTAssertEqual(collection.subviews.first?.frame, CGRect(x: 2, y: 1, width: 294, height: 366))
        collection.contentOffset.y = 120
        FramePipeline.shared.runFrame()
        let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(view?.frame, CGRect(x: 10, y: 120, width: 280, height: 40))
        XCTAssertTrue(collection.subviews.last === view || collection.subviews.last is UICollectionReusableView)
    }

    func testOrthogonalSectionScrollsOnItsOwn() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let strip = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [item]))
        strip.orthogonalScrollingBehavior = .groupPaging
        strip.interGroupSpacing = 10
        strip.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let plain = rows()
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? strip : plain }
        show([50, 3], layout: layout)
        XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 400))
        XCTAssertEqual(frame(0, 1), CGRect(x: 0, y: 100, width: 300, height: 100))
        let band = try XCTUnwrap(collection.orthogonal[0])
        XCTAssertEqual(band.frame, CGRect(x: 0, y: 10, width: 300, height: 80))
        XCTAssertEqual(band.contentSize, CGSize(width: 50 * 130 - 10 + 40, height: 80))
        // Three of the strip can be seen, and three rows.
        XCTAssertEqual(collection.visibleCells.count, 6)
        let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertTrue(first?.superview === band)
        XCTAssertEqual(first?.frame, CGRect(x: 20, y: 0, width: 120, height: 80))
        // A drag by less than two groups comes to rest at the next.
        down(250, 150)
        for x in stride(from: CGFloat(250), through: 170, by: -8) {
            wait(0.016)
            move(x, 150)
        }
        up(170, 150)
        settle()
        XCTAssertEqual(band.contentOffset.x, 130)
        XCTAssertEqual(collection.contentOffset, .zero)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX, 20 + 3 * 130)
        XCTAssertNil(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
        collection.scrollToItem(at: IndexPath(item: 40, section: 0), at: .centeredHorizontally, animated: false)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(band.contentOffset.x, 20 + 40 * 130 + 60 - 150)
        XCTAssertNotNil(collection.cellForItem(at: IndexPath(item: 40, section: 0)))
        XCTAssertLessThan(TextCell.made, 15)
    }

    private final class TallCell: UICollectionViewCell {
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
                inner.heightAnchor.constraint(equalToConstant: 70),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// Its constraints are tied to the cell itself, as documents without an identifier for the content view have them.
    private final class OuterCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: trailingAnchor),
                inner.topAnchor.constraint(equalTo: topAnchor),
                inner.bottomAnchor.constraint(equalTo: bottomAnchor),
                inner.heightAnchor.constraint(equalToConstant: 70),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    func testConstraintsOfTheCellItselfDecideItsHeight() {
        let full = size(.fractionalWidth(1), .estimated(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
        show([3], layout: UICollectionViewCompositionalLayout(section: section), cells: OuterCell.self)
        XCTAssertEqual(frame(1), CGRect(x: 0, y: 70, width: 300, height: 70))
    }

    func testEstimatedHeightsAreMeasured() {
        let full = size(.fractionalWidth(1), .estimated(20))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
        show([30], layout: UICollectionViewCompositionalLayout(section: section), cells: TallCell.self)
        XCTAssertEqual(frame(1), CGRect(x: 0, y: 70, width: 300, height: 70))
        XCTAssertEqual(collection.visibleCells.count, 6)
        XCTAssertEqual(collection.visibleCells.map(\.frame.height), Array(repeating: 70, count: 6))
        collection.contentOffset.y = 300
        FramePipeline.shared.runFrame()
        XCTAssertEqual(frame(9), CGRect(x: 0, y: 630, width: 300, height: 70))
    }

    func testBadgesLieAtTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(80), .absolute(80)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 20
        show([2], layout: UICollectionViewCompositionalLayout(section: section))
        let view = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(view?.frame, CGRect(x: 150, y: 10, width: 20, height: 20))
    }

    func testAnAttachedViewCanHaveItsOwnAnchor() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
        let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -2))
        func badge(_ own: NSCollectionLayoutAnchor) -> CGRect {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: corner, itemAnchor: own
            ).frame(on: rect)
        }
        XCTAssertEqual(badge(.init(edges: [.top, .trailing])), CGRect(x: 93, y: 18, width: 20, height: 10))
        XCTAssertEqual(badge(.init(edges: [])), CGRect(x: 103, y: 13, width: 20, height: 10))
        XCTAssertEqual(
            badge(.init(edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 0))),
            CGRect(x: 103, y: 8, width: 20, height: 10))
    }

    func testTheFirstItemCanBeTheHeader() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        source.items = [["a", "b", "c"]]
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        root.addSubview(collection)
        FramePipeline.shared.runFrame()
        let cells = try (0..<3).map {
            try XCTUnwrap(collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
        }
        XCTAssertEqual(
            cells.map { $0.defaultContentConfiguration() }, [.groupedHeader(), .cell(), .cell()])
        XCTAssertEqual(
            cells.map(\.layer.cornerRadius), [0, TableMetrics.groupCornerRadius, TableMetrics.groupCornerRadius])
        XCTAssertEqual(cells[1].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let lines = cells.map { cell in
            cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }.count
        }
        XCTAssertEqual(lines, [0, 1, 0])
    }

    private final class OwnLayout: UICollectionViewCompositionalLayout {
        init(rows: Int) {
            super.init { _, environment in
                .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
        }
        required init?(coder: NSCoder) { nil }
    }

    func testLayoutsOfAppsStartWithAProvider() {
        XCTAssertEqual(OwnLayout(rows: 1).configuration.scrollDirection, .vertical)
    }

    func testListCellsThatAreHeadersHaveNoSeparator() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        source.items = [["a", "b"]]
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "edge")
        collection.dataSource = source
        root.addSubview(collection)
        FramePipeline.shared.runFrame()
        func lines(_ view: UIView?) -> [UIView] {
            view?.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden } ?? []
        }
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try XCTUnwrap(collection.supplementaryView(forElementKind: kind, at: path))
        XCTAssertEqual(lines(header), [])
        XCTAssertEqual(lines(collection.cellForItem(at: path)).count, 1)
    }
}
