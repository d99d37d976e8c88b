import Foundation

/// One property of a contact, or one value of it.
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// The contact.
    public let contact: CNContact
    /// The key of the property.
    public let key: String
    /// The value; nil without one.
    public let value: Any?
    /// What the value is known by, of a property that has several.
    public let identifier: String?
    /// The label, of a property that has several values.
    public let label: String?

    /// Makes a property of what it consists of.
    @_spi(Framework) public init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value) = (contact, key, value)
        (self.identifier, self.label) = (identifier, label)
    }
}
