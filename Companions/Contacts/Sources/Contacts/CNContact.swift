import Foundation
@_spi(Framework) import UIKit

/// Whether a contact is a person or an organization.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person
    /// An organization.
    case organization
}

/// The order in which contacts are sorted.
public enum CNContactSortOrder: Int, Sendable {
    /// As they come.
    case none
    /// As the person has it in the settings: by last names.
    case userDefault
    /// By first names.
    case givenName
    /// By last names.
    case familyName
}

/// A contact as it was fetched: it never changes, and has those properties that were asked for.
///
/// Reading another property raises `CNPropertyNotFetchedException`.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: [String: Any] = [:]
    /// The keys that were asked for; nil for all.
    var fetched: Set<String>?

    /// Makes a contact without values.
    public override init() {
        super.init()
        values["identifier"] = UUID().uuidString + ":ABPerson"
    }

    init(values: [String: Any], fetched: Set<String>?) {
        (self.values, self.fetched) = (values, fetched)
        super.init()
    }

    func value<Value>(_ key: String, _ usual: Value) -> Value {
        guard isKeyAvailable(key) else {
            NSException(
                name: NSExceptionName("CNPropertyNotFetchedException"),
                reason: "A property was not requested when contact was fetched."
            ).raise()
            return usual
        }
        return values[key] as? Value ?? usual
    }

    /// What the contact is known by, as long as it is in the store.
    open var identifier: String { values["identifier"] as? String ?? "" }
    /// Whether the contact is a person or an organization.
    open var contactType: CNContactType { value("contactType", .person) }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool {
        guard isKeyAvailable("imageDataAvailable") || isKeyAvailable("imageData") else {
            return value("imageDataAvailable", false)
        }
        return values["imageData"] != nil
    }
    /// The picture; nil without one.
    open var thumbnailImageData: Data? {
        guard isKeyAvailable("thumbnailImageData") else { return value("thumbnailImageData", nil) }
        return values["imageData"] as? Data
    }
    /// The title before the name; empty without one.
    open var namePrefix: String { value("namePrefix", "") }
    /// The first name; empty without one.
    open var givenName: String { value("givenName", "") }
    /// The middle name; empty without one.
    open var middleName: String { value("middleName", "") }
    /// The last name; empty without one.
    open var familyName: String { value("familyName", "") }
    /// The last name before; empty without one.
    open var previousFamilyName: String { value("previousFamilyName", "") }
    /// What follows the name; empty without one.
    open var nameSuffix: String { value("nameSuffix", "") }
    /// The nickname; empty without one.
    open var nickname: String { value("nickname", "") }
    /// The organization; empty without one.
    open var organizationName: String { value("organizationName", "") }
    /// The department of the organization; empty without one.
    open var departmentName: String { value("departmentName", "") }
    /// The profession; empty without one.
    open var jobTitle: String { value("jobTitle", "") }
    /// How the first name is spoken; empty without one.
    open var phoneticGivenName: String { value("phoneticGivenName", "") }
    /// How the middle name is spoken; empty without one.
    open var phoneticMiddleName: String { value("phoneticMiddleName", "") }
    /// How the last name is spoken; empty without one.
    open var phoneticFamilyName: String { value("phoneticFamilyName", "") }
    /// How the organization's name is spoken; empty without one.
    open var phoneticOrganizationName: String { value("phoneticOrganizationName", "") }
    /// The note; empty without one.
    open var note: String { value("note", "") }
    /// The phone numbers, with their labels.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { value("phoneNumbers", []) }
    /// The mail addresses, with their labels.
    open var emailAddresses: [CNLabeledValue<NSString>] { value("emailAddresses", []) }
    /// The postal addresses, with their labels.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { value("postalAddresses", []) }
    /// Dates besides the birthday, with their labels.
    open var dates: [CNLabeledValue<NSDateComponents>] { value("dates", []) }
    /// The web addresses, with their labels.
    open var urlAddresses: [CNLabeledValue<NSString>] { value("urlAddresses", []) }
    /// Related people, with their labels.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { value("contactRelations", []) }
    /// The profiles in social networks, with their labels.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { value("socialProfiles", []) }
    /// The addresses for messages, with their labels.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { value("instantMessageAddresses", []) }
    /// The birthday; the year may be missing; nil without one.
    open var birthday: DateComponents? { value("birthday", nil) }
    /// The birthday in another calendar; nil without one.
    open var nonGregorianBirthday: DateComponents? { value("nonGregorianBirthday", nil) }
    /// The picture; nil without one.
    open var imageData: Data? { value("imageData", nil) }

    // MARK: Which properties there are

    /// Whether a property was asked for.
    open func isKeyAvailable(_ key: String) -> Bool { fetched?.contains(key) ?? true || key == "identifier" }

    /// Whether properties were asked for.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
    }

    /// The name of a property for the person.
    open class func localizedString(forKey key: String) -> String { ContactKeys.title(key) }

    /// What is needed to sort contacts.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { ContactKeys(ContactKeys.ofNames) }

    /// Compares contacts for an order.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            let (a, b) = (first.sortingName(sortOrder), second.sortingName(sortOrder))
            return a.localizedCaseInsensitiveCompare(b)
        }
    }

    func sortingName(_ order: CNContactSortOrder) -> String {
        func text(_ key: String) -> String { values[key] as? String ?? "" }
        let (given, family) = (text("givenName"), text("familyName"))
        let name = order == .givenName ? given + " " + family : family + " " + given
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        return trimmed.isEmpty ? text("organizationName") : trimmed
    }

    /// Whether another contact is a copy of this one, or this one of it; there are no others that are one.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        contactIdentifier == identifier
    }

    // MARK: Copies

    /// The contact itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A contact of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: values, fetched: fetched) }

    // Choice (Contacts): contacts are equal if they are the same one in the store.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open override var description: String {
        "<CNContact: \(identifier), givenName=\(values["givenName"] ?? ""), familyName=\(values["familyName"] ?? "")>"
    }
}
