import Foundation

extension NSIndexPath {
    /// Makes the index path of a row of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Makes the index path of an item of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The index of the section.
    public var section: Int { index(atPosition: 0) }

    /// The index of the row within its section.
    public var row: Int { index(atPosition: 1) }

    /// The index of the item within its section.
    public var item: Int { index(atPosition: 1) }
}
