import UIKit

/// What a fetch results in, as a set of bits.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The type as bits.
    public let rawValue: UInt
    /// Makes a type of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What is asked of a fetch, whatever its results' type.
struct FetchPlan {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: Foundation.NSPredicate?
    var sortDescriptors: [Foundation.NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var batchSize = 0
    var includesSubentities = true
    var includesPendingChanges = true
    var includesPropertyValues = true
    var returnsObjectsAsFaults = true
    var refreshesRefetched = false
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    var isDistinct = false
    var prefetchedKeyPaths: [String]?
}

/// A description of objects to look for in stores.
///
/// - Parameter ResultType: What is found: a class of objects, `NSManagedObjectID`, `NSDictionary` or `NSNumber`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
    let shared: SharedPlan

    var plan: FetchPlan {
        get { shared.plan }
        set { shared.plan = newValue }
    }

    /// Makes a request without an entity.
    public override init() { shared = SharedPlan() }

    init(sharing shared: SharedPlan) { self.shared = shared }

    /// Makes a request for the objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        plan.entityName = entityName
    }

    /// The name of the entity.
    open var entityName: String? { plan.entityName ?? plan.entity?.name }

    /// The entity.
    open var entity: NSEntityDescription? {
        get { plan.entity }
        set {
            plan.entity = newValue
            plan.entityName = newValue?.name
        }
    }

    /// Finds the objects, in the context whose perform block is running.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataProblem.error(NSCoreDataError, "execute() is for blocks that a context performs")
        }
        return try context.fetch(self)
    }

    /// The condition that objects meet; nil for all.
    open var predicate: NSPredicate? {
        get { plan.predicate as? NSPredicate }
        set { plan.predicate = newValue }
    }

    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { plan.sortDescriptors?.compactMap { $0 as? NSSortDescriptor } }
        set { plan.sortDescriptors = newValue }
    }

    /// The most results; 0 for all.
    open var fetchLimit: Int {
        get { plan.limit }
        set { plan.limit = newValue }
    }

    /// How many results are left out at the beginning.
    open var fetchOffset: Int {
        get { plan.offset }
        set { plan.offset = newValue }
    }

    /// How many objects are read at a time. It is kept; values are read when they are asked for.
    open var fetchBatchSize: Int {
        get { plan.batchSize }
        set { plan.batchSize = newValue }
    }

    /// What the fetch results in.
    open var resultType: NSFetchRequestResultType {
        get { plan.resultType }
        set { plan.resultType = newValue }
    }

    /// Whether objects of the entity's subentities are found, too.
    open var includesSubentities: Bool {
        get { plan.includesSubentities }
        set { plan.includesSubentities = newValue }
    }

    /// Whether values are read with the objects.
    open var includesPropertyValues: Bool {
        get { plan.includesPropertyValues }
        set { plan.includesPropertyValues = newValue }
    }

    /// Whether changes count that are not saved yet.
    open var includesPendingChanges: Bool {
        get { plan.includesPendingChanges }
        set { plan.includesPendingChanges = newValue }
    }

    /// Whether the objects are faults until something is asked of them.
    open var returnsObjectsAsFaults: Bool {
        get { plan.returnsObjectsAsFaults }
        set { plan.returnsObjectsAsFaults = newValue }
    }

    /// The relationships whose objects are read, too. They are kept; objects are read when they are asked for.
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { plan.prefetchedKeyPaths }
        set { plan.prefetchedKeyPaths = newValue }
    }

    /// Whether dictionaries are found once each.
    open var returnsDistinctResults: Bool {
        get { plan.isDistinct }
        set { plan.isDistinct = newValue }
    }

    /// What dictionaries hold: names, attributes or expressions.
    open var propertiesToFetch: [Any]? {
        get { plan.propertiesToFetch }
        set { plan.propertiesToFetch = newValue }
    }

    /// What is equal in a group that makes one dictionary: names or attributes.
    open var propertiesToGroupBy: [Any]? {
        get { plan.propertiesToGroupBy }
        set { plan.propertiesToGroupBy = newValue }
    }

    /// The condition that the dictionaries of groups meet.
    open var havingPredicate: NSPredicate? {
        get { plan.havingPredicate }
        set { plan.havingPredicate = newValue }
    }

    /// Whether objects that are known already take the store's values.
    open var shouldRefreshRefetchedObjects: Bool {
        get { plan.refreshesRefetched }
        set { plan.refreshesRefetched = newValue }
    }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.plan = plan
        copy.affectedStores = affectedStores
        return copy
    }
}

/// What is asked of a fetch, for requests that are the same with another results' type.
final class SharedPlan {
    var plan = FetchPlan()
}

/// A fetch request, whatever its results' type.
protocol PlannedFetch: AnyObject {
    var plan: FetchPlan { get }
    var shared: SharedPlan { get }
}

extension NSFetchRequest: PlannedFetch {}
