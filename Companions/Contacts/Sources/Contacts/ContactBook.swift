import Foundation
@_spi(Framework) import UIKit

/// The contacts of a run, and what the person allows the app.
@MainActor final class ContactBook: SessionState {
    nonisolated static let containerIdentifier = "A0B1C2D3-0000-4000-8000-000000000001:ABAccount"

    private(set) var contacts: [CNContact] = SampleContacts.all()
    private(set) var groups: [CNGroup] = []
    /// The identifiers of groups' contacts by groups.
    private(set) var members: [String: [String]] = [:]
    var status = CNAuthorizationStatus.notDetermined
    private let question = PermissionQuestion()

    init() {}

    var isAllowed: Bool { status == .authorized || status == .limited }

    // MARK: Permission

    func ask(_ answer: @escaping (Bool, (any Error)?) -> Void) {
        guard status == .notDetermined else {
            nonisolated(unsafe) let answer = answer
            soon { self.tell(answer) }
            return
        }
        let purpose = PermissionQuestion.purpose(
            ["NSContactsUsageDescription"], for: "requestAccess(for:)", code: "contacts.missing-purpose")
        guard let purpose else {
            status = .denied
            nonisolated(unsafe) let answer = answer
            soon { self.tell(answer) }
            return
        }
        question.ask("“\(AppProperties.appName)” Would Like to Access Your Contacts", purpose, yes: "OK") { isAllowed in
            if self.status == .notDetermined { self.status = isAllowed ? .authorized : .denied }
            self.tell(answer)
        }
    }

    /// Takes what the person is said to have decided, which answers the question where it is on the screen.
    func take(_ person: SimulatedPermission) throws {
        status = try person.status()
        if status != .notDetermined { question.settle(isAllowed) }
    }

    private func tell(_ answer: (Bool, (any Error)?) -> Void) {
        answer(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
    }

    // MARK: Changes

    func execute(_ request: CNSaveRequest) throws {
        guard isAllowed else { throw CNError(.authorizationDenied) }
        let known = Set(contacts.map(\.identifier))
        let missing = (request.updated + request.deleted).map(\.identifier).filter { !known.contains($0) }
        guard missing.isEmpty else { throw CNError(.recordDoesNotExist, missing) }
        let doubles = request.added.map(\.identifier).filter(known.contains)
        guard doubles.isEmpty else { throw CNError(.insertedRecordAlreadyExists, doubles) }
        for contact in request.added { contacts.append(CNContact(values: contact.values, fetched: nil)) }
        for contact in request.updated {
            guard let index = contacts.firstIndex(of: contact) else { continue }
            // Properties that were not fetched stay as they are.
            var values = contacts[index].values
            for key in contact.fetched ?? Set(values.keys).union(contact.values.keys) {
                values[key] = contact.values[key]
            }
            values["identifier"] = contact.identifier
            contacts[index] = CNContact(values: values, fetched: nil)
        }
        contacts.removeAll { contact in request.deleted.contains { $0.identifier == contact.identifier } }
        request.changeGroups(&groups, &members)
        NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
}
