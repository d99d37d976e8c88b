import UIKit

// The initialisers of Objective-C's classes can all be called with classes that are known at run time only; the translation has
// `T(context: c)` come to these functions where `T` is a type parameter.
extension NSManagedObject {
    /// `T(context: c)`, with a class that is only known at run time.
    public static func __make(context moc: NSManagedObjectContext) -> Self {
        __make(entity: entity(in: moc), insertInto: moc)
    }

    /// `T(entity: e, insertInto: c)`, with a class that is only known at run time; of `NSManagedObject` itself it makes
    /// objects of the entity's class.
    public static func __make(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
        let type = self == NSManagedObject.self ? entity.objectClass : self
        return unsafeDowncast(__ManagedObjectMaker.make(type, entity, context), to: Self.self)
    }
}

// Objective-C's generic classes are one class each, whatever their parameters; so casts between their forms succeed there. The
// translation has such casts come to these functions.

/// A fetch request as one with another type of results: what changes in one changes in the other.
public func __recast<Result>(_ value: Any?, to type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
    let value = ManagedValue.plain(value)
    if let same = value as? NSFetchRequest<Result> { return same }
    return (value as? any PlannedFetch).map { NSFetchRequest<Result>(sharing: $0.shared) }
}

/// A controller of fetched results as one with another type of results.
public func __recast<Result>(
    _ value: Any?, to type: NSFetchedResultsController<Result>.Type
) -> NSFetchedResultsController<Result>? {
    let value = ManagedValue.plain(value)
    if let same = value as? NSFetchedResultsController<Result> { return same }
    return (value as? any ResultsHolding).map { holding in
        NSFetchedResultsController<Result>(
            of: holding.results, request: NSFetchRequest<Result>(sharing: holding.results.shared), name: nil)
    }
}

/// A snapshot with types; identifiers of other types end the app, as the cast does on Apple's systems.
public func __recast<Section, Item>(
    _ value: Any?, to type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    let value = ManagedValue.plain(value)
    guard let reference = value as? NSDiffableDataSourceSnapshotReference else {
        return value as? NSDiffableDataSourceSnapshot<Section, Item>
    }
    func typed<Identifier>(_ list: [Any]) -> [Identifier] {
        list.map {
            guard let identifier = $0 as? Identifier else {
                preconditionFailure("the snapshot has \(Swift.type(of: $0)) and no \(Identifier.self) as identifiers")
            }
            return identifier
        }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in reference.sectionIdentifiers {
        let identifiers: [Section] = typed([section])
        snapshot.appendSections(identifiers)
        snapshot.appendItems(
            typed(reference.itemIdentifiersInSection(withIdentifier: section)), toSection: identifiers[0])
    }
    snapshot.reloadItems(typed(reference.reloaded))
    return snapshot
}
