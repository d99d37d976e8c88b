import ConstraintSolver
import Foundation
import QuartzCore

/// The constraints of one view hierarchy and their solution.
///
/// Edits are collected; ``solve(layingOut:)`` takes them in and marks the superviews of views that have to move. Only
/// views that constraints speak of, and those between them, are in the engine.
@MainActor final class LayoutEngine {
    /// The top of the hierarchy.
    unowned let root: UIView
    /// Whether the engine exists to find the size that suits the root, and leaves the views alone.
    let isMeasuring: Bool
    let solver = Solver()

    var items: [ObjectIdentifier: LayoutItem] = [:]
    /// The item of each variable, by index.
    private var itemsByVariable: [LayoutItem?] = []
    var entries: [ObjectIdentifier: LayoutEntry] = [:]
    /// Constraints that could not be satisfied with the others.
    var broken: [LayoutEntry] = []
    /// Whether something changed that may let broken constraints in again.
    var shouldRetryBroken = false
    /// Items whose text wraps, so that the height depends on the width.
    var wrapping: [ObjectIdentifier: LayoutItem] = [:]

    // Edits that the next solution takes in.
    private var pendingConstraints: [NSLayoutConstraint] = []
    private var pendingViews: [UIView] = []
    private var changedConstants: [NSLayoutConstraint] = []
    private var firmDirty: [LayoutItem] = []
    private var contentDirty: [LayoutItem] = []
    private var changedItems: [LayoutItem] = []
    private var isDirty = false
    private var isSolving = false

    init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
        adopt(root)
    }

    /// Text that asks for ever for another width is cut off.
    private static let maximumRounds = 8

    // MARK: Edits

    private func setDirty() {
        guard !isDirty else { return }
        isDirty = true
        if !isMeasuring { CATransaction.noteChange() }
    }

    /// Asks for another round of the solution that is being found.
    func solveAgain() { isDirty = true }

    /// Takes in the constraints and views of a subtree that came into the hierarchy.
    func adopt(_ subtree: UIView) {
        var found: [NSLayoutConstraint] = []
        subtree.tellSubtree { view in
            found += view.layoutState.constraints.held
            if !view.keepsFrame && view !== root { pendingViews.append(view) }
        }
        found.sort { $0.sequence < $1.sequence }
        for constraint in found { add(constraint) }
        if !pendingViews.isEmpty { setDirty() }
    }

    func add(_ constraint: NSLayoutConstraint) {
        if !isMeasuring { constraint.engine = self }
        pendingConstraints.append(constraint)
        setDirty()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        guard let entry = entries[ObjectIdentifier(constraint)] else {
            pendingConstraints.removeAll { $0 === constraint }
            return
        }
        remove(entry)
        setDirty()
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        changedConstants.append(constraint)
        setDirty()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)], entry.solved.isInstalled else { return }
        insist { () throws(UnsatisfiableConstraints) in
            try solver.setPriority(of: entry.solved, to: Priority(Double(constraint.priority.rawValue)))
        }
        setDirty()
    }

    /// A view began or ceased to be placed by constraints.
    func roleMayHaveChanged(_ view: UIView) {
        pendingViews.append(view)
        setDirty()
    }

    /// What decides an item's rectangle from outside changed.
    func firmDidChange(_ item: LayoutItem) {
        guard !item.isFirmDirty else { return }
        item.isFirmDirty = true
        firmDirty.append(item)
        setDirty()
    }

    func contentDidChange(_ item: LayoutItem) {
        guard !item.isContentDirty else { return }
        item.isContentDirty = true
        contentDirty.append(item)
        setDirty()
    }

    func noteChanged(_ item: LayoutItem) {
        guard !item.isChanged else { return }
        item.isChanged = true
        changedItems.append(item)
    }

    // MARK: Solving

    /// Takes in all edits, and marks the superviews of the views whose frames change.
    ///
    /// - Parameter view: The view that is laying out its subviews just now, and needs no mark.
    func solve(layingOut view: UIView? = nil) {
        guard isDirty, !isSolving else { return }
        isSolving = true
        for _ in 0..<Self.maximumRounds where isDirty {
            isDirty = false
            takeEdits()
            for variable in solver.update() {
                if let item = itemsByVariable[variable.index] { noteChanged(item) }
            }
            measureWrappedText()
        }
        isSolving = false
        let changed = changedItems
        changedItems = []
        for item in changed {
            item.isChanged = false
            if !isMeasuring && item.engine === self { announce(item, layingOut: view) }
        }
    }

    private func takeEdits() {
        for view in take(&pendingViews) where view.isInside(root) { updateRole(of: item(for: view)) }
        for item in take(&firmDirty) where item.engine === self {
            item.isFirmDirty = false
            updateFirm(item)
        }
        for constraint in take(&changedConstants) where constraint.engine === self { updateConstant(of: constraint) }
        for constraint in take(&pendingConstraints) where isMeasuring || constraint.engine === self {
            install(constraint)
        }
        for item in take(&contentDirty) where item.engine === self {
            item.isContentDirty = false
            updateContent(item)
        }
        retryBroken()
    }

    private func take<Element>(_ list: inout [Element]) -> [Element] {
        defer { list = [] }
        return list
    }

    // MARK: Items

    /// The item of a view in the hierarchy, made at its first use.
    func item(for view: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(view)] { return item }
        let item = LayoutItem(self, owner: view, guide: nil, role: role(of: view))
        if !isMeasuring { view.layoutState.constraints.item = item }
        register(item, for: view)
        return item
    }

    func item(for guide: UILayoutGuide, of owner: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(guide)] { return item }
        let item = LayoutItem(self, owner: owner, guide: guide, role: guide.rule == .constraints ? .placed : .rule)
        if !isMeasuring { guide.layoutItem = item }
        register(item, for: guide)
        return item
    }

    private func register(_ item: LayoutItem, for object: AnyObject) {
        items[ObjectIdentifier(object)] = item
        for variable in [item.x, item.y, item.width, item.height] {
            while itemsByVariable.count <= variable.index { itemsByVariable.append(nil) }
            itemsByVariable[variable.index] = item
        }
        noteChanged(item)
        installFirm(item)
        if item.view != nil { contentDidChange(item) }
    }

    private func role(of view: UIView) -> LayoutItem.Role {
        if view === root { return isMeasuring ? .measured : .root }
        return view.keepsFrame ? .frame : .placed
    }

    private func updateRole(of item: LayoutItem) {
        let role = role(of: item.owner)
        guard role != item.role else { return }
        removeFirm(item)
        item.role = role
        installFirm(item)
        noteChanged(item)
        contentDidChange(item)
    }

    /// Takes items out that leave the hierarchy, with everything that mentions them.
    func remove(_ leaving: [LayoutItem]) {
        for item in leaving {
            for entry in item.entries.values {
                entry.constraint.engine = nil
                remove(entry)
            }
        }
        for item in leaving {
            removeFirm(item)
            removeContent(item)
        }
        for item in leaving {
            for variable in [item.x, item.y, item.width, item.height] {
                itemsByVariable[variable.index] = nil
                solver.release(variable)
            }
            let object: AnyObject? = item.isGuide ? item.guide : item.owner
            if let object { items[ObjectIdentifier(object)] = nil }
            forget(item)
        }
        setDirty()
    }

    private func forget(_ item: LayoutItem) {
        item.engine = nil
        if item.isGuide { item.guide?.layoutItem = nil } else { item.owner.layoutState.constraints.item = nil }
    }

    /// Takes a subtree out that leaves the hierarchy. What its views hold stays with them.
    func removeSubtree(_ view: UIView) {
        var leaving: [LayoutItem] = []
        view.tellSubtree { view in
            let state = view.layoutState.constraints
            for constraint in state.held where constraint.engine === self { constraint.engine = nil }
            if let item = state.item { leaving.append(item) }
            leaving += (state.guides + state.followingGuides).compactMap(\.layoutItem)
        }
        // Constraints that no item knew yet wait for no engine now.
        pendingConstraints.removeAll { $0.engine !== self }
        pendingViews.removeAll { $0.isInside(view) }
        if !leaving.isEmpty { remove(leaving) }
    }

    /// Ends the engine: its root came under another view.
    func dissolve() {
        for item in items.values { forget(item) }
        for entry in entries.values { entry.constraint.engine = nil }
        for constraint in pendingConstraints { constraint.engine = nil }
    }
}
