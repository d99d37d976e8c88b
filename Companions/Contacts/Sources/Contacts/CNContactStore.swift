import Foundation
@_spi(Framework) import UIKit

/// What the person allows an app.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// The person may not allow it.
    case restricted
    /// The person does not allow it.
    case denied
    /// The person allows it.
    case authorized
    /// The person allows some contacts.
    case limited
}

/// What an app asks for.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts
}

extension NSNotification.Name {
    /// The contacts have changed.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The way to the person's contacts, from any thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Makes a way to the contacts.
    public override init() { super.init() }

    /// What the person allows the app.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        onMain { ContactBook.shared.status }
    }

    /// Asks the person, once, whether the app may have the contacts.
    ///
    /// The Info.plist says what for, under `NSContactsUsageDescription`.
    ///
    /// - Parameter completionHandler: Called on the main thread; with an error where the person does not allow it.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        onMain { ContactBook.shared.ask { handler($0, $1) } }
    }

    /// Asks the person, once, whether the app may have the contacts.
    open func requestAccess(
        for entityType: CNEntityType, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Bool {
        try await TaskWait<Bool>.value { wait in
            requestAccess(for: entityType) { isAllowed, error in
                wait.resume(with: error.map(Result.failure) ?? .success(isAllowed))
            }
        }
    }

    // MARK: Reading

    /// Finds contacts, with the properties that are asked for.
    ///
    /// - Throws: `CNError` where the person does not allow it, or the predicate is not one of those that `CNContact` makes.
    open func unifiedContacts(
        matching predicate: UIKit.NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.predicate = predicate
        return try contacts(request)
    }

    /// Finds a contact by its identifier, with the properties that are asked for.
    ///
    /// - Throws: `CNError` where there is none.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        let found = try unifiedContacts(
            matching: CNContact.predicateForContacts(withIdentifiers: [identifier]), keysToFetch: keys)
        guard let contact = found.first else { throw CNError(.recordDoesNotExist, [identifier]) }
        return contact
    }

    /// Calls with one contact after the other.
    ///
    /// - Parameter block: Sets what its second argument points to, to end the calls.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var stop = ObjCBool(false)
        for contact in try contacts(fetchRequest) {
            block(contact, &stop)
            if stop.boolValue { return }
        }
    }

    private func contacts(_ request: CNContactFetchRequest) throws -> [CNContact] {
        if let predicate = request.predicate, !(predicate is ContactPredicate) { throw CNError(.predicateInvalid) }
        let all = try onMain {
            guard ContactBook.shared.isAllowed else { throw CNError(.authorizationDenied) }
            return ContactBook.shared.contacts
        }
        var found = all.filter { request.predicate?.evaluate(with: $0) ?? true }
        if request.sortOrder != .none {
            found.sort {
                $0.sortingName(request.sortOrder).localizedCaseInsensitiveCompare($1.sortingName(request.sortOrder))
                    == .orderedAscending
            }
        }
        let keys = ContactKeys.names(request.keysToFetch).union(["identifier"])
        return found.map { contact in
            let values = contact.values.filter {
                keys.contains($0.key)
                    || $0.key == "imageData" && !keys.isDisjoint(with: ["thumbnailImageData", "imageDataAvailable"])
            }
            return request.mutableObjects
                ? CNMutableContact(values: values, fetched: keys) : CNContact(values: values, fetched: keys)
        }
    }

    /// Fails: there is no card of the person's own.
    open func unifiedMeContact(withKeysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.recordDoesNotExist)
    }

    // MARK: Groups and containers

    /// The groups of contacts.
    open func groups(matching predicate: UIKit.NSPredicate?) throws -> [CNGroup] {
        let groups = try onMain {
            guard ContactBook.shared.isAllowed else { throw CNError(.authorizationDenied) }
            return ContactBook.shared.groups
        }
        return groups.filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// The containers of contacts: there is one.
    open func containers(matching predicate: UIKit.NSPredicate?) throws -> [CNContainer] {
        [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// The identifier of the container that new contacts go to.
    open func defaultContainerIdentifier() -> String { ContactBook.containerIdentifier }

    // MARK: Changing

    /// Does what a request asks for: all of it, or nothing.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        nonisolated(unsafe) let request = saveRequest
        try onMain { try ContactBook.shared.execute(request) }
    }
}
