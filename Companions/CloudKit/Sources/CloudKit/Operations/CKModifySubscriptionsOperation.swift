import Foundation

/// Saves and removes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is saved.
    open var subscriptionsToSave: [CKSubscription]?
    /// What is removed.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called at the end.
    @preconcurrency open var modifySubscriptionsCompletionBlock:
        (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that saves and removes subscriptions.
    public convenience init(subscriptionsToSave: [CKSubscription]?, subscriptionIDsToDelete: [CKSubscription.ID]? = nil)
    {
        self.init()
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
    }

    override func refuse(with error: CKError) {
        modifySubscriptionsCompletionBlock?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}
