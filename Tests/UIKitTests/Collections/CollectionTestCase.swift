import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A data source and delegate of numbered sections, which writes down what it is asked and told.
@preconcurrency @MainActor class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [[String]] = []
    var log: (String) -> Void = { _ in }
    var refusesHighlight = false
    var refusesSelection = false
    var asked = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        log("cell \(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.text = items[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log("shouldHighlight \(indexPath.item)")
        return !refusesHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log("shouldSelect \(indexPath.item)")
        return !refusesSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log("didDeselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log("willDisplay \(indexPath.section).\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log("didEnd \(indexPath.section).\(indexPath.item)") }
}

final class TextCell: UICollectionViewCell {
    static var made = 0
    var text = ""
    var prepared = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        backgroundColor = .systemBlue
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
}

/// A collection view 300 points wide and 400 high in a window, with cells of 50 points.
@preconcurrency @MainActor class CollectionTestCase: EventTestCase {
    var source: CollectionSource!
    var layout: UICollectionViewFlowLayout!
    var collection: UICollectionView!

    override func begin() {
        super.begin()
        TextCell.made = 0
        source = CollectionSource()
        layout = UICollectionViewFlowLayout()
    }

    override func end() {
        (source, layout, collection) = (nil, nil, nil)
        super.end()
    }

    func show(
        _ counts: [Int], in size: CGSize = CGSize(width: 300, height: 400), layout: UICollectionViewLayout? = nil,
        cells: AnyClass = TextCell.self
    ) {
        source.items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: size.width, height: size.height),
            collectionViewLayout: layout ?? self.layout)
        collection.register(cells, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = source
        collection.delegate = source
        root.addSubview(collection)
        FramePipeline.shared.runFrame()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func edge(_ kind: String, _ section: Int) -> CGRect? {
        collection.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    /// The texts of the cells that are shown, by their places.
    var texts: [IndexPath: String] {
        var texts: [IndexPath: String] = [:]
        for path in collection.indexPathsForVisibleItems {
            texts[path] = (collection.cellForItem(at: path) as? TextCell)?.text
        }
        return texts
    }
}
