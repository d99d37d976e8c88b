import Foundation
import QuartzCore

/// Changes of single items and sections, which a `ListUpdatePass` shows.
extension UICollectionView: UpdatedList {
    var shownViews: [ElementKey: UICollectionReusableView] {
        get { shown }
        set { shown = newValue }
    }

    var itemCounts: [Int] { counts }
    var keepsReloadedSelected: Bool { false }

    func loadForUpdates() -> Bool {
        prepareLayoutIfNeeded()
        return true
    }

    /// The places of elements before an update: those a screen away may come into view from there.
    func stateBeforeUpdate() -> [ElementKey: UICollectionViewLayoutAttributes] {
        visibleAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    }

    func load(following moves: ListMoves) { load() }

    func startOver() { reloadEverything() }

    /// Has the layout place the elements anew.
    func follow(_ moves: ListMoves) {
        storedLayout.itemsWereMoved(moves.kept)
        let context = storedLayout.makeContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
        // The counts are those that were just checked.
        isLoaded = true
        prepareLayoutIfNeeded()
        storedLayout.prepare(forCollectionViewUpdates: moves.changes.items)
        keepOffset()
    }

    /// Cells belong to their items, supplementary views to their sections.
    func key(_ key: ElementKey, after moves: ListMoves) -> ElementKey? {
        var new = key
        if key.category == .cell {
            guard let path = moves.kept(key.indexPath) else { return nil }
            new.indexPath = path
            return new
        }
        let section = key.indexPath.section
        guard moves.changes.reloadedSections[section] == nil else { return nil }
        // Those of the whole layout belong to no section.
        guard key.indexPath.count == 2 else { return key }
        guard let place = moves.places[section] else { return nil }
        new.indexPath.section = place
        return new
    }

    func showUpdate(leaving: [(key: ElementKey, view: UICollectionReusableView)], completion: ((Bool) -> Void)?) {
        for (key, view) in leaving {
            retire(view)
            tellEnd(view, key)
        }
        tile()
        setNeedsLayout()
        let finish = finishing(completion)
        CATransaction.afterCommit { finish(true) }
    }

    func animateUpdate(
        leaving: [(key: ElementKey, view: UICollectionReusableView)],
        from before: [ElementKey: UICollectionViewLayoutAttributes], moves: ListMoves, completion: ((Bool) -> Void)?
    ) {
        var sources: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        var gone = leaving
        let named = namedChanges(among: before.keys)
        for key in before.keys.sorted() {
            guard let new = self.key(key, after: moves) else { continue }
            if named.deleted.contains(key) {
                if let view = shown.removeValue(forKey: new) { gone.append((key, view)) }
            } else if !named.inserted.contains(new) {
                sources[new] = before[key]
            }
        }
        animate(gone: gone, sources: sources, finish: finishing(completion))
    }

    /// The supplementary and decoration views that the layout itself takes away in an update, and adds.
    ///
    /// - Parameter keys: The elements before the update. Kinds of which there was none come in any case.
    private func namedChanges(among keys: some Sequence<ElementKey>) -> (
        deleted: Set<ElementKey>, inserted: Set<ElementKey>
    ) {
        let kinds = Set(
            keys.filter { $0.category != .cell }.map { ElementKey($0.category, kind: $0.kind, IndexPath()) })
        var (deleted, inserted): (Set<ElementKey>, Set<ElementKey>) = ([], [])
        let layout = storedLayout
        for kind in kinds.sorted() {
            let name = kind.kind ?? ""
            let isSupplementary = kind.category == .supplementaryView
            let old =
                isSupplementary
                ? layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
                : layout.indexPathsToDeleteForDecorationView(ofKind: name)
            let new =
                isSupplementary
                ? layout.indexPathsToInsertForSupplementaryView(ofKind: name)
                : layout.indexPathsToInsertForDecorationView(ofKind: name)
            deleted.formUnion(old.map { ElementKey(kind.category, kind: name, $0) })
            inserted.formUnion(new.map { ElementKey(kind.category, kind: name, $0) })
        }
        return (deleted, inserted)
    }

    /// Tells the layout the end of an update before the app hears of it.
    private func finishing(_ completion: ((Bool) -> Void)?) -> (Bool) -> Void {
        { [weak self] finished in
            self?.storedLayout.finalizeCollectionViewUpdates()
            completion?(finished)
        }
    }

    func completeAfterwards(_ completion: @escaping (Bool) -> Void) { CATransaction.afterCommit { completion(true) } }

    /// Brings elements that stay to their new places and fades the others in and out.
    func animate(
        gone: [(key: ElementKey, view: UICollectionReusableView)],
        sources: [ElementKey: UICollectionViewLayoutAttributes], finish: @escaping (Bool) -> Void
    ) {
        // Elements that scroll out of view travel there first.
        let wanted = visibleAttributes(in: bounds)
        var travelling: [(ElementKey, UICollectionReusableView, UICollectionViewLayoutAttributes?)] = []
        for key in shown.keys.sorted() where wanted[key] == nil {
            guard let view = shown[key] else { continue }
            shown[key] = nil
            travelling.append((key, view, newAttributes(key)))
        }
        UIView.performWithoutAnimation {
            for key in wanted.keys.sorted() where shown[key] == nil {
                guard let attributes = wanted[key], let view = show(attributes) else { continue }
                let start: UICollectionViewLayoutAttributes
                if let source = sources[key] {
                    start = source
                } else if let initial = initialAttributes(key) {
                    start = initial
                } else {
                    start = attributes.duplicate()
                    start.alpha = 0
                }
                view.place(by: start, from: view.hostOrigin)
            }
        }
        let old = gone.map(\.view) + travelling.map(\.1)
        leaving += old
        UIView.animate(
            withDuration: listUpdateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.tile()
                for (key, view) in gone {
                    if let final = self.finalAttributes(key) {
                        view.place(by: final, from: view.hostOrigin)
                    } else {
                        view.alpha = 0
                    }
                }
                for (_, view, attributes) in travelling {
                    if let attributes { view.place(by: attributes, from: view.hostOrigin) } else { view.alpha = 0 }
                }
            },
            completion: { [weak self] finished in
                self?.farewell(gone.map { ($0.key, $0.view) } + travelling.map { ($0.0, $0.1) })
                finish(finished)
            })
        setNeedsLayout()
    }

    private func farewell(_ elements: [(ElementKey, UICollectionReusableView)]) {
        for (key, view) in elements {
            leaving.removeAll { $0 === view }
            guard !shown.values.contains(where: { $0 === view }) else { continue }
            view.removeFromSuperview()
            view.alpha = 1
            retire(view)
            tellEnd(view, key)
        }
    }

    private func newAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: mirrored.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            mirrored.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            mirrored.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: mirrored.initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            mirrored.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            mirrored.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: mirrored.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            mirrored.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            mirrored.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Lets the layout and the delegate say where the content shall be, and keeps it in range.
    private func keepOffset() {
        let proposed = contentOffset
        let wish =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        if wish != proposed { moveContent(to: clamped(wish)) }
    }

    // MARK: Layouts

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== storedLayout else {
            completion?(true)
            return
        }
        let old = storedLayout
        let oldAttributes =
            isLayoutValid ? visibleAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) : [:]
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shown.values { view.willTransition(from: old, to: layout) }
        old.user = nil
        layout.user = self
        storedLayout = layout
        isLayoutValid = false
        let finish: (Bool) -> Void = { [weak self] finished in
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            for view in self?.shown.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        guard animated, window != nil, UIView.areAnimationsEnabled, isLoaded else {
            setNeedsLayout()
            CATransaction.afterCommit { finish(true) }
            return
        }
        prepareLayoutIfNeeded()
        keepOffset()
        let unknown = shown.filter { $0.key.category != .cell && newAttributes($0.key) == nil }
        for key in unknown.keys { shown[key] = nil }
        animate(gone: unknown.map { (key: $0.key, view: $0.value) }, sources: oldAttributes, finish: finish)
    }
}

extension UICollectionReusableView {
    /// The origin, in the content, of the coordinates of the view that holds this one.
    var hostOrigin: CGPoint { (storedSuperview as? OrthogonalScrollView)?.band.frame.origin ?? .zero }
}

extension ListUpdates {
    /// The changes as layouts are told of them: deletions and reloads first.
    @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.keys.sorted().map { .init(.delete, before: section($0), after: nil) }
        items += deletedItems.keys.sorted().map { .init(.delete, before: $0, after: nil) }
        items += reloadedSections.keys.sorted().map { .init(.reload, before: section($0), after: section($0)) }
        items += reloadedItems.keys.sorted().map { .init(.reload, before: $0, after: $0) }
        items += movedSections.sorted { $0.key < $1.key }
            .map { .init(.move, before: section($0.key), after: section($0.value)) }
        items += movedItems.sorted { $0.key < $1.key }.map { .init(.move, before: $0.key, after: $0.value) }
        items += insertedSections.keys.sorted().map { .init(.insert, before: nil, after: section($0)) }
        items += insertedItems.keys.sorted().map { .init(.insert, before: nil, after: $0) }
        return items
    }
}
