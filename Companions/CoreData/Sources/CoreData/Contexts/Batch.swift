import UIKit

/// A request that changes many objects in the stores; no context is told.
struct Batch {
    let coordinator: NSPersistentStoreCoordinator

    func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        context.isQuiet = true
        switch request {
        case let request as NSBatchDeleteRequest: return try delete(request, in: context)
        case let request as NSBatchUpdateRequest: return try update(request, in: context)
        case let request as NSBatchInsertRequest: return try insert(request, in: context)
        case let request as any PlannedFetch:
            _ = try context.objects(for: request.plan)
            return NSPersistentStoreResult()
        default:
            throw CoreDataProblem.error(
                NSPersistentStoreUnsupportedRequestTypeError, "requests of type \(type(of: request)) are not supported")
        }
    }

    private func delete(
        _ request: NSBatchDeleteRequest, in context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        var plan = request.fetchRequest.plan
        plan.resultType = .managedObjectResultType
        let objects = try context.objects(for: plan)
        let ids = objects.map(\.objectID)
        for object in objects { context.delete(object) }
        try context.save()
        switch request.resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
        case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
        }
    }

    private func update(
        _ request: NSBatchUpdateRequest, in context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        var plan = FetchPlan()
        (plan.entity, plan.entityName) = (request.entity, request.entityName)
        (plan.predicate, plan.includesSubentities) = (request.predicate, request.includesSubentities)
        let objects = try context.objects(for: plan)
        for object in objects {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                guard let name = NSPropertyDescription.name(of: key.base) else { continue }
                let expression = value as? NSExpression
                let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
                object.setManagedValue(ManagedValue.plain(new), name)
            }
        }
        try context.save()
        switch request.resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, request.resultType)
        }
    }

    private func insert(
        _ request: NSBatchInsertRequest, in context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        request.fill { NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context) }
        let objects = context.inserted.objects
        try context.save()
        switch request.resultType {
        case .statusOnly: return NSBatchInsertResult(true, request.resultType)
        case .objectIDs: return NSBatchInsertResult(objects.map(\.objectID), request.resultType)
        case .count: return NSBatchInsertResult(objects.count, request.resultType)
        }
    }
}
