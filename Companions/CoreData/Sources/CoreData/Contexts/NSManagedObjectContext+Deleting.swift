import UIKit

extension NSManagedObjectContext {
    /// Does what the rules of deleted objects' relationships say.
    func propagateDeletions() {
        while !undoneDeletions.isEmpty {
            let object = undoneDeletions.removeFirst()
            guard object.managedObjectContext === self, isDeleted(object) else { continue }
            for property in object.entity.properties {
                if let relationship = property as? NSRelationshipDescription { propagate(object, relationship) }
            }
        }
    }

    private func propagate(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        // An object that is in no store any more has nothing to lose.
        if object.values.isFault, sourceRow(of: object.objectID) == nil { return }
        let targets = object.objectIDs(forRelationshipNamed: relationship.name)
        switch relationship.deleteRule {
        case .noActionDeleteRule, .denyDeleteRule: return
        case .cascadeDeleteRule: for id in targets { delete(self.object(with: id)) }
        case .nullifyDeleteRule:
            guard let inverse = relationship.inverseRelationship else { return }
            for id in targets {
                let target = self.object(with: id)
                if !isDeleted(target) { target.lose(object.objectID, inverse) }
            }
        }
    }

    // MARK: Taking back

    /// Takes back all that was not saved.
    public func rollback() {
        processPendingChanges()
        for object in inserted.objects {
            unregister(object)
            news.deleted.insert(object)
        }
        let changed = updated.objects + deleted.objects
        forgetChanges()
        undoneDeletions = []
        for object in changed {
            if object.values.row == nil {
                unregister(object)
            } else {
                refresh(object, mergeChanges: false)
            }
        }
        processPendingChanges()
    }

    /// Forgets all objects.
    public func reset() {
        let all = registeredObjects
        forgetChanges()
        undoneDeletions = []
        for object in all {
            unregister(object)
            object.values.forget()
        }
        news = ContextNews()
        news.isAllInvalid = true
        processPendingChanges()
    }

    /// Has an object's values read again when they are next asked for.
    ///
    /// - Parameter flag: Whether what was not saved is kept.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, object.values.row != nil || object.values.isFault else { return }
        let changed = object.values
        object.willTurnIntoFault()
        object.values.forget()
        if case .coordinator(let coordinator) = objectSource { coordinator.forget(object.objectID) }
        object.didTurnIntoFault()
        if flag, !changed.changed.isEmpty {
            object.fire()
            for key in changed.changed {
                object.values.changed.insert(key)
                if object.entity.relationshipsByName[key]?.isToMany == true {
                    if let relationship = object.entity.relationshipsByName[key] { _ = object.members(relationship) }
                    object.values.members[key] = changed.members[key]
                } else {
                    object.values.plain[key] = changed.plain[key]
                }
            }
        } else {
            updated.remove(object)
            news.updated.remove(object)
        }
        news.refreshed.insert(object)
        if concurrencyType == .mainQueueConcurrencyType {
            DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
        }
    }

    /// Has the values of all objects read again when they are next asked for; what was not saved is kept.
    public func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }
}
