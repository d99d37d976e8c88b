import Foundation

/// A contact that can be changed, and be given to a save request.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Makes a contact without values.
    public override init() { super.init() }

    override init(values: [String: Any], fetched: Set<String>?) { super.init(values: values, fetched: fetched) }

    private func set(_ key: String, _ value: Any?) {
        values[key] = value
        fetched?.insert(key)
    }

    /// A contact of the same values that never changes.
    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values, fetched: fetched) }

    /// Whether the contact is a person or an organization.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { set("contactType", newValue) }
    }
    /// The title before the name; empty without one.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { set("namePrefix", newValue) }
    }
    /// The first name; empty without one.
    open override var givenName: String {
        get { super.givenName }
        set { set("givenName", newValue) }
    }
    /// The middle name; empty without one.
    open override var middleName: String {
        get { super.middleName }
        set { set("middleName", newValue) }
    }
    /// The last name; empty without one.
    open override var familyName: String {
        get { super.familyName }
        set { set("familyName", newValue) }
    }
    /// The last name before; empty without one.
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { set("previousFamilyName", newValue) }
    }
    /// What follows the name; empty without one.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { set("nameSuffix", newValue) }
    }
    /// The nickname; empty without one.
    open override var nickname: String {
        get { super.nickname }
        set { set("nickname", newValue) }
    }
    /// The organization; empty without one.
    open override var organizationName: String {
        get { super.organizationName }
        set { set("organizationName", newValue) }
    }
    /// The department of the organization; empty without one.
    open override var departmentName: String {
        get { super.departmentName }
        set { set("departmentName", newValue) }
    }
    /// The profession; empty without one.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { set("jobTitle", newValue) }
    }
    /// How the first name is spoken; empty without one.
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { set("phoneticGivenName", newValue) }
    }
    /// How the middle name is spoken; empty without one.
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { set("phoneticMiddleName", newValue) }
    }
    /// How the last name is spoken; empty without one.
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { set("phoneticFamilyName", newValue) }
    }
    /// How the organization's name is spoken; empty without one.
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { set("phoneticOrganizationName", newValue) }
    }
    /// The note; empty without one.
    open override var note: String {
        get { super.note }
        set { set("note", newValue) }
    }
    /// The phone numbers, with their labels.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { set("phoneNumbers", newValue) }
    }
    /// The mail addresses, with their labels.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { set("emailAddresses", newValue) }
    }
    /// The postal addresses, with their labels.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { set("postalAddresses", newValue) }
    }
    /// Dates besides the birthday, with their labels.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { set("dates", newValue) }
    }
    /// The web addresses, with their labels.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { set("urlAddresses", newValue) }
    }
    /// Related people, with their labels.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { set("contactRelations", newValue) }
    }
    /// The profiles in social networks, with their labels.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { set("socialProfiles", newValue) }
    }
    /// The addresses for messages, with their labels.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { set("instantMessageAddresses", newValue) }
    }
    /// The birthday; the year may be missing; nil without one.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { set("birthday", newValue) }
    }
    /// The birthday in another calendar; nil without one.
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { set("nonGregorianBirthday", newValue) }
    }
    /// The picture; nil without one.
    open override var imageData: Data? {
        get { super.imageData }
        set { set("imageData", newValue) }
    }
}
