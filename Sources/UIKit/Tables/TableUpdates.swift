import Foundation

/// Changes that an app announces, and where they leave each row.
///
/// Rows that are deleted, reloaded or moved away are named by their places before the changes, inserted ones by those
/// after.
struct TableUpdates: Equatable {
    var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
    var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
    var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
    /// From the place before to the one after.
    var movedRows: [IndexPath: IndexPath] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]

    /// Where a section's rows are afterwards; nil if it is deleted.
    func section(after section: Int) -> Int? {
        guard deletedSections[section] == nil else { return nil }
        var place = section - deletedSections.keys.count { $0 < section }
        for inserted in insertedSections.keys.sorted() where inserted <= place { place += 1 }
        return place
    }

    /// Where the rows of one section are afterwards, by their places before; nil for those that are gone.
    ///
    /// What is left keeps its order and fills the places that nothing was inserted at.
    func rows(after section: Int, count: Int) -> [IndexPath?] {
        guard let newSection = self.section(after: section) else { return Array(repeating: nil, count: count) }
        let arrivals = Set(
            insertedRows.keys.filter { $0.section == newSection }.map(\.row)
                + movedRows.values.filter { $0.section == newSection }.map(\.row))
        var next = 0
        return (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            if let target = movedRows[path] { return target }
            guard deletedRows[path] == nil else { return nil }
            while arrivals.contains(next) { next += 1 }
            defer { next += 1 }
            return IndexPath(row: next, section: newSection)
        }
    }

    /// Why counts before and after do not fit the changes, in UIKit's words; nil if they do.
    func inconsistency(before: [Int], after: [Int]) -> String? {
        let expected = before.count + insertedSections.count - deletedSections.count
        guard after.count == expected else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(after.count)) must be equal to the number of sections contained in the table view before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (section, count) in before.enumerated() where reloadedSections[section] == nil {
            guard let place = self.section(after: section) else { continue }
            let inserted = insertedRows.keys.count { $0.section == place }
            let deleted = deletedRows.keys.count { $0.section == section }
            let movedIn = movedRows.count { $0.value.section == place && $0.key.section != section }
            let movedOut = movedRows.count { $0.key.section == section && $0.value.section != place }
            if after[place] != count + inserted - deleted + movedIn - movedOut {
                return
                    "Invalid update: invalid number of rows in section \(place). The number of rows contained in an existing section after the update (\(after[place])) must be equal to the number of rows contained in that section before the update (\(count)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
            }
        }
        return nil
    }
}
