import Foundation

/// Changes of single rows and sections, which a `ListUpdatePass` shows.
extension UITableView: UpdatedList {
    var shownViews: [IndexPath: UITableViewCell] {
        get { shownCells }
        set { shownCells = newValue }
    }

    var itemCounts: [Int] { geometry.sections.map(\.rowHeights.count) }
    var keepsReloadedSelected: Bool { true }

    func loadForUpdates() -> Bool {
        guard knowsRows else {
            loadIfNeeded()
            return false
        }
        // Heights that are to be asked for anew are asked for with the rows, whose counts may have changed already.
        if !isLoaded { keepOldRows() }
        return true
    }

    func stateBeforeUpdate() { dropRow() }

    /// Rows that were measured keep their heights.
    func load(following moves: ListMoves) {
        let old = geometry
        var known: [IndexPath: CGFloat] = [:]
        for (section, rows) in moves.places.items.enumerated() {
            for row in rows.indices where !old.sections[section].estimatedRows.contains(row) {
                guard let target = moves.kept(IndexPath(row: row, section: section)) else { continue }
                known[target] = old.sections[section].rowHeights[row]
            }
        }
        load { known[$0] }
    }

    func startOver() {
        recycleAll()
        setNeedsLayout()
    }

    func follow(_ moves: ListMoves) {
        swipeFollows(moves.kept)
        for view in Array(shownHeaders.values) + Array(shownFooters.values) { recycleEdge(view) }
        (shownHeaders, shownFooters) = ([:], [:])
    }

    func key(_ path: IndexPath, after moves: ListMoves) -> IndexPath? {
        moves.kept(path).flatMap { geometry.contains($0) ? $0 : nil }
    }

    func showUpdate(leaving: [(key: IndexPath, view: UITableViewCell)], completion: ((Bool) -> Void)?) {
        for (_, cell) in leaving { retire(cell) }
        tile()
        completion?(true)
    }

    func animateUpdate(
        leaving: [(key: IndexPath, view: UITableViewCell)], from before: Void, moves: ListMoves,
        completion: ((Bool) -> Void)?
    ) {
        let kept = Set(shownCells.values.map { ObjectIdentifier($0) })
        UIView.animate(
            withDuration: listUpdateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.tile()
                for (_, cell) in leaving { cell.alpha = 0 }
                for cell in self.shownCells.values where !kept.contains(ObjectIdentifier(cell)) {
                    UIView.performWithoutAnimation { cell.alpha = 0 }
                    cell.alpha = 1
                }
            },
            completion: { finished in
                for (_, cell) in leaving { self.retire(cell) }
                completion?(finished)
            })
        setNeedsLayout()
    }

    func completeAfterwards(_ completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }

    /// Has the cells of rows filled anew.
    func reconfigure(_ paths: [IndexPath]) {
        loadIfNeeded()
        for path in paths {
            guard let cell = shownCells[path], let dataSource else { continue }
            reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            if answer !== cell { reloadRows(at: [path], with: .none) }
        }
        setNeedsLayout()
    }

    /// Takes over what a person has done to the order of the rows, and the data source has followed.
    func rowWasCarried(from origin: IndexPath, to target: IndexPath) {
        var changes = ListUpdates(.rows)
        changes.movedItems[origin] = target
        let kept = swipe
        swipe = nil
        UIView.performWithoutAnimation { ListUpdatePass(list: self, changes: changes).run(isShown: false) }
        swipe = kept
    }

    /// Takes a cell out of the view whose row is gone.
    private func retire(_ cell: UITableViewCell) {
        guard !shownCells.values.contains(where: { $0 === cell }) else { return }
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier, !cell.isStatic { cellPool.add(cell, identifier) }
    }
}

extension UITableView {
    /// Changes rows and sections in one animation, in a closure that the caller was lent and may not keep.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        handOn(updates, completion: completion) { performBatchUpdates($0, completion: completion) }
    }
}
