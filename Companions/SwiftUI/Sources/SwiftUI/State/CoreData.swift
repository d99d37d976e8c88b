import CoreData

extension EnvironmentValues {
    private enum ManagedObjectContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext {
            NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        }
    }

    /// The context of managed objects that views fetch from; one without stores where no view above has set any.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// Managed objects that a view fetches from the context of its environment, and is shown anew for when they change.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private let make: () -> NSFetchRequest<Result>
    private let animation: Animation?
    private var sort: (([Result]) -> [Result])?
    private var results: ManagedResults<Result>?

    /// Fetches what a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        (make, self.animation) = ({ fetchRequest }, animation)
    }

    /// Fetches the objects of an entity; changes are shown with an animation.
    public init(
        entity: NSEntityDescription, sortDescriptors: [UIKit.NSSortDescriptor], predicate: UIKit.NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        make = {
            let request = NSFetchRequest<Result>()
            (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
            return request
        }
        self.animation = animation
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(source: results) }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches the objects of the class's entity; changes are shown with an animation.
    public init(
        sortDescriptors: [UIKit.NSSortDescriptor], predicate: UIKit.NSPredicate? = nil, animation: Animation? = nil
    ) {
        make = {
            let request = NSFetchRequest<Result>()
            (request.entity, request.sortDescriptors, request.predicate) = (Result.entity(), sortDescriptors, predicate)
            return request
        }
        self.animation = animation
    }

    /// Fetches the objects of the class's entity; changes are shown with an animation.
    @_disfavoredOverload public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: UIKit.NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(sortDescriptors: [] as [UIKit.NSSortDescriptor], predicate: predicate, animation: animation)
        // These descriptors know how to compare objects, and not what a store calls their values.
        sort = { $0.sorted(using: sortDescriptors) }
    }
}

extension FetchRequest: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let make = make
        let results = node.properties.object(number) { ManagedResults(make()) }
        results.sort = sort
        results.follow(node.environment.managedObjectContext, for: node, animation)
        self.results = results
    }
}

/// The objects that a request has fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    fileprivate let source: ManagedResults<Result>?

    /// The position of the first object.
    public var startIndex: Int { 0 }
    /// The position after the last object.
    public var endIndex: Int { source?.objects.count ?? 0 }
    /// The object at a position.
    public subscript(position: Int) -> Result { source!.objects[position] }

    /// Which objects are fetched; nil for all of the entity.
    public var nsPredicate: UIKit.NSPredicate? {
        get { source?.request.predicate }
        nonmutating set { source?.change { $0.predicate = newValue } }
    }
    /// The order of the objects.
    public var nsSortDescriptors: [UIKit.NSSortDescriptor] {
        get { source?.request.sortDescriptors ?? [] }
        nonmutating set { source?.change { $0.sortDescriptors = newValue } }
    }
}

/// What a view has fetched.
private final class ManagedResults<Result: NSFetchRequestResult>: @unchecked Sendable {
    let request: NSFetchRequest<Result>
    private(set) var objects: [Result] = []
    private weak var context: NSManagedObjectContext?
    private weak var node: Node?
    private var observer: (any NSObjectProtocol)?
    private var animation: Animation?
    var sort: (([Result]) -> [Result])?

    init(_ request: NSFetchRequest<Result>) { self.request = request }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    @MainActor func follow(_ context: NSManagedObjectContext, for node: Node, _ animation: Animation?) {
        (self.node, self.animation) = (node, animation)
        guard self.context !== context else { return }
        self.context = context
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] _ in onMainActor { self?.refresh() } }
        fetch()
    }

    private func fetch() {
        // A context without stores has nothing, as on Apple's systems.
        guard let context, context.persistentStoreCoordinator != nil || context.parent != nil else { return }
        do {
            objects = try context.fetch(request)
            if let sort { objects = sort(objects) }
        } catch {
            objects = []
            NSLog("SwiftUI: a fetch request failed: %@", "\(error)")
        }
    }

    @MainActor private func refresh() {
        fetch()
        withAnimation(animation) { node?.invalidate() }
    }

    func change(_ body: (NSFetchRequest<Result>) -> Void) {
        body(request)
        onMainActor { [self] in refresh() }
    }
}
