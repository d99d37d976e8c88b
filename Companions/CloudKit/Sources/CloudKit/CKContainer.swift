import Foundation
@_spi(Framework) import UIKit

/// The name of whoever is signed in, as the owner of zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The older name of `CKCurrentUserDefaultName`.
public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// Whether there is an iCloud account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
    /// The account has come, gone or changed.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChanged")
}

/// An app's place in iCloud, with a public database and those of the person.
open class CKContainer: NSObject, @unchecked Sendable {
    /// What the person may be asked to allow.
    public struct ApplicationPermissions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others may find the person by their mail address.
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    /// What the person said to such a question.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }

    /// The container's name: "iCloud." and the app's identifier for the app's own.
    public let containerIdentifier: String?
    /// The database of all people.
    public let publicCloudDatabase: CKDatabase
    /// The person's database.
    public let privateCloudDatabase: CKDatabase
    /// The database of what others share with the person.
    public let sharedCloudDatabase: CKDatabase

    /// Makes the container of a name.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        publicCloudDatabase = CKDatabase(containerIdentifier, .public)
        privateCloudDatabase = CKDatabase(containerIdentifier, .private)
        sharedCloudDatabase = CKDatabase(containerIdentifier, .shared)
        super.init()
    }

    private static let own = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))

    /// The app's own container.
    open class func `default`() -> CKContainer { own }

    static func named(_ identifier: String) -> CKContainer {
        identifier == own.containerIdentifier ? own : CKContainer(identifier: identifier)
    }

    /// The database of a scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Begins an operation that is about no database.
    open func add(_ operation: CKOperation) {
        operation.container = operation.container ?? self
        operation.begin()
    }

    // MARK: The account

    /// Tells whether there is an account: there is none.
    @preconcurrency open func accountStatus(
        completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
    ) {
        soon { completionHandler(.noAccount, nil) }
    }

    /// Whether there is an account: there is none.
    open func accountStatus() async throws -> CKAccountStatus {
        await withCheckedContinuation { done in accountStatus { status, _ in done.resume(returning: status) } }
    }

    /// Finds the record of the person; it is refused.
    @preconcurrency open func fetchUserRecordID(
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// The record of the person; it is refused.
    open func userRecordID() async throws -> CKRecord.ID { try await refused() }

    /// Tells what the person said; it is refused.
    @preconcurrency open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        refuse { completionHandler(.couldNotComplete, $0) }
    }

    /// Asks the person; it is refused.
    @preconcurrency open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        refuse { completionHandler(.couldNotComplete, $0) }
    }

    // MARK: People and shares

    /// Finds a person by their mail address; it is refused.
    @preconcurrency open func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds a person by their telephone number; it is refused.
    @preconcurrency open func discoverUserIdentity(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds a person by their record; it is refused.
    @preconcurrency open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds the people among the contacts; it is refused.
    @preconcurrency open func discoverAllIdentities(
        completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds whom a share is for; it is refused.
    @preconcurrency open func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds what a share's address is about; it is refused.
    @preconcurrency open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// What a share's address is about; it is refused.
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { try await refused() }

    /// Accepts a share; it is refused.
    @preconcurrency open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Accepts a share; it is refused.
    @discardableResult open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { try await refused() }

    /// Finds the operations that outlived their process; there are none.
    @preconcurrency open func fetchAllLongLivedOperationIDs(
        completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void
    ) {
        soon { completionHandler([], nil) }
    }

    /// Finds an operation that outlived its process; there is none.
    @preconcurrency open func fetchLongLivedOperation(
        withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
    ) {
        soon { completionHandler(nil, nil) }
    }
}
