import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class CollectionViewTests: CollectionTestCase {
    func testCellsComeAndGoInOrder() {
        source.log = { [weak self] in self?.log.append($0) }
        layout.itemSize = CGSize(width: 300, height: 190)
        show([4])
        XCTAssertEqual(
            takeLog(), ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
        collection.contentOffset = CGPoint(x: 0, y: 200)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(takeLog(), ["didEnd 0.0", "cell 0.2", "willDisplay 0.2"])
        XCTAssertEqual(TextCell.made, 2)
        XCTAssertEqual(texts, [IndexPath(item: 1, section: 0): "0.1", IndexPath(item: 2, section: 0): "0.2"])
        XCTAssertEqual((collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? TextCell)?.prepared, 1)
    }

    func testWhatWasScrolledAwayStaysAwayWhenTheViewIsTurned() {
        layout.itemSize = CGSize(width: 90, height: 90)
        // Four rows of nine, then eleven of three.
        show([33], in: CGSize(width: 900, height: 150))
        collection.contentOffset = CGPoint(x: 0, y: 240)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.contentSize, CGSize(width: 900, height: 390))
        collection.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 1090))
        XCTAssertEqual(collection.contentOffset, CGPoint(x: 0, y: 240))
        // Back again there is less to scroll.
        collection.contentOffset = CGPoint(x: 0, y: 490)
        collection.frame = CGRect(x: 0, y: 0, width: 900, height: 150)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.contentOffset, CGPoint(x: 0, y: 240))
    }

    func testTapIsToldInTheOrderOfTheDocumentation() {
        show([6])
        source.log = { [weak self] in self?.log.append($0) }
        tap(25, 125)
        XCTAssertEqual(
            takeLog(), ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        tap(85, 125)
        XCTAssertEqual(
            takeLog(),
            [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
                "didUnhighlight 1",
            ])
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, true)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected, false)
    }

    func testSecondTapDeselectsWhereSeveralMayBeSelected() {
        show([6])
        collection.allowsMultipleSelection = true
        tap(25, 125)
        tap(85, 125)
        XCTAssertEqual(collection.indexPathsForSelectedItems?.map(\.item), [0, 1])
        source.log = { [weak self] in self?.log.append($0) }
        tap(25, 125)
        XCTAssertEqual(
            takeLog(),
            ["shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0"])
        XCTAssertEqual(collection.indexPathsForSelectedItems?.map(\.item), [1])
    }

    func testADragAcrossDoesNotSelect() {
        for scrolls in [6, 100] {
            show([scrolls])
            source.log = { [weak self] in self?.log.append($0) }
            down(25, 125)
            wait(0.2)
            for step in 1...10 { move(25 + CGFloat(step) * 2, 125) }
            up(45, 125)
            XCTAssertEqual(
                takeLog(), ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
            XCTAssertEqual(collection.indexPathsForSelectedItems, [])
            tap(25, 125)
            XCTAssertEqual(collection.indexPathsForSelectedItems?.map(\.item), [0])
            source.log = { _ in }
            log = []
            collection.removeFromSuperview()
        }
    }

    func testALayoutThatChangesItsAttributesMovesItsCells() throws {
        let layout = SameAttributesLayout()
        show([1], layout: layout)
        XCTAssertEqual(collection.visibleCells.map(\.frame), [CGRect(x: 0, y: 0, width: 50, height: 50)])
        layout.attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        layout.attributes.alpha = 0.5
        layout.invalidateLayout()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.visibleCells.map(\.frame), [CGRect(x: -25, y: -25, width: 100, height: 100)])
        XCTAssertEqual(collection.visibleCells.map(\.alpha), [0.5])
        layout.attributes.transform = .identity
        layout.invalidateLayout()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.visibleCells.map(\.frame), [CGRect(x: 0, y: 0, width: 50, height: 50)])
    }

    func testPreferredAttributesAreACopy() throws {
        let layout = PreferenceLayout()
        show([3], layout: layout, cells: WideningCell.self)
        XCTAssertEqual(layout.asked, ["0: 50 100", "1: 50 100", "2: 50 100"])
        XCTAssertEqual(layout.all.map(\.size.width), [50, 50, 50])
        XCTAssertFalse(layout.all.contains { attributes in WideningCell.given.contains { $0 === attributes } })
    }

    func testRefusalsStopATap() {
        show([6])
        source.log = { [weak self] in self?.log.append($0) }
        source.refusesHighlight = true
        tap(25, 125)
        XCTAssertEqual(takeLog(), ["shouldHighlight 0"])
        source.refusesHighlight = false
        source.refusesSelection = true
        tap(25, 125)
        XCTAssertEqual(takeLog(), ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0"])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [])
    }

    func testScrollToItem() {
        layout.itemSize = CGSize(width: 300, height: 90)
        show([50])
        let path = IndexPath(item: 20, section: 0)
        collection.scrollToItem(at: path, at: .top, animated: false)
        XCTAssertEqual(collection.contentOffset.y, 2000)
        collection.scrollToItem(at: path, at: .bottom, animated: false)
        XCTAssertEqual(collection.contentOffset.y, 1690)
        collection.scrollToItem(at: path, at: .centeredVertically, animated: true)
        settle()
        XCTAssertEqual(collection.contentOffset.y, 1845)
        collection.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: false)
        XCTAssertEqual(collection.contentOffset.y, 4590)
        XCTAssertEqual(collection.indexPathForItem(at: CGPoint(x: 5, y: 4700))?.item, 47)
        XCTAssertNil(collection.indexPathForItem(at: CGPoint(x: 5, y: 4695)))
        collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        XCTAssertEqual(
            exceptions.last?.reason,
            "Attempted to scroll the collection view to an out-of-bounds item (50) when there are only 50 items in section 0."
        )
    }

    func testUnknownIdentifierRaises() {
        show([1])
        _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
        XCTAssertEqual(
            exceptions.last?.reason,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
    }

    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var log: (String) -> Void = { _ in }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log("prefetch \(indexPaths.map(\.item))")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log("cancel \(indexPaths.map(\.item))")
        }
    }

    func testPrefetchingNamesTheNextScreen() {
        layout.itemSize = CGSize(width: 300, height: 190)
        let prefetcher = Prefetcher()
        prefetcher.log = { [weak self] in self?.log.append($0) }
        show([20])
        collection.prefetchDataSource = prefetcher
        collection.contentOffset.y = 200
        FramePipeline.shared.runFrame()
        XCTAssertEqual(takeLog(), ["prefetch [3, 4]"])
        collection.contentOffset.y = 400
        FramePipeline.shared.runFrame()
        XCTAssertEqual(takeLog(), ["prefetch [5]"])
        collection.contentOffset.y = 395
        FramePipeline.shared.runFrame()
        XCTAssertEqual(takeLog(), ["cancel [4, 5]", "prefetch [0, 1]"])
    }

    /// A layout of an app's own, with decoration views.
    private final class Circle: UICollectionViewLayout {
        var prepared = 0
        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.size = CGSize(width: 20, height: 20)
            attributes.center = CGPoint(x: 50 + indexPath.item * 40, y: 60)
            attributes.zIndex = -indexPath.item
            attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
            return attributes
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
            attributes.zIndex = -100
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                + [layoutAttributesForDecorationView(ofKind: "band", at: IndexPath(item: 0, section: 0))!]
        }
    }

    private final class Band: UICollectionReusableView {}

    func testLayoutOfAnAppsOwn() {
        let circle = Circle()
        circle.register(Band.self, forDecorationViewOfKind: "band")
        show([3], layout: circle)
        XCTAssertEqual(circle.prepared, 1)
        XCTAssertTrue(collection.subviews.first is Band)
        // Lower numbers lie below.
        let order = collection.subviews.compactMap { ($0 as? TextCell)?.text }
        XCTAssertEqual(order, ["0.2", "0.1", "0.0"])
        let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(cell?.center, CGPoint(x: 90, y: 60))
        XCTAssertEqual(cell?.transform.b ?? 0, 1, accuracy: 1e-9)
        collection.contentOffset.y = -5
        FramePipeline.shared.runFrame()
        XCTAssertEqual(circle.prepared, 1)
        circle.invalidateLayout()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(circle.prepared, 2)
    }

    func testOtherLayoutMovesTheCells() {
        show([3])
        let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
        XCTAssertEqual(cell?.frame, CGRect(x: 125, y: 0, width: 50, height: 50))
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 300, height: 40)
        var ended: Bool?
        collection.setCollectionViewLayout(other, animated: true) { ended = $0 }
        FramePipeline.shared.runFrame()
        XCTAssertNil(ended)
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 100, width: 300, height: 40))
        XCTAssertNotNil(cell?.layer.animationKeys())
        settle()
        XCTAssertEqual(ended, true)
        XCTAssertTrue(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        XCTAssertNil(layout.collectionView)
    }

    func testRegistrationsFillCells() {
        let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, path, item in
            cell.text = "\(item) at \(path.item)"
        }
        show([1])
        let cell = collection.dequeueConfiguredReusableCell(
            using: registration, for: IndexPath(item: 0, section: 0), item: 7)
        XCTAssertEqual(cell.text, "7 at 0")
        XCTAssertEqual(cell.bounds.size, CGSize(width: 50, height: 50))
    }

    func testControllersViewDoesNotScroll() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        window.rootViewController = controller
        FramePipeline.shared.runFrame()
        XCTAssertFalse(controller.view is UICollectionView)
        XCTAssertTrue(controller.collectionView.superview === controller.view)
        XCTAssertEqual(controller.collectionView.frame, controller.view.bounds)
        XCTAssertTrue(controller.collectionView.dataSource === controller)
    }

    func testFewItemsKeepClearOfTheBar() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        FramePipeline.shared.runFrame()
        XCTAssertEqual(controller.collectionView.adjustedContentInset.top, navigation.navigationBar.frame.maxY)
        XCTAssertEqual(
            controller.collectionView.contentOffset.y, -navigation.navigationBar.frame.maxY, accuracy: 1e-9)
    }

    func testEditButtonEditsTheTable() {
        let controller = UITableViewController(style: .plain)
        window.rootViewController = controller
        FramePipeline.shared.runFrame()
        let item = controller.editButtonItem
        XCTAssertTrue(item === controller.editButtonItem)
        XCTAssertEqual(item.title, "Edit")
        item.fire(from: nil)
        XCTAssertTrue(controller.isEditing)
        XCTAssertTrue(controller.tableView.isEditing)
        XCTAssertEqual(item.title, "Done")
        XCTAssertEqual(item.style, .done)
    }
}

/// One item, whose attributes are always the same object.
private final class SameAttributesLayout: UICollectionViewLayout {
    let attributes: UICollectionViewLayoutAttributes = {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        return attributes
    }()

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes }
}

/// Attributes that are made once, and what cells prefer to them.
private final class PreferenceLayout: UICollectionViewLayout {
    var all: [UICollectionViewLayoutAttributes] = []
    var asked: [String] = []

    override func prepare() {
        super.prepare()
        guard all.isEmpty else { return }
        all = (0..<3).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 60 * item, y: 0, width: 50, height: 50)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asked.append(
            "\(originalAttributes.indexPath.item): \(Int(originalAttributes.size.width)) \(Int(preferredAttributes.size.width))"
        )
        return false
    }
}

/// A cell that changes the attributes it is given.
private final class WideningCell: UICollectionViewCell {
    static var given: [UICollectionViewLayoutAttributes] = []

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.given.append(layoutAttributes)
        layoutAttributes.size.width = 100
        return layoutAttributes
    }
}
