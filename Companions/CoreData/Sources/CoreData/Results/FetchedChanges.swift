import UIKit

/// What has changed between two states of fetched results, as delegates are told.
struct FetchedChanges {
    struct Object {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    struct Section {
        var section: FetchedSection
        var index: Int
        var type: NSFetchedResultsChangeType
    }

    private(set) var sections: [Section] = []
    private(set) var objects: [Object] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    private struct Place {
        var path: IndexPath
        var section: String
        /// Among all objects.
        var index: Int
    }

    /// - Parameter changed: The objects whose values have changed.
    init(from old: [FetchedSection], to new: [FetchedSection], changed: Set<NSManagedObject>) {
        let (before, after) = (Self.places(old), Self.places(new))
        let (names, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        // Choice (Core Data): sections come before objects, what goes before what comes, and then what moves and changes.
        for (index, section) in old.enumerated() where !newNames.contains(section.name) {
            sections.append(Section(section: section, index: index, type: .delete))
        }
        for (index, section) in new.enumerated() where !names.contains(section.name) {
            sections.append(Section(section: section, index: index, type: .insert))
        }
        let (former, latter) = (old.flatMap(\.list), new.flatMap(\.list))
        for object in former where after[object] == nil {
            objects.append(Object(object: object, type: .delete, old: before[object]?.path, new: nil))
        }
        for object in latter where before[object] == nil {
            objects.append(Object(object: object, type: .insert, old: nil, new: after[object]?.path))
        }
        let moved = Self.moved(former, before, after, changed)
        for type in [NSFetchedResultsChangeType.move, .update] {
            for object in former where after[object] != nil {
                let isMoved = moved.contains(object)
                guard type == .move ? isMoved : !isMoved && changed.contains(object) else { continue }
                objects.append(
                    Object(object: object, type: type, old: before[object]?.path, new: after[object]?.path))
            }
        }
    }

    private static func places(_ sections: [FetchedSection]) -> [NSManagedObject: Place] {
        var places: [NSManagedObject: Place] = [:]
        var index = 0
        for (number, section) in sections.enumerated() {
            for (row, object) in section.list.enumerated() {
                places[object] = Place(path: IndexPath(row: row, section: number), section: section.name, index: index)
                index += 1
            }
        }
        return places
    }

    /// The objects that are not where those around them would take them.
    private static func moved(
        _ former: [NSManagedObject], _ before: [NSManagedObject: Place], _ after: [NSManagedObject: Place],
        _ changed: Set<NSManagedObject>
    ) -> Set<NSManagedObject> {
        var moved: Set<NSManagedObject> = []
        /// Those that stay, by their old order, which is their new one as well.
        var staying: [(old: Int, new: Int)] = []
        func spot(of old: Int) -> Int {
            // Objects come mostly in their old order.
            guard let last = staying.last, last.old > old else { return staying.count }
            var (low, high) = (0, staying.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if staying[middle].old > old { high = middle } else { low = middle + 1 }
            }
            return low
        }
        func add(_ object: NSManagedObject) {
            guard let old = before[object], let new = after[object] else { return }
            let spot = spot(of: old.index)
            let isInOrder =
                (spot == 0 || staying[spot - 1].new < new.index)
                && (spot == staying.count || staying[spot].new > new.index)
            if isInOrder, old.section == new.section {
                staying.insert((old.index, new.index), at: spot)
            } else {
                moved.insert(object)
            }
        }
        // What has not changed stays rather than what has.
        for object in former where !changed.contains(object) { add(object) }
        for object in former where changed.contains(object) { add(object) }
        return moved
    }
}
