import UIKit

/// A snapshot whose types are not known: fetched results by the names of sections and the identifiers of objects.
///
/// A cast makes an `NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` of it.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
    private let sections: [(name: Any, items: [Any])]
    let reloaded: [Any]

    init(_ sections: [(name: String, items: [NSManagedObjectID])], reloaded: [NSManagedObjectID]) {
        self.sections = sections
        self.reloaded = reloaded
    }

    /// The identifiers of the sections.
    public var sectionIdentifiers: [Any] { sections.map(\.name) }
    /// The identifiers of the items of all sections.
    public var itemIdentifiers: [Any] { sections.flatMap(\.items) }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// The identifiers of the items of a section; none for one that is not there.
    public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        sections.first { ($0.name as? AnyHashable) == (sectionIdentifier as? AnyHashable) }?.items ?? []
    }
}
