import UIKit

extension NSManagedObjectContext {
    private static let mostRounds = 1000

    /// Saves all changes to the stores, or to the parent.
    ///
    /// What is wrong, or conflicts, is an error; then nothing is saved.
    public func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        if !isQuiet {
            NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
            letObjectsPrepare()
            processPendingChanges()
            try validate()
        }
        let changes = SavedChanges(
            inserted: inserted.objects, updated: updated.objects.filter { !$0.values.changed.isEmpty },
            deleted: deleted.objects.filter { $0.values.row != nil || $0.values.isFault })
        let told = (inserted: inserted.set, updated: updated.set, deleted: Set(changes.deleted))
        switch objectSource {
        case .none: throw CoreDataProblem.error(NSCoreDataError, "the context has no parent and no coordinator")
        case .coordinator(let coordinator): try coordinator.save(changes, of: self)
        case .context(let parent): push(changes, to: parent)
        }
        for object in deleted.objects { unregister(object) }
        forgetChanges()
        guard !isQuiet else { return }
        for object in changes.inserted + changes.updated { object.didSave() }
        tell(told.inserted, told.updated, told.deleted)
    }

    /// Objects may change values, and others, before they are saved.
    private func letObjectsPrepare() {
        var done = ObjectSet()
        for _ in 0..<Self.mostRounds {
            let waiting = (inserted.objects + updated.objects + deleted.objects).filter { !done.contains($0) }
            if waiting.isEmpty { break }
            for object in waiting {
                done.insert(object)
                if !isDeleted(object) { object.derive() }
                object.willSave()
            }
            propagateDeletions()
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in inserted.objects { check { try object.validateForInsert() } }
        for object in updated.objects { check { try object.validateForUpdate() } }
        for object in deleted.objects { check { try object.validateForDelete() } }
        try NSManagedObject.raise(errors)
    }

    private func tell(
        _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>
    ) {
        let information: [AnyHashable: Any] = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
        ]
        let note = Notification(name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
        NotificationCenter.default.post(note)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(inserted.map(\.objectID)),
                NSUpdatedObjectIDsKey: Set(updated.map(\.objectID)),
                NSDeletedObjectIDsKey: Set(deleted.map(\.objectID)),
            ])
        let others: [NSManagedObjectContext]
        switch objectSource {
        case .none: others = []
        case .coordinator(let coordinator): others = coordinator.contexts.all
        case .context(let parent): others = parent.siblings.all
        }
        let changes = Crossing(
            value: SavedIdentifiers(
                inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: deleted.map(\.objectID)))
        for other in others where other !== self && other.automaticallyMergesChangesFromParent {
            other.perform { other.merge(changes.value) }
        }
    }

    // MARK: Parents

    private func push(_ changes: SavedChanges, to parent: NSManagedObjectContext) {
        let crossing = Crossing(value: changes)
        parent.performAndWait {
            let changes = crossing.value
            for object in changes.inserted { parent.take(new: object) }
            for object in changes.updated { parent.take(object) }
            for object in changes.deleted { parent.delete(parent.object(with: object.objectID)) }
            parent.processPendingChanges()
        }
        for object in changes.inserted + changes.updated {
            object.values.settle(object.asRow)
        }
    }

    private func take(new object: NSManagedObject) {
        let own = object.entity.makeObject(in: nil)
        own.objectID = object.objectID
        register(own)
        inserted.insert(own)
        news.inserted.insert(own)
        own.values.plain = object.values.plain
        own.values.members = object.values.members
        own.values.changed = object.values.changed
    }

    private func take(_ object: NSManagedObject) {
        let own = self.object(with: object.objectID)
        own.fire()
        for key in object.values.changed {
            if let relationship = own.entity.relationshipsByName[key], relationship.isToMany {
                _ = own.members(relationship)
            }
            own.willChangeValue(forKey: key)
            own.note(key)
            own.values.plain[key] = object.values.plain[key]
            own.values.members[key] = object.values.members[key]
            own.didChangeValue(forKey: key)
        }
    }

    // MARK: Merging

    /// Takes in what another context has saved, as its notification tells.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let changes = SavedIdentifiers(notification.userInfo ?? [:])
        performAndWait { merge(changes) }
    }

    /// Has contexts take in what was saved elsewhere: identifiers, or their addresses, by kind of change.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let changes = SavedIdentifiers(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    func merge(_ changes: SavedIdentifiers) {
        for id in changes.inserted {
            let object = object(with: id)
            news.inserted.insert(object)
        }
        for id in changes.updated {
            guard let object = registeredObject(for: id), !object.values.isFault else { continue }
            object.willTurnIntoFault()
            let changed = object.values
            let names = object.entity.propertiesByName.keys.sorted()
            for name in names { object.willChangeValue(forKey: name) }
            object.values.forget()
            if let row = sourceRow(of: id) { object.values.fill(row) }
            for key in changed.changed {
                object.values.changed.insert(key)
                object.values.plain[key] = changed.plain[key]
                object.values.members[key] = changed.members[key]
                object.values.storedMembers[key] = changed.storedMembers[key]
            }
            for name in names { object.didChangeValue(forKey: name) }
            news.refreshed.insert(object)
        }
        for id in changes.deleted {
            guard let object = registeredObject(for: id) else { continue }
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
            news.deleted.insert(object)
            // Who is told may still look at it, and there is nothing to read any more.
            object.values.isFault = false
        }
        let gone = changes.deleted.compactMap { registeredObject(for: $0) }
        processPendingChanges()
        for object in gone { unregister(object) }
    }
}

/// The objects that a save is about.
struct SavedChanges {
    var inserted: [NSManagedObject]
    var updated: [NSManagedObject]
    var deleted: [NSManagedObject]
}

/// The objects that a save was about.
struct SavedIdentifiers: @unchecked Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    }

    init(_ information: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { ManagedValue.list(information[$0]) ?? [] }.compactMap {
                ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
            }
        }
        inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
        deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }
}

extension NSManagedObject {
    /// Computes the attributes that are derived of others.
    fileprivate func derive() {
        for case let attribute as NSDerivedAttributeDescription in entity.properties {
            guard let expression = attribute.derivationExpression else { continue }
            let value = ManagedValue.plain(expression.expressionValue(with: self, context: nil))
            guard !ManagedValues.areEqual(values.plain[attribute.name], value) else { continue }
            setAttribute(value, attribute)
        }
    }
}
