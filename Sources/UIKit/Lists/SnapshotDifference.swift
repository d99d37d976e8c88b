import Foundation

extension ListUpdates {
    /// The changes that lead from one snapshot to another, with as few moves as possible.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
        words: Words, animation: Animation
    ) {
        self.init(words)
        let oldSections = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
        let newSections = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1, $0) })
        for (section, index) in oldSections where newSections[section] == nil { deletedSections[index] = animation }
        for (section, index) in newSections where oldSections[section] == nil { insertedSections[index] = animation }
        let kept = new.sections.compactMap { oldSections[$0] }
        let still = Set(Self.longestRise(kept))
        for section in new.sections {
            guard let from = oldSections[section], let to = newSections[section], !still.contains(from) else {
                continue
            }
            movedSections[from] = to
        }

        var oldPaths: [Item: IndexPath] = [:]
        for (index, section) in old.sections.enumerated() {
            for (item, identifier) in (old.items[section] ?? []).enumerated() {
                oldPaths[identifier] = IndexPath(item: item, section: index)
            }
        }
        var newItems: Set<Item> = []
        for (index, section) in new.sections.enumerated() {
            let items = new.items[section] ?? []
            newItems.formUnion(items)
            let own = oldSections[section]
            // What keeps its order in its section stays; the rest moves.
            let stays = Set(
                Self.longestRise(items.compactMap { oldPaths[$0] }.filter { $0.section == own }.map(\.item)))
            for (item, identifier) in items.enumerated() {
                let path = IndexPath(item: item, section: index)
                guard let from = oldPaths[identifier] else {
                    if own != nil { insertedItems[path] = animation }
                    continue
                }
                if from.section != own || !stays.contains(from.item) { movedItems[from] = path }
            }
        }
        for (identifier, path) in oldPaths where !newItems.contains(identifier) {
            if deletedSections[path.section] == nil { deletedItems[path] = animation }
        }
        for section in new.reloadedSectionIdentifiers {
            if let index = oldSections[section] { reloadedSections[index] = animation }
        }
        for item in new.reloadedItemIdentifiers { if let path = oldPaths[item] { reloadedItems[path] = animation } }
    }

    /// One of the longest parts of a list of different numbers, not necessarily adjacent, that only rises.
    static func longestRise(_ numbers: [Int]) -> [Int] {
        /// The ends of parts, by their length: of all parts of that length, the one whose last number is least.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let length = ends.partitioningIndex { numbers[$0] >= number }
            before[index] = length > 0 ? ends[length - 1] : nil
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var part: [Int] = []
        var next = ends.last
        while let index = next {
            part.append(numbers[index])
            next = before[index]
        }
        return part.reversed()
    }

    var isEmpty: Bool { self == ListUpdates(words) }
}
