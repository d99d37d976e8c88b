import Foundation

/// A table or collection view: both show changes of single items and sections by the same pass.
@MainActor protocol UpdatedList: UIScrollView {
    /// The name of a view's content: a row, or an element of a layout.
    associatedtype Key: Hashable & Comparable
    associatedtype Shown: UIView
    /// The state before an update that an animation has to know.
    associatedtype Before

    var updates: ListUpdateBatch { get set }
    var marks: ListMarks { get set }
    /// The views that can be seen, by what they show.
    var shownViews: [Key: Shown] { get set }
    /// The numbers of items in the sections, as the data source said them last.
    var itemCounts: [Int] { get }
    /// Whether an item that is asked for anew stays selected.
    var keepsReloadedSelected: Bool { get }

    /// Whether the counts are those that the data source said last.
    var isLoaded: Bool { get }

    /// Sees to it that there are counts before a batch is opened. Returns whether they were known already, so that the changes
    /// have to lead from them.
    func loadForUpdates() -> Bool
    /// Ends what a person does with the items, and says what the animation begins from.
    func stateBeforeUpdate() -> Before
    /// Asks the data source for its new state.
    func load(following moves: ListMoves)
    /// Shows the new state without the changes, which do not lead to it.
    func startOver()
    /// Has all that points at items, besides the marks, follow them.
    func follow(_ moves: ListMoves)
    /// The name of a view's content after the update; nil where the view is not needed any more.
    func key(_ key: Key, after moves: ListMoves) -> Key?
    /// Shows the new state at once.
    func showUpdate(leaving: [(key: Key, view: Shown)], completion: ((Bool) -> Void)?)
    /// Shows the way to the new state.
    func animateUpdate(
        leaving: [(key: Key, view: Shown)], from before: Before, moves: ListMoves, completion: ((Bool) -> Void)?)
    /// Calls back, later, for a batch that shows nothing of its own: one inside another, or one that starts over.
    func completeAfterwards(_ completion: @escaping (Bool) -> Void)
}

extension UpdatedList {
    func openUpdates() {
        // The counts before the changes are those that were known until now.
        if !updates.isOpen { updates.knewCounts = loadForUpdates() }
        updates.open()
    }

    func closeUpdates(completion: ((Bool) -> Void)? = nil) {
        guard updates.isOpen else { return }
        guard let changes = updates.close() else {
            completion.map(completeAfterwards)
            return
        }
        ListUpdatePass(list: self, changes: changes, knewCounts: updates.knewCounts, completion: completion).run()
    }

    func update(_ change: (inout ListUpdates) -> Void) {
        // Choice (updates): a list that has asked for nothing yet has nothing to change, and asks when it is laid out. A data
        // source may announce a change while it makes it, and is not to be asked then.
        guard updates.isOpen || isLoaded || !itemCounts.isEmpty else { return setNeedsLayout() }
        openUpdates()
        change(&updates.changes)
        closeUpdates()
    }

    func runBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        updates.isHandedOn = false
        openUpdates()
        changes?()
        closeUpdates(completion: completion)
    }

    /// Takes changes in a closure that was lent to the method that apps override.
    ///
    /// An override that passes a closure of its own to `super` comes here once more: then the changes are made.
    func handOn(_ changes: () -> Void, completion: ((Bool) -> Void)?, to method: ((() -> Void)?) -> Void) {
        withoutActuallyEscaping(changes) { changes in
            guard !updates.isHandedOn else { return runBatch(changes, completion: completion) }
            updates.isHandedOn = true
            method(changes)
            updates.isHandedOn = false
        }
    }

    /// Shows changes that a closure makes to the data.
    func apply(_ changes: ListUpdates, changing: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdates()
        changing()
        updates.changes = changes
        closeUpdates(completion: completion)
    }
}

/// The changes that an app has announced since the outermost batch was opened.
struct ListUpdateBatch: Equatable {
    var changes: ListUpdates
    /// Whether a lent closure is on its way through the overrides of a subclass.
    var isHandedOn = false
    /// Whether the counts were known before the outermost batch was opened.
    var knewCounts = true
    private var depth = 0

    init(_ words: ListUpdates.Words) { changes = ListUpdates(words) }

    var isOpen: Bool { depth > 0 }

    mutating func open() { depth += 1 }

    /// Closes the innermost batch; the result are the changes if no other is open.
    mutating func close() -> ListUpdates? {
        depth -= 1
        guard depth == 0 else { return nil }
        defer { changes = ListUpdates(changes.words) }
        return changes
    }
}

/// The places of items after an update, by their places before.
struct ListMoves {
    let changes: ListUpdates
    let places: ListPlaces

    init(_ changes: ListUpdates, before counts: [Int]) {
        self.changes = changes
        places = changes.places(before: counts)
    }

    /// The place of an item after the update; nil if it was deleted.
    subscript(path: IndexPath) -> IndexPath? { places[path] }

    /// The place of an item after the update; nil if it was deleted or is asked for anew.
    func kept(_ path: IndexPath) -> IndexPath? { changes.isReloaded(path) ? nil : places[path] }
}

/// The items that are selected, touched and prefetched.
struct ListMarks: Equatable {
    /// The selected items, in the order in which they were selected.
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
    var prefetched: Set<IndexPath> = []

    /// Keeps the marks on their items.
    mutating func follow(_ moves: ListMoves, keepingReloaded: Bool) {
        selected = selected.compactMap { keepingReloaded ? moves[$0] : moves.kept($0) }
        highlighted = highlighted.flatMap { moves[$0] }
        prefetched = Set(prefetched.compactMap { moves[$0] })
    }
}

/// One update of a list, from the data source's new state to what is on the screen.
@MainActor struct ListUpdatePass<List: UpdatedList> {
    let list: List
    let changes: ListUpdates
    /// Whether the changes have to lead from the counts that the list had.
    var knewCounts = true
    var completion: ((Bool) -> Void)?

    /// - Parameter isShown: Whether views go to their new places; else whoever asks has put them there.
    func run(isShown: Bool = true) {
        let before = list.stateBeforeUpdate()
        let (counts, shown) = (list.itemCounts, list.shownViews)
        let moves = ListMoves(changes, before: counts)
        list.load(following: moves)
        if let reason = changes.inconsistency(before: counts, after: list.itemCounts) {
            if knewCounts { NSException.raise(.internalInconsistencyException, reason) }
            list.startOver()
            completion.map(list.completeAfterwards)
            return
        }
        list.marks.follow(moves, keepingReloaded: list.keepsReloadedSelected)
        list.follow(moves)
        let leaving = moveViews(shown, by: moves)
        guard isShown else { return }
        if list.window != nil, UIView.areAnimationsEnabled, !changes.isImmediate {
            list.animateUpdate(leaving: leaving, from: before, moves: moves, completion: completion)
        } else {
            list.showUpdate(leaving: leaving, completion: completion)
        }
    }

    /// Gives views to what they show now. Returns those that show nothing any more, by what they showed.
    private func moveViews(_ shown: [List.Key: List.Shown], by moves: ListMoves) -> [(key: List.Key, view: List.Shown)]
    {
        var staying: [List.Key: List.Shown] = [:]
        var leaving: [(key: List.Key, view: List.Shown)] = []
        for (key, view) in shown {
            if let new = list.key(key, after: moves) { staying[new] = view } else { leaving.append((key, view)) }
        }
        list.shownViews = staying
        return leaving.sorted { $0.key < $1.key }
    }
}

/// The duration of the views' way to their new places, in seconds.
let listUpdateDuration = 0.3
