@_exported import Foundation
@_spi(Framework) import UIKit

/// What Contacts brings into UIKit's registers.
public enum __Contacts: __Companion {
    /// Lets predicates read contacts' properties, and flows and tests say what the person allows.
    @MainActor public static func introduce() {
        ExposedKeys.add("identifier", reading: \CNContact.identifier)
        ExposedKeys.add("givenName", reading: \CNContact.givenName)
        ExposedKeys.add("middleName", reading: \CNContact.middleName)
        ExposedKeys.add("familyName", reading: \CNContact.familyName)
        ExposedKeys.add("nickname", reading: \CNContact.nickname)
        ExposedKeys.add("organizationName", reading: \CNContact.organizationName)
        ExposedKeys.add("jobTitle", reading: \CNContact.jobTitle)
        ExposedKeys.add("birthday", reading: \CNContact.birthday)
        ExposedKeys.add("imageDataAvailable", reading: \CNContact.imageDataAvailable)
        ExposedKeys.add("phoneNumbers", reading: \CNContact.phoneNumbers)
        ExposedKeys.add("emailAddresses", reading: \CNContact.emailAddresses)
        ExposedKeys.add("postalAddresses", reading: \CNContact.postalAddresses)
        ExposedKeys.add("urlAddresses", reading: \CNContact.urlAddresses)
        ExposedKeys.add("key", reading: \CNContactProperty.key)
        ExposedKeys.add("value", reading: \CNContactProperty.value)
        ExposedKeys.add("label", reading: \CNContactProperty.label)
        Simulations.add("contacts") { (person: SimulatedPermission) in
            try ContactBook.shared.take(person)
            return 0
        }
    }
}

/// What a flow, a test or the page says that the person allows: `{"authorization": "authorized"}`.
struct SimulatedPermission: Codable, Sendable {
    var authorization: String

    func status() throws -> CNAuthorizationStatus {
        let names: [String: CNAuthorizationStatus] = [
            "notDetermined": .notDetermined, "restricted": .restricted, "denied": .denied, "authorized": .authorized,
        ]
        guard let status = names[authorization] else {
            throw ContactsProblem(
                description: "an authorization is one of \(names.keys.sorted().joined(separator: ", "))")
        }
        return status
    }
}

/// The contacts that the person has, for frameworks beside this one that need no permission.
@_spi(Framework) @MainActor public enum PersonsContacts {
    /// All, by their last names.
    public static var all: [CNContact] {
        ContactBook.shared.contacts.sorted {
            $0.sortingName(.familyName).localizedCaseInsensitiveCompare($1.sortingName(.familyName))
                == .orderedAscending
        }
    }

    /// Saves a contact that the person has made or changed.
    public static func save(_ contact: CNMutableContact) {
        let book = ContactBook.shared
        let status = book.status
        book.status = .authorized
        defer { book.status = status }
        let request = CNSaveRequest()
        if book.contacts.contains(contact) {
            request.update(contact)
        } else {
            request.add(contact, toContainerWithIdentifier: nil)
        }
        // A contact that is there is updated, and another one added: nothing can be wrong with it.
        try? book.execute(request)
    }
}

/// Why what was said of contacts has no effect.
struct ContactsProblem: Error, CustomStringConvertible {
    var description: String
}
