import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The items of one section as an outline.
@preconcurrency @MainActor final class SectionSnapshotTests: EventTestCase {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    private var outline: Outline {
        var outline = Outline()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["a1x"], to: "a1")
        outline.insert(["a0"], before: "a1")
        outline.insert(["b0"], after: "a")
        return outline
    }

    func testItemsLieBelowOthers() {
        var outline = outline
        XCTAssertEqual(outline.items, ["a", "a0", "a1", "a1x", "a2", "b0", "b"])
        XCTAssertEqual(outline.rootItems, ["a", "b0", "b"])
        XCTAssertEqual(outline.visibleItems, ["a", "b0", "b"])
        XCTAssertEqual(outline.items.map(outline.level), [0, 1, 1, 2, 1, 0, 0])
        XCTAssertEqual(outline.parent(of: "a1x"), "a1")
        outline.expand(["a1"])
        XCTAssertFalse(outline.isVisible("a1x"))
        outline.expand(["a"])
        XCTAssertTrue(outline.isVisible("a1x"))
        XCTAssertEqual(outline.visibleItems, ["a", "a0", "a1", "a1x", "a2", "b0", "b"])
        XCTAssertEqual(outline.snapshot(of: "a").items, ["a0", "a1", "a1x", "a2"])
        XCTAssertEqual(outline.snapshot(of: "a1", includingParent: true).visibleItems, ["a1", "a1x"])
        outline.collapse(["a1"])
        outline.delete(["a0"])
        XCTAssertEqual(outline.visibleItems, ["a", "a1", "a2", "b0", "b"])
        XCTAssertEqual(outline.visualDescription(), "- a\n  + a1\n    * a1x\n  * a2\n* b0\n* b")
        outline.delete(["a"])
        XCTAssertEqual(outline.items, ["b0", "b"])
        var other = Outline()
        other.append(["c"])
        other.append(["c1"], to: "c")
        outline.replace(childrenOf: "b", using: other)
        XCTAssertEqual(outline.items, ["b0", "b", "c", "c1"])
        outline.deleteAll()
        XCTAssertEqual(outline.items, [])
    }

    func testMistakesRaiseExceptions() {
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        var outline = outline
        outline.append(["a1"])
        outline.append(["z"], to: "y")
        outline.insert(["z"], before: "y")
        XCTAssertEqual(
            reasons,
            [
                "Supplied identifiers are not unique. Duplicate identifiers: a1", "Invalid parent item specified: y",
                "Invalid item identifier specified: y",
            ])
    }

    private func show(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> (
        UICollectionView, UICollectionViewDiffableDataSource<Int, String>
    ) {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: style))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        list.contentInsetAdjustmentBehavior = .never
        root.addSubview(list)
        source.apply(outline, to: 0, animatingDifferences: false)
        FramePipeline.shared.runFrame()
        return (list, source)
    }

    private func texts(_ list: UICollectionView) -> [String] {
        list.indexPathsForVisibleItems.sorted().compactMap { path in
            let cell = list.cellForItem(at: path) as? UICollectionViewListCell
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    func testATapOpensAndClosesWhatIsBelow() {
        let (list, source) = show(.header)
        XCTAssertEqual(texts(list), ["a", "b0", "b"])
        var heard: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "a1" }
        tap(list, CGPoint(x: 100, y: 20))
        XCTAssertEqual(texts(list), ["a", "a0", "a1", "a2", "b0", "b"])
        let cell = list.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
        XCTAssertEqual(cell?.outline?.level, 1)
        XCTAssertEqual(cell?.contentView.frame.minX, 16)
        tap(list, CGPoint(x: 100, y: 2 * 44 + 20))
        tap(list, CGPoint(x: 100, y: 20))
        XCTAssertEqual(texts(list), ["a", "b0", "b"])
        XCTAssertEqual(heard, ["expand a", "collapse a"])
        XCTAssertEqual(source.snapshot(for: 0).isExpanded("a"), false)
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
    }

    func testTheSignOfACellAloneOpensIt() {
        let (list, source) = show(.cell)
        tap(list, CGPoint(x: 100, y: 20))
        XCTAssertEqual(texts(list), ["a", "b0", "b"])
        tap(list, CGPoint(x: 277, y: 20))
        XCTAssertEqual(texts(list), ["a", "a0", "a1", "a2", "b0", "b"])
        XCTAssertEqual(source.snapshot(for: 0).isExpanded("a"), true)
    }

    private func tap(_ list: UICollectionView, _ point: CGPoint) {
        tap(point.x, point.y)
        settle()
    }
}
