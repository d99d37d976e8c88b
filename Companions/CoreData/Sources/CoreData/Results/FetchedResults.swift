import UIKit

/// The results of a controller, whatever their type: the fetch, and what becomes of it as objects change.
final class FetchedResults: @unchecked Sendable {
    let plan: () -> FetchPlan
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    private(set) var sections: [FetchedSection]?
    private(set) var places: [NSManagedObject: IndexPath] = [:]
    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { takesSnapshots = true }
    }
    /// Whether the delegate wants snapshots in place of changes, as far as is known.
    var takesSnapshots = true
    /// What is asked of the fetch.
    var shared = SharedPlan()
    /// The controller as its delegate knows it.
    var erased: () -> NSFetchedResultsController<any NSFetchRequestResult>?
    private var observer: (any NSObjectProtocol)?

    init(plan: @escaping () -> FetchPlan, context: NSManagedObjectContext, sectionNameKeyPath: String?) {
        self.plan = plan
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        erased = { nil }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    var objects: [NSManagedObject]? { sections?.flatMap(\.list) }

    func fetch() throws {
        let plan = plan()
        guard plan.sortDescriptors != nil else {
            NSException(
                name: .invalidArgumentException,
                reason: "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
            ).raise()
            return
        }
        keep(FetchedSection.sections(of: try context.objects(for: plan), by: sectionNameKeyPath))
        defer { tellSnapshot(changed: []) }
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.take(notification.userInfo ?? [:]) }
    }

    /// Tells a delegate that wants snapshots.
    ///
    /// - Returns: Whether it does.
    @discardableResult private func tellSnapshot(changed: [NSManagedObject]) -> Bool {
        guard takesSnapshots, let delegate, let controller = erased(), let sections else { return false }
        delegate.controller(
            controller,
            didChangeContentWith: NSDiffableDataSourceSnapshotReference(
                sections.map { ($0.name, $0.list.map(\.objectID)) }, reloaded: changed.map(\.objectID)))
        return takesSnapshots
    }

    private func keep(_ sections: [FetchedSection]) {
        self.sections = sections
        places = [:]
        for (number, section) in sections.enumerated() {
            for (row, object) in section.list.enumerated() {
                places[object] = IndexPath(row: row, section: number)
            }
        }
    }

    private func take(_ information: [AnyHashable: Any]) {
        guard let sections, let delegate, let controller = erased() else { return }
        let plan = plan()
        if information[NSInvalidatedAllObjectsKey] != nil { return keep([]) }
        func objects(_ keys: String...) -> Set<NSManagedObject> {
            keys.reduce(into: []) { $0.formUnion(information[$1] as? Set<NSManagedObject> ?? []) }
        }
        let changed = objects(NSUpdatedObjectsKey, NSRefreshedObjectsKey).filter(isMeant)
        let gone = objects(NSDeletedObjectsKey)
        let new = objects(NSInsertedObjectsKey).filter(isMeant).union(changed).subtracting(gone)
        let former = sections.flatMap(\.list)
        guard !new.isEmpty || former.contains(where: gone.contains) else { return }
        var list = former.filter { !new.contains($0) && !gone.contains($0) && $0.managedObjectContext != nil }
        // In a fixed order where the descriptors leave it open.
        let fitting = former.filter { new.contains($0) } + new.subtracting(former).sorted { $0.isBefore($1) }
        list += fitting.filter { !$0.isDeleted && plan.holds($0) }
        let next = FetchedSection.sections(of: plan.sorted(list), by: sectionNameKeyPath)
        let changes = FetchedChanges(from: sections, to: next, changed: changed)
        guard !changes.isEmpty else { return }
        let difference = next.flatMap(\.list).map(\.objectID).difference(from: former.map(\.objectID))
        if takesSnapshots {
            keep(next)
            if tellSnapshot(changed: next.flatMap(\.list).filter(changed.contains)) { return }
            keep(sections)
        }
        delegate.controllerWillChangeContent(controller)
        keep(next)
        for change in changes.sections {
            delegate.controller(
                controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controller(controller, didChangeContentWith: difference)
        delegate.controllerDidChangeContent(controller)
    }

    private func isMeant(_ object: NSManagedObject) -> Bool {
        let plan = plan()
        guard object.managedObjectContext === context || object.isDeleted,
            let entity = plan.entity(in: context.model)
        else { return false }
        return plan.means(object, of: entity)
    }
}

extension NSManagedObject {
    /// The order in which objects were saved.
    fileprivate func isBefore(_ other: NSManagedObject) -> Bool {
        (objectID.number ?? .max, objectID.uriRepresentation().path)
            < (other.objectID.number ?? .max, other.objectID.uriRepresentation().path)
    }
}
