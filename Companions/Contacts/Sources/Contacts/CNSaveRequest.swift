import Foundation

/// Changes of contacts that are made together.
open class CNSaveRequest: NSObject {
    private(set) var added: [CNMutableContact] = []
    private(set) var updated: [CNMutableContact] = []
    private(set) var deleted: [CNMutableContact] = []
    private var groupChanges: [GroupChange] = []
    /// Who changes contacts, for the history.
    open var transactionAuthor: String?
    /// Whether the contacts that were added can be read before they are saved.
    open var shouldRefetchContacts = true

    private enum GroupChange {
        case add(CNMutableGroup)
        case update(CNMutableGroup)
        case delete(CNMutableGroup)
        case join(String, String)
        case leave(String, String)
    }

    /// Makes a request for no change.
    public override init() { super.init() }

    /// Adds a contact; nil stands for the one container.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) { updated.append(contact) }
    /// Takes a contact away.
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }

    /// Adds a group; nil stands for the one container.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        groupChanges.append(.add(group))
    }
    /// Changes a group.
    open func update(_ group: CNMutableGroup) { groupChanges.append(.update(group)) }
    /// Takes a group away.
    open func delete(_ group: CNMutableGroup) { groupChanges.append(.delete(group)) }
    /// Puts a contact into a group.
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        groupChanges.append(.join(contact.identifier, group.identifier))
    }
    /// Takes a contact out of a group.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        groupChanges.append(.leave(contact.identifier, group.identifier))
    }

    func changeGroups(_ groups: inout [CNGroup], _ members: inout [String: [String]]) {
        for change in groupChanges {
            switch change {
            case .add(let group): groups.append(group.fixed)
            case .update(let group):
                if let index = groups.firstIndex(where: { $0.identifier == group.identifier }) {
                    groups[index] = group.fixed
                }
            case .delete(let group):
                groups.removeAll { $0.identifier == group.identifier }
                members[group.identifier] = nil
            case .join(let contact, let group): members[group, default: []].append(contact)
            case .leave(let contact, let group): members[group]?.removeAll { $0 == contact }
            }
        }
    }
}
