import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Decoration and supplementary views that come and go in updates of items.
@preconcurrency @MainActor final class ElementUpdateTests: CollectionTestCase {
    /// A layout that draws a line below every item, and says how lines come and go.
    private final class LinedLayout: UICollectionViewFlowLayout {
        var deletes: [IndexPath] = []
        var inserts: [IndexPath] = []
        var log: [String] = []

        override init() {
            super.init()
            register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 60 * CGFloat(indexPath.item) + 55, width: 300, height: 1)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = super.layoutAttributesForElements(in: rect) ?? []
            return items + items.compactMap { layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath) }
        }

        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("comes \(decorationIndexPath.item)")
            return nil
        }

        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("goes \(decorationIndexPath.item)")
            return nil
        }

        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { deletes }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { inserts }
    }

    private var lines: LinedLayout!

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func showLines(_ count: Int) {
        show([count])
        lines = LinedLayout()
        lines.itemSize = CGSize(width: 50, height: 50)
        collection.setCollectionViewLayout(lines, animated: false)
        settle()
        lines.log = []
    }

    private var places: [Int] {
        collection.subviews.filter { $0.bounds.height == 1 && $0.alpha == 1 }.map { Int($0.frame.minY) }.sorted()
    }

    func testANewDecorationIsAskedWhereItComesFrom() {
        showLines(2)
        source.items[0].append("new")
        collection.insertItems(at: [path(2)])
        XCTAssertEqual(lines.log, ["comes 2"])
        settle()
        XCTAssertEqual(places, [55, 115, 175])
    }

    func testADecorationThatTheLayoutTakesAwayGoesAndItsPlaceIsNew() {
        showLines(3)
        (lines.deletes, lines.inserts) = ([path(0)], [path(0)])
        source.items[0].append("new")
        collection.insertItems(at: [path(3)])
        XCTAssertEqual(lines.log, ["comes 0", "comes 3", "goes 0"])
        settle()
        XCTAssertEqual(places, [55, 115, 175, 235])
    }
}
