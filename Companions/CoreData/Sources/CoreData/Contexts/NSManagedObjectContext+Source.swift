import UIKit

/// What a context asks of its parent or its coordinator.
extension NSManagedObjectContext {
    func sourceRow(of id: NSManagedObjectID) -> Row? {
        switch objectSource {
        case .none: nil
        case .coordinator(let coordinator): coordinator.row(of: id)
        case .context(let parent):
            parent.performAndWait { () -> Crossing<Row?> in
                guard let object = try? parent.existingObject(with: id) else { return Crossing(value: nil) }
                return Crossing(value: object.asRow)
            }.value
        }
    }

    func sourceMembers(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        switch objectSource {
        case .none: []
        case .coordinator(let coordinator): coordinator.members(of: id, relationship)
        case .context(let parent):
            parent.performAndWait { (try? parent.existingObject(with: id))?.members(relationship) ?? [] }
        }
    }

    /// The objects that a fetch finds in the parent or in the stores.
    private func found(_ plan: FetchPlan, _ entity: NSEntityDescription, isLimited: Bool) throws -> ObjectStore.Found {
        switch objectSource {
        case .none:
            throw CoreDataProblem.error(NSCoreDataError, "the context has no parent and no coordinator")
        case .coordinator(let coordinator):
            return try coordinator.fetch(plan, entity, isLimited: isLimited)
        case .context(let parent):
            var whole = plan
            if !isLimited { (whole.limit, whole.offset) = (0, 0) }
            let crossing = Crossing(value: whole)
            let objects = try parent.performAndWait {
                Crossing(
                    value: try parent.objects(for: crossing.value).map { object in
                        object.fire()
                        return (id: object.objectID, row: object.asRow)
                    })
            }
            return ObjectStore.Found(objects: objects.value)
        }
    }

    private func entity(of plan: FetchPlan) throws -> NSEntityDescription {
        if let entity = plan.entity(in: model) { return entity }
        let reason = "NSFetchRequest could not locate an NSEntityDescription for entity name '\(plan.entityName ?? "")'"
        NSException(name: .invalidArgumentException, reason: reason).raise()
        throw CoreDataProblem.error(NSCoreDataError, reason)
    }

    /// The objects that meet a plan, with what the context has not saved.
    func objects(for plan: FetchPlan) throws -> [NSManagedObject] {
        processPendingChanges()
        let entity = try entity(of: plan)
        func isMeant(_ object: NSManagedObject) -> Bool { plan.means(object, of: entity) }
        let hasPending =
            plan.includesPendingChanges
            && [inserted, updated, deleted].contains { $0.objects.contains(where: isMeant) }
        let found = try found(plan, entity, isLimited: !hasPending)
        var objects = found.objects.map { id, row in
            let object = object(with: id)
            if object.values.isFault, !plan.returnsObjectsAsFaults || !found.isFiltered || !found.isSorted {
                object.values.fill(row)
                withoutNoting { object.awakeFromFetch() }
            } else if plan.refreshesRefetched, !object.values.isFault, !isUpdated(object) {
                object.values.forget()
                object.values.fill(row)
            }
            return object
        }
        if hasPending {
            let isChanged = { (object: NSManagedObject) in
                self.updated.contains(object) || self.inserted.contains(object) || self.deleted.contains(object)
            }
            objects.removeAll(where: isChanged)
            if !found.isFiltered { objects = objects.filter { plan.holds($0) } }
            // What is new comes behind what the store has, unless there is an order.
            let changed = updated.objects + inserted.objects
            objects += changed.filter { isMeant($0) && plan.holds($0) }
            return plan.limited(plan.sorted(objects))
        }
        if !found.isFiltered { objects = objects.filter { plan.holds($0) } }
        if !found.isSorted { objects = plan.sorted(objects) }
        return found.isFiltered && found.isSorted ? objects : plan.limited(objects)
    }

    // MARK: Fetching

    /// What a request finds: objects, identifiers, dictionaries or their number, as it asks for.
    ///
    /// A request without an entity of the model raises `NSInvalidArgumentException`.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let results = try results(of: request.plan)
        let typed = results.compactMap { $0 as? Result }
        guard typed.count == results.count else {
            let found = results.first.map { "\(type(of: $0))" } ?? "nothing"
            let reason =
                "the request for '\(request.entityName ?? "")' is to find \(Result.self) and finds \(found): is the "
                + "class of the entity the one that the model names?"
            NSException(name: .internalInconsistencyException, reason: reason).raise()
            return typed
        }
        return typed
    }

    private func results(of plan: FetchPlan) throws -> [Any] {
        switch plan.resultType {
        case .managedObjectIDResultType: return try objects(for: plan).map(\.objectID)
        case .countResultType: return [NSNumber(value: try objects(for: plan).count)]
        case .dictionaryResultType: return try DictionaryFetch(plan: plan, entity: entity(of: plan)).results(in: self)
        default: return try objects(for: plan)
        }
    }

    /// The number of objects that a request finds.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try objects(for: request.plan).count
    }

    /// Does a request of any kind.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any AsynchronousFetch { return request.begin(in: self) }
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataProblem.error(NSCoreDataError, "the context has no coordinator")
        }
        return try Batch(coordinator: coordinator).execute(request)
    }
}

extension FetchPlan {
    /// The entity whose objects are looked for.
    func entity(in model: NSManagedObjectModel?) -> NSEntityDescription? {
        entity ?? entityName.flatMap { model?.entitiesByName[$0] }
    }

    /// Whether an object is of the entity that is looked for, or of one below it where these count too.
    func means(_ object: NSManagedObject, of entity: NSEntityDescription) -> Bool {
        includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }

    func holds(_ object: NSManagedObject) -> Bool { predicate?.evaluate(with: object) ?? true }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard let sortDescriptors, !sortDescriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { one, other in
            for descriptor in sortDescriptors {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    func limited<Element>(_ list: [Element]) -> [Element] {
        let rest = list.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}
