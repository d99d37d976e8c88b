import Foundation

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// All of the name.
    case fullName
    /// As it is spoken.
    case phoneticFullName
}

/// The order of a name's parts.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the person has it in the settings.
    case userDefault
    /// The first name comes first.
    case givenNameFirst
    /// The last name comes first.
    case familyNameFirst
}

/// Writes contacts' names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName

    /// Makes a formatter for full names.
    public override init() { super.init() }

    /// Reads a formatter from an archive, with the usual style.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The properties that a style needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        ContactKeys(ContactKeys.ofNames)
    }

    /// The properties that the order of a name needs.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { ContactKeys(ContactKeys.ofNames) }

    /// The name of a contact; nil without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        let parts =
            style == .fullName
            ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
            : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        let other = style == .fullName ? [contact.nickname, contact.organizationName] : []
        return other.first { !$0.isEmpty }
    }

    /// The name of a contact with text attributes; nil without one.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle,
        defaultAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// What stands between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String { " " }

    /// The order of the parts of a contact's name.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

    /// The name of a contact; nil without one.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// The name of a contact; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}
