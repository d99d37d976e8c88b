import Foundation

/// Finds people by what is known of them.
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// What is known of them.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo] = []
    /// Called with each person.
    @preconcurrency open var userIdentityDiscoveredBlock:
        (@Sendable (CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
    /// Called at the end.
    @preconcurrency open var discoverUserIdentitiesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var discoverUserIdentitiesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds people.
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func refuse(with error: CKError) {
        discoverUserIdentitiesCompletionBlock?(error)
        discoverUserIdentitiesResultBlock?(.failure(error))
    }
}
