import Foundation

/// Finds whom shares are for.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    /// What is known of them.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    /// Called with each of them.
    @preconcurrency open var shareParticipantFetchedBlock: (@Sendable (CKShare.Participant) -> Void)?
    /// Called with each of them, or why it was not found.
    @preconcurrency open var perShareParticipantResultBlock:
        (@Sendable (CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchShareParticipantsCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchShareParticipantsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds whom shares are for.
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func refuse(with error: CKError) {
        fetchShareParticipantsCompletionBlock?(error)
        fetchShareParticipantsResultBlock?(.failure(error))
    }
}
