import Synchronization
import UIKit

/// A model: the entities of objects, with what they have and how they relate.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    private var list: [NSEntityDescription] = []
    private var configured: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var byName: [String: NSEntityDescription] = [:]

    /// What tells the versions of a model apart.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// Texts in other languages. They are kept and have no effect.
    open var localizationDictionary: [String: String]?

    /// Makes a model without entities.
    public override init() { super.init() }

    /// Reads a compiled model: a file, or a folder with the versions of one; nil where there is none.
    public convenience init?(contentsOf url: URL) {
        guard let file = ModelFile(contentsOf: url) else { return nil }
        self.init()
        file.fill(self)
    }

    /// A model of those that lie in bundles; nil where there is none.
    ///
    /// - Parameter bundles: The bundles; nil for the app's own.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [Bundle.main]).flatMap { bundle -> [URL] in
            ["momd", "mom"].flatMap { type -> [URL] in
                (bundle.urls(forResourcesWithExtension: type, subdirectory: nil) ?? []).map { $0 as URL }
            }
        }
        let models = urls.sorted { $0.path < $1.path }.compactMap { NSManagedObjectModel(contentsOf: $0) }
        return NSManagedObjectModel(byMerging: models)
    }

    /// Makes a model with the entities of others; nil where there are none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        // The relationships lead to entities of the same model.
        entities = models.flatMap { model in (model.copy() as? NSManagedObjectModel)?.entities ?? [] }
    }

    // MARK: Entities

    /// The entities; those that are kinds of others are among them.
    open var entities: [NSEntityDescription] {
        get { list }
        set {
            list = newValue
            byName = Dictionary(newValue.map { ($0.name ?? "", $0) }) { first, _ in first }
            for entity in newValue {
                entity.managedObjectModel = self
                for property in entity.own { property.entity = entity }
            }
        }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    /// The names of the model's parts.
    open var configurations: [String] { configured.keys.sorted() }

    /// The entities of a part of the model; of the whole for nil and "Default".
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME", configuration != "Default" else {
            return list
        }
        return configured[configuration]
    }

    /// Names a part of the model.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    // MARK: Fetch requests

    /// The model's fetch requests by name.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// Names a fetch request.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    /// The fetch request of a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// A copy of the fetch request of a name, with values for the variables in its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let request = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
        request.predicate = request.predicate.map { $0.withSubstitutionVariables(variables) }
        return request
    }

    /// A copy whose relationships lead to entities of the copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        let roots = list.filter { $0.superentity == nil }.compactMap { $0.copy() as? NSEntityDescription }
        copy.entities = roots.flatMap(\.family)
        for entity in copy.entities {
            for case let relationship as NSRelationshipDescription in entity.own {
                let target = relationship.destinationEntity?.name.flatMap { copy.byName[$0] }
                relationship.destinationEntity = target
                relationship.inverseRelationship = relationship.inverseRelationship.flatMap {
                    target?.relationshipsByName[$0.name]
                }
            }
        }
        copy.configured = configured.mapValues { $0.compactMap { copy.byName[$0.name ?? ""] } }
        copy.templates = templates
        copy.versionIdentifiers = versionIdentifiers
        return copy
    }

    /// Whether a store with some metadata can be opened with the model.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        let entities = entities(forConfigurationName: configuration) ?? []
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        return hashes == StoreSchema(entities).hashes
    }

    /// What tells each entity from one of another version that is stored differently.
    open var entityVersionHashesByName: [String: Data] { StoreSchema(list).hashes }
}

/// The models that stores are opened with, by which a class finds its entity.
enum LoadedModels {
    private struct Weak: @unchecked Sendable {
        weak var model: NSManagedObjectModel?
    }

    private static let models = Mutex<[Weak]>([])

    static func add(_ model: NSManagedObjectModel) {
        models.withLock { models in
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(Weak(model: model))
        }
    }

    /// The entity of a class in the newest model that has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        for case let model? in models.withLock({ $0.reversed().map(\.model) }) {
            if let entity = model.entity(of: type) { return entity }
        }
        return nil
    }
}

extension NSManagedObjectModel {
    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        if let entity = entities.first(where: { $0.objectClass == type }) { return entity }
        // A class whose name alone does not lead to it.
        let name = String(describing: type)
        guard type != NSManagedObject.self,
            let entity = entities.first(where: { $0.objectClass == NSManagedObject.self && $0.plainClassName == name })
        else { return nil }
        entity.note(type)
        return entity
    }
}
