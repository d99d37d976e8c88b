import Foundation

/// Changes of single rows and sections.
extension UITableView {
    /// In seconds.
    private static let updateDuration = 0.3

    func openUpdates() {
        if updateDepth == 0 {
            // The counts before the changes are those that were known until now.
            updates = ListUpdates(.rows)
            loadIfNeeded()
        }
        updateDepth += 1
    }

    func closeUpdates(completion: ((Bool) -> Void)? = nil) {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0 else {
            // A batch inside another is shown with it.
            if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
            return
        }
        let collected = updates
        updates = ListUpdates(.rows)
        perform(collected, completion: completion)
    }

    func runBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openUpdates()
        changes?()
        closeUpdates(completion: completion)
    }

    /// Shows changes that a closure makes to the data.
    func apply(_ changes: ListUpdates, changing: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdates()
        changing()
        updates = changes
        closeUpdates(completion: completion)
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

    func update(_ change: (inout ListUpdates) -> Void) {
        openUpdates()
        change(&updates)
        closeUpdates()
    }

    /// - Parameter places: Whether cells go to their new places at once.
    private func perform(_ updates: ListUpdates, completion: ((Bool) -> Void)?, places placesCells: Bool = true) {
        dropRow()
        let old = geometry
        let oldCells = shownCells
        let before = old.sections.map(\.rowHeights.count)
        let places = updates.places(before: before)
        func place(of path: IndexPath) -> IndexPath? { places[path] }
        func isReloaded(_ path: IndexPath) -> Bool { updates.isReloaded(path) }
        // Rows that were measured keep their heights.
        var known: [IndexPath: CGFloat] = [:]
        for (section, rows) in places.items.enumerated() {
            for (row, target) in rows.enumerated() {
                guard let target, !old.sections[section].estimatedRows.contains(row),
                    !isReloaded(IndexPath(row: row, section: section))
                else { continue }
                known[target] = old.sections[section].rowHeights[row]
            }
        }
        load { known[$0] }
        if let reason = updates.inconsistency(before: before, after: geometry.sections.map(\.rowHeights.count)) {
            NSException.raise(.internalInconsistencyException, reason)
            recycleAll()
            setNeedsLayout()
            return
        }
        selectedPaths = selectedPaths.compactMap(place)
        prefetched = Set(prefetched.compactMap(place))
        swipeFollows { isReloaded($0) ? nil : place(of: $0) }
        highlightedPath = highlightedPath.flatMap(place)
        // Cells move with their rows; those without a row leave.
        shownCells = [:]
        var leaving: [UITableViewCell] = []
        for (path, cell) in oldCells {
            if let target = place(of: path), !isReloaded(path), geometry.contains(target) {
                shownCells[target] = cell
            } else {
                leaving.append(cell)
            }
        }
        for view in Array(shownHeaders.values) + Array(shownFooters.values) { recycleEdge(view) }
        (shownHeaders, shownFooters) = ([:], [:])
        guard placesCells else { return }
        let animates = window != nil && UIView.areAnimationsEnabled && !updates.isImmediate
        let kept = Set(shownCells.values.map { ObjectIdentifier($0) })
        guard animates else {
            for cell in leaving { retire(cell) }
            tile()
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.tile()
                for cell in leaving { cell.alpha = 0 }
                for cell in self.shownCells.values where !kept.contains(ObjectIdentifier(cell)) {
                    UIView.performWithoutAnimation { cell.alpha = 0 }
                    cell.alpha = 1
                }
            },
            completion: { finished in
                for cell in leaving { self.retire(cell) }
                completion?(finished)
            })
        setNeedsLayout()
    }

    /// Takes over what a person has done to the order of the rows, and the data source has followed.
    func rowWasCarried(from origin: IndexPath, to target: IndexPath) {
        var updates = ListUpdates(.rows)
        updates.movedItems[origin] = target
        let kept = swipe
        swipe = nil
        UIView.performWithoutAnimation { perform(updates, completion: nil, places: false) }
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
