import Foundation

/// What the person has set for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let settings = CNContactsUserDefaults()

    override init() { super.init() }

    /// The settings.
    open class func shared() -> Self { settings as! Self }
    /// The order of contacts.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The country's code of two letters.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
