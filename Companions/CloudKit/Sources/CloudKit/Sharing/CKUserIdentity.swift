import Foundation

/// A person with an iCloud account. There is none without an account of one's own.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// What is known of a person.
    open class LookupInfo: NSObject, @unchecked Sendable {
        /// The mail address.
        public let emailAddress: String?
        /// The telephone number.
        public let phoneNumber: String?
        /// The person's record.
        public let userRecordID: CKRecord.ID?

        private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
            self.emailAddress = emailAddress
            self.phoneNumber = phoneNumber
            self.userRecordID = userRecordID
            super.init()
        }

        /// Knows a person by their mail address.
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        /// Knows a person by their telephone number.
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        /// Knows a person by their record.
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
    }

    /// What is known of the person.
    open var lookupInfo: LookupInfo? { nil }
    /// The person's name.
    open var nameComponents: PersonNameComponents? { nil }
    /// The person's record.
    open var userRecordID: CKRecord.ID? { nil }
    /// The person's contacts on this device.
    open var contactIdentifiers: [String] { [] }
    /// Whether the person has an account.
    open var hasiCloudAccount: Bool { false }

    override init() { super.init() }
}
