import UIKit

/// The results of a fetch in sections, kept up to date as objects change: what a table shows.
///
/// A delegate gets the controller with another result type than the app's; the two are equal, and share all they have.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    let results: FetchedResults
    private let name: String?
    /// The request; after a change of it `performFetch()` fetches anew.
    public let fetchRequest: NSFetchRequest<ResultType>
    private var twin: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Makes a controller that has not fetched yet.
    ///
    /// - Parameters:
    ///   - fetchRequest: A request with sort descriptors, the first of which keeps sections together.
    ///   - sectionNameKeyPath: What leads to the name of an object's section; nil for one section.
    ///   - name: The name of a cache. Nothing is cached.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        self.name = name
        results = FetchedResults(
            plan: { fetchRequest.plan }, context: context, sectionNameKeyPath: sectionNameKeyPath)
        super.init()
        results.erased = { [weak self] in self?.erased }
        results.shared = fetchRequest.shared
    }

    /// Makes a controller that fetches nothing, for a variable that gets another one later.
    public convenience override init() {
        self.init(
            fetchRequest: NSFetchRequest(), managedObjectContext: NSManagedObjectContext(), sectionNameKeyPath: nil,
            cacheName: nil)
    }

    init(of results: FetchedResults, request: NSFetchRequest<ResultType>, name: String?) {
        (self.results, fetchRequest, self.name) = (results, request, name)
    }

    private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        if let twin { return twin }
        let request = NSFetchRequest<any NSFetchRequestResult>(sharing: fetchRequest.shared)
        let made = NSFetchedResultsController<any NSFetchRequestResult>(of: results, request: request, name: name)
        twin = made
        return made
    }

    /// Whether it is a controller of the same results.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsHolding)?.results === results }

    open override var hash: Int { ObjectIdentifier(results).hashValue }

    /// The context that is fetched from.
    open var managedObjectContext: NSManagedObjectContext { results.context }
    /// What leads to the name of an object's section.
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
    /// The name of the cache.
    open var cacheName: String? { name }

    /// What is told of changes, which are followed only where there is one.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }

    /// Forgets what is cached, which is nothing.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects.
    open func performFetch() throws { try results.fetch() }

    /// The objects in their order; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { results.objects?.compactMap { $0 as? ResultType } }

    /// The object of a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        let sections = results.sections ?? []
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].list.indices.contains(indexPath.row)
        else {
            NSException(name: .invalidArgumentException, reason: "no object at index path \(indexPath)").raise()
            preconditionFailure("no object at index path \(indexPath)")
        }
        guard let object = sections[indexPath.section].list[indexPath.row] as? ResultType else {
            preconditionFailure("the fetch finds objects of another class than \(ResultType.self)")
        }
        return object
    }

    /// The place of an object; nil for one that was not fetched.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.places[$0] }
    }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

    /// The titles of the index beside a table.
    open var sectionIndexTitles: [String] {
        (results.sections ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The title of a section in the index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        guard let delegate else { return FetchedSection.indexTitle(sectionName) }
        return delegate.controller(erased, sectionIndexTitleForSectionName: sectionName)
    }

    /// The section that a title of the index stands for.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (results.sections ?? []).firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
    }
}

/// A controller of fetched results, whatever their type.
protocol ResultsHolding: AnyObject {
    var results: FetchedResults { get }
}

extension NSFetchedResultsController: ResultsHolding {}

/// Whether two controllers are one, although a delegate knows it by another type.
public func === <One, Other>(one: NSFetchedResultsController<One>, other: NSFetchedResultsController<Other>) -> Bool {
    one.results === other.results
}

/// Whether two controllers are one, although a delegate knows it by another type.
public func === <One, Other>(one: NSFetchedResultsController<One>, other: NSFetchedResultsController<Other>?) -> Bool {
    one.results === other?.results
}

/// Whether two controllers are one, although a delegate knows it by another type.
public func === <One, Other>(one: NSFetchedResultsController<One>?, other: NSFetchedResultsController<Other>) -> Bool {
    one?.results === other.results
}
