import Foundation

/// What UIKit's views write to the archive of an app's state and read from it.
extension UIScrollView {
    private enum Key {
        static let offset = "UIScrollView.contentOffset"
        static let inset = "UIScrollView.contentInset"
        static let zoomScale = "UIScrollView.zoomScale"
    }

    func encodeScrolling(with coder: NSCoder) {
        coder.encode(contentOffset, forKey: Key.offset)
        let inset = contentInset
        coder.encode([inset.top, inset.left, inset.bottom, inset.right].map(Double.init), forKey: Key.inset)
        if allowsZooming { coder.encode(Double(zoomScale), forKey: Key.zoomScale) }
    }

    func decodeScrolling(with coder: NSCoder) {
        if let inset = coder.decodeObject(forKey: Key.inset) as? [Double], inset.count == 4 {
            contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        if coder.containsValue(forKey: Key.zoomScale) {
            zooming.restoredScale = CGFloat(coder.decodeDouble(forKey: Key.zoomScale))
        }
        guard coder.containsValue(forKey: Key.offset) else { return }
        let offset = coder.decodeCGPoint(forKey: Key.offset)
        restoreOffset { _ in offset }
    }

    /// Scrolls there as soon as the content is large enough, unless something else moves it before.
    func restoreOffset(_ offset: @escaping (UIScrollView) -> CGPoint?) {
        restoredOffset = offset
        setNeedsLayout()
    }

    func applyRestoredOffset() {
        applyRestoredZoom()
        guard let restoredOffset, window != nil, knowsContentSize, !isDragging, let offset = restoredOffset(self) else {
            return
        }
        let target = clamped(offset)
        moveContent(to: target)
        if target == offset { self.restoredOffset = nil }
    }
}

/// The rows or items of a list, by their identifiers in the data source's model or else by their index paths.
@MainActor private struct RestorableElements {
    let model: (any UIDataSourceModelAssociation)?
    let view: UIView

    func encode(_ paths: [IndexPath], _ key: String, _ coder: NSCoder) {
        let identifiers = model.map { model in
            paths.compactMap { model.modelIdentifierForElement(at: $0, in: view) }
        }
        coder.encode(identifiers ?? paths.map(Array.init), forKey: key)
    }

    func decode(_ key: String, _ coder: NSCoder) -> [IndexPath] {
        let stored = coder.decodeObject(forKey: key)
        if let model, let identifiers = stored as? [String] {
            return identifiers.compactMap { model.indexPathForElement(withModelIdentifier: $0, in: view) }
        }
        return (stored as? [[Int]] ?? []).filter { $0.count == 2 }.map(IndexPath.init(indexes:))
    }
}

private enum ListKey {
    static let selected = "UIKit.selected"
    static let first = "UIKit.firstVisible"
    /// How far the first visible element is above the top of the view, in points.
    static let shift = "UIKit.firstVisibleShift"
}

extension UITableView {
    private var restorableElements: RestorableElements {
        RestorableElements(model: dataSource as? any UIDataSourceModelAssociation, view: self)
    }

    func encodeRows(with coder: NSCoder) {
        let elements = restorableElements
        elements.encode(indexPathsForSelectedRows ?? [], ListKey.selected, coder)
        guard elements.model != nil, let first = indexPathsForVisibleRows?.first else { return }
        elements.encode([first], ListKey.first, coder)
        coder.encode(Double(contentOffset.y - rectForRow(at: first).minY), forKey: ListKey.shift)
    }

    func decodeRows(with coder: NSCoder) {
        let elements = restorableElements
        let selected = elements.decode(ListKey.selected, coder).filter { isRow($0) }
        for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
        guard coder.containsValue(forKey: ListKey.first),
            let first = elements.decode(ListKey.first, coder).first
        else { return }
        let shift = coder.decodeDouble(forKey: ListKey.shift)
        restoreOffset { view in
            guard let table = view as? UITableView, table.isRow(first) else { return nil }
            return CGPoint(x: 0, y: table.rectForRow(at: first).minY + shift)
        }
    }

    private func isRow(_ path: IndexPath) -> Bool {
        path.section < numberOfSections && path.row < numberOfRows(inSection: path.section)
    }
}

extension UICollectionView {
    private var restorableElements: RestorableElements {
        RestorableElements(model: dataSource as? any UIDataSourceModelAssociation, view: self)
    }

    func encodeItems(with coder: NSCoder) {
        let elements = restorableElements
        elements.encode(indexPathsForSelectedItems ?? [], ListKey.selected, coder)
        guard elements.model != nil, let first = indexPathsForVisibleItems.min(),
            let frame = layoutAttributesForItem(at: first)?.frame
        else { return }
        elements.encode([first], ListKey.first, coder)
        coder.encode(
            CGPoint(x: contentOffset.x - frame.minX, y: contentOffset.y - frame.minY), forKey: ListKey.shift)
    }

    func decodeItems(with coder: NSCoder) {
        let elements = restorableElements
        let selected = elements.decode(ListKey.selected, coder).filter { isItem($0) }
        for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
        guard coder.containsValue(forKey: ListKey.first),
            let first = elements.decode(ListKey.first, coder).first
        else { return }
        let shift = coder.decodeCGPoint(forKey: ListKey.shift)
        restoreOffset { view in
            guard let frame = (view as? UICollectionView)?.layoutAttributesForItem(at: first)?.frame else { return nil }
            return CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y)
        }
    }

    private func isItem(_ path: IndexPath) -> Bool {
        path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
    }
}

private enum TextKey {
    static let location = "UIKit.selection.location"
    static let length = "UIKit.selection.length"
    static let isEditable = "UITextView.isEditable"
}

extension NSCoder {
    fileprivate func encodeSelection(_ range: NSRange) {
        encode(range.location, forKey: TextKey.location)
        encode(range.length, forKey: TextKey.length)
    }

    /// The selection, if it lies within a text; in UTF-16 units.
    fileprivate func decodeSelection(within length: Int) -> NSRange? {
        guard containsValue(forKey: TextKey.location) else { return nil }
        let range = NSRange(
            location: decodeInteger(forKey: TextKey.location), length: decodeInteger(forKey: TextKey.length))
        let isValid = range.location >= 0 && range.length >= 0 && range.location <= length - range.length
        return isValid ? range : nil
    }
}

extension UITextField {
    func encodeSelection(with coder: NSCoder) { coder.encodeSelection(edited.selection) }

    func decodeSelection(with coder: NSCoder) {
        if let range = coder.decodeSelection(within: edited.length) { select(range) }
    }
}

extension UITextView {
    func encodeSelection(with coder: NSCoder) {
        coder.encodeSelection(selectedRange)
        coder.encode(isEditable, forKey: TextKey.isEditable)
    }

    func decodeSelection(with coder: NSCoder) {
        if let range = coder.decodeSelection(within: edited.length) { selectedRange = range }
        if coder.containsValue(forKey: TextKey.isEditable) {
            isEditable = coder.decodeBool(forKey: TextKey.isEditable)
        }
    }
}
