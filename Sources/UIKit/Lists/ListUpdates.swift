import Foundation

/// Changes of a table or collection view that an app announces, and where they leave each item.
///
/// Items that are deleted, reloaded or moved away are named by their places before the changes, inserted ones by those
/// after.
struct ListUpdates: Equatable {
    /// The words for the parts of a list in UIKit's messages.
    struct Words: Equatable {
        let item: String
        let list: String

        static let rows = Words(item: "row", list: "table view")
        static let items = Words(item: "item", list: "collection view")
    }

    typealias Animation = UITableView.RowAnimation

    let words: Words
    var insertedItems: [IndexPath: Animation] = [:]
    var deletedItems: [IndexPath: Animation] = [:]
    var reloadedItems: [IndexPath: Animation] = [:]
    /// The places after the update of items that were moved, by their places before.
    var movedItems: [IndexPath: IndexPath] = [:]
    var insertedSections: [Int: Animation] = [:]
    var deletedSections: [Int: Animation] = [:]
    var reloadedSections: [Int: Animation] = [:]
    var movedSections: [Int: Int] = [:]

    init(_ words: Words) { self.words = words }

    /// The places of sections afterwards, by their places before; nil for those that are gone.
    ///
    /// Sections that are left keep their order and fill the places that nothing was inserted at or moved to.
    func sections(count: Int) -> [Int?] {
        let arrivals = Set(insertedSections.keys).union(movedSections.values)
        var next = 0
        return (0..<max(count, 0)).map { section in
            if let target = movedSections[section] { return target }
            guard deletedSections[section] == nil else { return nil }
            while arrivals.contains(next) { next += 1 }
            defer { next += 1 }
            return next
        }
    }

    /// The places of one section's items afterwards, by their places before; nil for those that are gone.
    ///
    /// - Parameter newSection: The section's place afterwards; nil if it is deleted.
    func items(of section: Int, count: Int, in newSection: Int?) -> [IndexPath?] {
        guard let newSection else {
            return (0..<count).map { movedItems[IndexPath(item: $0, section: section)] }
        }
        let arrivals = Set(
            insertedItems.keys.filter { $0.section == newSection }.map(\.item)
                + movedItems.values.filter { $0.section == newSection }.map(\.item))
        var next = 0
        return (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            if let target = movedItems[path] { return target }
            guard deletedItems[path] == nil else { return nil }
            while arrivals.contains(next) { next += 1 }
            defer { next += 1 }
            return IndexPath(item: next, section: newSection)
        }
    }

    /// The places of all items afterwards, for numbers of items in sections before.
    func places(before: [Int]) -> ListPlaces {
        let sections = sections(count: before.count)
        return ListPlaces(
            sections: sections,
            items: before.indices.map { items(of: $0, count: before[$0], in: sections[$0]) })
    }

    func isReloaded(_ path: IndexPath) -> Bool {
        reloadedItems[path] != nil || reloadedSections[path.section] != nil
    }

    /// Whether nothing is to be seen of the way to the new state.
    var isImmediate: Bool {
        let animations =
            Array(insertedItems.values) + Array(deletedItems.values) + Array(reloadedItems.values)
            + Array(insertedSections.values) + Array(deletedSections.values) + Array(reloadedSections.values)
        return !animations.isEmpty && movedItems.isEmpty && movedSections.isEmpty
            && animations.allSatisfy { $0 == .none }
    }

    // MARK: Mistakes

    /// Why counts before and after do not fit the changes, in UIKit's words; nil if they do.
    func inconsistency(before: [Int], after: [Int]) -> String? {
        outOfBounds(before: before, after: after) ?? wrongCounts(before: before, after: after)
    }

    private func outOfBounds(before: [Int], after: [Int]) -> String? {
        let item = words.item
        for section in deletedSections.keys.sorted() where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for section in reloadedSections.keys.sorted() where !before.indices.contains(section) {
            return "attempt to reload section \(section), but there are only \(before.count) sections before the update"
        }
        for path in (Array(deletedItems.keys) + Array(reloadedItems.keys) + Array(movedItems.keys)).sorted() {
            guard before.indices.contains(path.section) else {
                return
                    "attempt to delete \(item) \(path.item) from section \(path.section), but there are only \(before.count) sections before the update"
            }
            guard (0..<before[path.section]).contains(path.item) else {
                return
                    "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(before[path.section]) \(item)s before the update"
            }
        }
        for section in movedSections.keys.sorted() where !before.indices.contains(section) {
            return "attempt to move section \(section), but there are only \(before.count) sections before the update"
        }
        for path in deletedItems.keys.sorted() where reloadedItems[path] != nil {
            return "attempt to delete and reload the same index path (\(Self.text(path)))"
        }
        let expected = before.count + insertedSections.count - deletedSections.count
        guard after.count == expected else { return nil }
        for section in insertedSections.keys.sorted() where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for (section, target) in movedSections.sorted(by: { $0.key < $1.key }) where !after.indices.contains(target) {
            return
                "attempt to move section \(section) to section \(target), but there are only \(after.count) sections after the update"
        }
        for path in insertedItems.keys.sorted() {
            guard after.indices.contains(path.section) else {
                return
                    "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(after.count) sections after the update"
            }
            guard (0..<after[path.section]).contains(path.item) else {
                return
                    "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(after[path.section]) \(item)s in section \(path.section) after the update"
            }
        }
        for (path, target) in movedItems.sorted(by: { $0.key < $1.key })
        where !after.indices.contains(target.section) || !(0..<after[target.section]).contains(target.item) {
            let count = after.indices.contains(target.section) ? after[target.section] : 0
            return
                "attempt to move index path (\(Self.text(path))) to index path (\(Self.text(target))) that does not exist - there are only \(count) \(item)s in section \(target.section) after the update"
        }
        return nil
    }

    private func wrongCounts(before: [Int], after: [Int]) -> String? {
        let (item, list) = (words.item, words.list)
        let expected = before.count + insertedSections.count - deletedSections.count
        guard after.count == expected else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(list) after the update (\(after.count)) must be equal to the number of sections contained in the \(list) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        let sections = sections(count: before.count)
        for (section, count) in before.enumerated() where reloadedSections[section] == nil {
            guard let place = sections[section], after.indices.contains(place) else { continue }
            let inserted = insertedItems.keys.count { $0.section == place }
            let deleted = deletedItems.keys.count { $0.section == section }
            let movedIn = movedItems.count { $0.value.section == place && $0.key.section != section }
            let movedOut = movedItems.count { $0.key.section == section && $0.value.section != place }
            if after[place] != count + inserted - deleted + movedIn - movedOut {
                return
                    "Invalid update: invalid number of \(item)s in section \(place). The number of \(item)s contained in an existing section after the update (\(after[place])) must be equal to the number of \(item)s contained in that section before the update (\(count)), plus or minus the number of \(item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
            }
        }
        return nil
    }

    private static func text(_ path: IndexPath) -> String {
        "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }
}

/// The places that changes leave sections and items at, by their places before.
struct ListPlaces: Equatable {
    let sections: [Int?]
    let items: [[IndexPath?]]

    subscript(path: IndexPath) -> IndexPath? {
        guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item)
        else { return nil }
        return items[path.section][path.item]
    }

    subscript(section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }
}
