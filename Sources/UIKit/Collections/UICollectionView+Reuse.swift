import Foundation

/// Views that wait for another element.
extension UICollectionView {
    /// An identifier means another view for each kind.
    private func poolName(_ kind: String?, _ identifier: String) -> String {
        kind.map { "\($0)\n\(identifier)" } ?? identifier
    }

    func registerClass(
        _ viewClass: AnyClass?, _ kind: String?, _ identifier: String, _ base: UICollectionReusableView.Type
    ) {
        // Choice (collections): any class can be registered for views of a kind; only a view of it is refused.
        let make = ReusableViewMaking.maker(
            viewClass, kind: "identifier \(identifier)", base: base, isLate: kind != nil)
        registerMaker(make, kind, identifier)
    }

    func registerNib(_ nib: UINib?, _ kind: String?, _ identifier: String, _ base: UICollectionReusableView.Type) {
        registerMaker(
            nib.map { nib in { _ in ReusableViewMaking.make(nib, identifier: identifier, base) } }, kind, identifier)
    }

    /// Registers what makes views of a size; nil forgets it.
    func registerMaker(
        _ make: ((CGRect) -> UICollectionReusableView?)?, _ kind: String?, _ identifier: String
    ) {
        let name = poolName(kind, identifier)
        pool.register(
            name,
            make.map { make in
                { [weak self] in
                    let view = make(self?.dequeuedFrame ?? .zero)
                    view?.reuseIdentifier = identifier
                    view?.poolName = name
                    return view
                }
            })
    }

    func isRegistered(_ kind: String?, _ identifier: String) -> Bool { pool.knows(poolName(kind, identifier)) }

    func reusableView(_ kind: String?, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? {
        let name = poolName(kind, identifier)
        let key = kind.map { ElementKey(.supplementaryView, kind: $0, path) } ?? .cell(path)
        // Reconfigured items keep their cells.
        if let view = reconfigured[key], view.poolName == name { return view }
        if let view = pool.take(name) {
            view.placedBy = nil
            view.prepareForReuse()
            return view
        }
        if isLayoutValid {
            let attributes =
                kind.map { mirrored.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
                ?? (hasItem(path) ? mirrored.layoutAttributesForItem(at: path) : nil)
            dequeuedFrame = attributes?.frame ?? .zero
        }
        defer { dequeuedFrame = .zero }
        if let view = pool.make(name) { return view }
        NSException.raise(
            .internalInconsistencyException,
            "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return nil
    }

    /// Takes a view out of its place; it stays in the hierarchy until the end of the pass, in case it is used again.
    func recycle(_ view: UICollectionReusableView, from key: ElementKey) {
        if shown[key] === view { shown[key] = nil }
        swipedCellDidLeave(view)
        retire(view)
        tellEnd(view, key)
    }

    func tellEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        case .supplementaryView:
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: break
        }
    }

    func retire(_ view: UICollectionReusableView) {
        if let name = view.poolName { pool.add(view, name) } else { view.removeFromSuperview() }
    }

    func recycleAll() {
        for key in shown.keys.sorted() { if let view = shown[key] { recycle(view, from: key) } }
    }

    /// Takes views out of the hierarchy that found no element.
    func removeUnusedViews() {
        for view in pool.all where view.superview != nil { view.removeFromSuperview() }
    }

    func reconfigure(_ paths: [IndexPath]) {
        prepareLayoutIfNeeded()
        for path in paths {
            guard let cell = shown[.cell(path)], let dataSource else { continue }
            reconfigured[.cell(path)] = cell
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured[.cell(path)] = nil
            if answer !== cell {
                // An app that dequeues another kind of cell gets it.
                recycle(cell, from: .cell(path))
                if let attributes = mirrored.layoutAttributesForItem(at: path) { adopt(answer, attributes) }
            }
        }
        setNeedsLayout()
    }
}
