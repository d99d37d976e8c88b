import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Layouts that follow the direction of reading, and bounds that change in animations.
@preconcurrency @MainActor final class MirroredLayoutTests: CollectionTestCase {
    private final class FlippingLayout: UICollectionViewFlowLayout {
        var log: (String) -> Void = { _ in }

        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log("prepare \(Int(oldBounds.width))") }
        override func finalizeAnimatedBoundsChange() { log("finalize") }
    }

    private func makeLayout() -> FlippingLayout {
        let layout = FlippingLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        return layout
    }

    func testItemsAreMirroredFromRightToLeft() {
        show([2], layout: makeLayout())
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 0)
        collection.semanticContentAttribute = .forceRightToLeft
        collection.reloadData()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 200)
        XCTAssertEqual(frame(1)?.minX, 100)
        XCTAssertEqual(collection.indexPathForItem(at: CGPoint(x: 250, y: 20)), IndexPath(item: 0, section: 0))
    }

    func testMirroredContentBeginsAtItsRightEnd() {
        let layout = makeLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 100, height: 400)
        show([2], layout: layout)
        collection.semanticContentAttribute = .forceRightToLeft
        source.items = [(0..<10).map { "\($0)" }]
        collection.reloadData()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(collection.contentOffset.x, 700)
        XCTAssertEqual(collection.indexPathsForVisibleItems.map(\.item), [0, 1, 2])
    }

    func testOtherLayoutsStayAsTheyAre() {
        layout.itemSize = CGSize(width: 100, height: 50)
        show([2])
        collection.semanticContentAttribute = .forceRightToLeft
        collection.reloadData()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(frame(0)?.minX, 0)
    }

    func testTheLayoutHearsOfBoundsThatChangeInAnAnimation() {
        let layout = makeLayout()
        show([2], layout: layout)
        layout.log = { [weak self] in self?.log.append($0) }
        collection.frame.size.width = 280
        FramePipeline.shared.runFrame()
        XCTAssertEqual(takeLog(), [])
        UIView.animate(withDuration: 0.2) { [self] in
            collection.frame.size.width = 200
            collection.layoutIfNeeded()
        }
        XCTAssertEqual(takeLog(), ["prepare 280", "finalize"])
        settle()
        XCTAssertEqual(takeLog(), [])
    }
}
