import Foundation

/// Finds the people among the contacts.
open class CKDiscoverAllUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// Called with each person.
    @preconcurrency open var userIdentityDiscoveredBlock: (@Sendable (CKUserIdentity) -> Void)?
    /// Called at the end.
    @preconcurrency open var discoverAllUserIdentitiesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var discoverAllUserIdentitiesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    override func refuse(with error: CKError) {
        discoverAllUserIdentitiesCompletionBlock?(error)
        discoverAllUserIdentitiesResultBlock?(.failure(error))
    }
}
