import UIKitTesting
import XCTest

@testable import Contacts
@_spi(Framework) @_spi(Testing) import UIKit

@preconcurrency @MainActor final class ContactStoreTests: XCTestCase {
    private var screen: TestScreen!
    private let store = CNContactStore()
    private let keys: [any CNKeyDescriptor] = [
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactEmailAddressesKey as CNKeyDescriptor,
        CNContactBirthdayKey as CNKeyDescriptor, CNContactPhoneNumbersKey as CNKeyDescriptor,
    ]

    override func setUp() async throws {
        __introduce(__Contacts.self)
        screen = TestScreen()
        AppProperties.replace(with: [
            "CFBundleName": "Birthdays", "NSContactsUsageDescription": "To know when to call.",
        ])
        screen.show(UIViewController())
    }

    private func allow() { screen.simulate("contacts", ["authorization": "authorized"]) }

    private func names(_ predicate: UIKit.NSPredicate) throws -> [String] {
        try store.unifiedContacts(matching: predicate, keysToFetch: keys).compactMap {
            CNContactFormatter.string(from: $0, style: .fullName)
        }
    }

    func testThePersonIsAsked() {
        var answers: [String] = []
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .notDetermined)
        store.requestAccess(for: .contacts) { answers.append("\($0) \(($1 as NSError?)?.code ?? 0)") }
        screen.runUntilIdle()
        screen.expectVisible("“Birthdays” Would Like to Access Your Contacts")
        screen.expectVisible("To know when to call.")
        XCTAssertEqual(answers, [])
        screen.tap("OK")
        XCTAssertEqual(answers, ["true 0"])
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .authorized)
    }

    func testThePersonSaysNo() {
        var answers: [String] = []
        store.requestAccess(for: .contacts) { answers.append("\($0) \(($1 as NSError?)?.code ?? 0)") }
        screen.runUntilIdle()
        screen.tap("Don’t Allow")
        XCTAssertEqual(answers, ["false 100"])
        XCTAssertThrowsError(try names(CNContact.predicateForContacts(matchingName: "Kate"))) { error in
            XCTAssertEqual((error as? CNError)?.code, .authorizationDenied)
        }
    }

    func testWhatIsSimulatedAnswersTheQuestion() {
        var answers: [String] = []
        store.requestAccess(for: .contacts) { answers.append("\($0) \(($1 as NSError?)?.code ?? 0)") }
        screen.runUntilIdle()
        screen.simulate("contacts", ["authorization": "restricted"])
        XCTAssertEqual(answers, ["false 100"])
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .restricted)
    }

    func testSampleContacts() throws {
        allow()
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .familyName
        var all: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
            all.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "-")
        }
        XCTAssertEqual(
            all,
            ["John Appleseed", "Kate Bell", "Anna Haro", "Daniel Higgins Jr.", "David Taylor", "Hank M. Zakroff"])
        var first: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
            first.append(contact.givenName)
            stop.pointee = true
        }
        XCTAssertEqual(first, ["John"])
    }

    func testPredicates() throws {
        allow()
        XCTAssertEqual(try names(CNContact.predicateForContacts(matchingName: "app")), ["John Appleseed"])
        XCTAssertEqual(
            try names(CNContact.predicateForContacts(matchingEmailAddress: "ANNA-haro@mac.com")), ["Anna Haro"])
        XCTAssertEqual(
            try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "(888) 5555512"))),
            ["John Appleseed"])
        XCTAssertThrowsError(try names(UIKit.NSPredicate(value: true))) {
            XCTAssertEqual(($0 as? CNError)?.code, .predicateInvalid)
        }
    }

    func testPredicatesOfProperties() throws {
        allow()
        let contact = try XCTUnwrap(
            store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: keys)
                .first)
        XCTAssertTrue(UIKit.NSPredicate(format: "birthday != nil").evaluate(with: contact))
        XCTAssertTrue(UIKit.NSPredicate(format: "emailAddresses.@count > 0").evaluate(with: contact))
        XCTAssertFalse(UIKit.NSPredicate(format: "familyName == 'Haro'").evaluate(with: contact))
    }

    func testMissingKeysRaise() throws {
        allow()
        let contact = try XCTUnwrap(
            store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "Kate"),
                keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor]
            ).first)
        XCTAssertEqual(contact.givenName, "Kate")
        XCTAssertTrue(contact.isKeyAvailable(CNContactGivenNameKey))
        XCTAssertFalse(contact.areKeysAvailable([CNContactFamilyNameKey as CNKeyDescriptor]))
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        defer { NSException.interceptor = nil }
        _ = contact.familyName
        XCTAssertEqual(reasons, ["A property was not requested when contact was fetched."])
    }

    func testSaving() throws {
        allow()
        nonisolated(unsafe) var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .CNContactStoreDidChange, object: nil, queue: nil
        ) { _ in changes += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        let new = CNMutableContact()
        (new.givenName, new.familyName) = ("Ada", "Lovelace")
        new.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
        let request = CNSaveRequest()
        request.add(new, toContainerWithIdentifier: nil)
        try store.execute(request)
        let found = try store.unifiedContact(
            withIdentifier: new.identifier, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        let changed = try XCTUnwrap(found.mutableCopy() as? CNMutableContact)
        changed.givenName = "Augusta"
        let second = CNSaveRequest()
        second.update(changed)
        try store.execute(second)
        // What was not fetched is still there.
        XCTAssertEqual(try names(CNContact.predicateForContacts(matchingName: "Lovelace")), ["Augusta Lovelace"])
        let third = CNSaveRequest()
        third.delete(changed)
        try store.execute(third)
        XCTAssertEqual(try names(CNContact.predicateForContacts(matchingName: "Lovelace")), [])
        XCTAssertEqual(changes, 3)
        XCTAssertThrowsError(try store.execute(third)) {
            XCTAssertEqual(($0 as? CNError)?.code, .recordDoesNotExist)
        }
    }

    func testGroups() throws {
        allow()
        let group = CNMutableGroup()
        group.name = "Friends"
        let kate = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: keys)[0]
        let request = CNSaveRequest()
        request.add(group, toContainerWithIdentifier: nil)
        request.addMember(kate, to: group)
        try store.execute(request)
        XCTAssertEqual(try store.groups(matching: nil).map(\.name), ["Friends"])
        XCTAssertEqual(
            try names(CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)), ["Kate Bell"])
    }

    func testVCards() throws {
        allow()
        let contact = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "Kate"),
            keysToFetch: [CNContactVCardSerialization.descriptorForRequiredKeys()])[0]
        let data = try CNContactVCardSerialization.data(with: [contact])
        let back = try XCTUnwrap(CNContactVCardSerialization.contacts(with: data).first)
        XCTAssertEqual(back.familyName, "Bell")
        XCTAssertEqual(back.phoneNumbers.map(\.value.stringValue), contact.phoneNumbers.map(\.value.stringValue))
        XCTAssertEqual(back.postalAddresses[0].value.city, "Hillsborough")
        XCTAssertEqual(back.birthday?.month, 1)
        XCTAssertThrowsError(try CNContactVCardSerialization.contacts(with: Data("x".utf8)))
    }

    func testFormats() throws {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Main", "Town", "CA", "94010")
        XCTAssertEqual(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress), "1 Main\nTown CA 94010")
        (address.isoCountryCode, address.state, address.country) = ("de", "", "Germany")
        XCTAssertEqual(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress), "1 Main\n94010 Town\nGermany")
        XCTAssertEqual(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome), "home")
        let company = CNMutableContact()
        company.organizationName = "Acme"
        XCTAssertEqual(CNContactFormatter.string(from: company, style: .fullName), "Acme")
        XCTAssertNil(CNContactFormatter.string(from: CNMutableContact(), style: .fullName))
    }
}
