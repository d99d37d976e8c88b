import Foundation

/// Cells that wait for another row.
extension UITableView {
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return cellPool.register(identifier, nil) }
        guard let type = cellClass as? UITableViewCell.Type else {
            NSException.raise(
                .invalidArgumentException,
                "must pass a class of kind UITableViewCell for identifier \(identifier), not \(objectiveCClassName(cellClass))"
            )
            return
        }
        cellPool.register(identifier) { CellMaking.makeCell(type, reuseIdentifier: identifier) }
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return cellPool.register(identifier, nil) }
        register(
            cellMaker: {
                let objects = nib.instantiate(withOwner: nil, options: nil)
                if let cell = objects.first as? UITableViewCell, objects.count == 1 { return cell }
                NSException.raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewCell instance"
                )
                return nil
            }, identifier: identifier)
    }

    /// Registers what makes cells out of an Interface Builder document.
    func register(cellMaker: @escaping () -> UITableViewCell?, identifier: String) {
        cellPool.register(identifier) {
            let cell = cellMaker()
            cell?.reuseIdentifier = identifier
            return cell
        }
    }

    func registerHeader(_ aClass: AnyClass?, _ identifier: String) {
        let type = aClass as? UITableViewHeaderFooterView.Type
        headerPool.register(
            identifier, type.map { type in { CellMaking.makeHeader(type, reuseIdentifier: identifier) } })
    }

    func registerHeader(_ nib: UINib?, _ identifier: String) {
        headerPool.register(
            identifier,
            nib.map { nib in
                {
                    let objects = nib.instantiate(withOwner: nil, options: nil)
                    if let view = objects.first as? UITableViewHeaderFooterView, objects.count == 1 {
                        view.reuseIdentifier = identifier
                        return view
                    }
                    NSException.raise(
                        .internalInconsistencyException,
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewHeaderFooterView instance"
                    )
                    return nil
                }
            })
    }

    func reusableCell(_ identifier: String) -> UITableViewCell? {
        // Rows that are filled anew keep their cells.
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let cell = cellPool.make(identifier)
        // Default configurations depend on the table's style.
        cell?.table = self
        return cell
    }

    func requiredCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
        if let cell = reusableCell(identifier) { return cell }
        NSException.raise(
            .internalInconsistencyException,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func reusableHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        let view = headerPool.make(identifier)
        // Default configurations depend on the table's style.
        view?.look = style == .plain ? .plain : .groupHeader
        return view
    }

    /// Takes a cell out of its row; it stays in the view until the end of the pass, in case another row wants it.
    func recycle(_ cell: UITableViewCell, from path: IndexPath) {
        shownCells[path] = nil
        if swipe?.cell === cell { closeSwipe(animated: false) }
        if let identifier = cell.reuseIdentifier, !cell.isStatic {
            cellPool.add(cell, identifier)
        } else {
            cell.removeFromSuperview()
        }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func recycleEdge(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headerPool.add(view, identifier)
        }
    }

    func recycleAll() {
        dropRow()
        for path in shownCells.keys.sorted() { if let cell = shownCells[path] { recycle(cell, from: path) } }
        for view in shownHeaders.values { recycleEdge(view) }
        for view in shownFooters.values { recycleEdge(view) }
        (shownHeaders, shownFooters) = ([:], [:])
    }

    /// Takes cells out of the view that found no row.
    func removeUnusedCells() {
        for cell in cellPool.all where cell.superview === self { cell.removeFromSuperview() }
    }
}
