import Foundation

/// Reads subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions; nil for all.
    open var subscriptionIDs: [CKSubscription.ID]?
    /// Called at the end, with all subscriptions.
    @preconcurrency open var fetchSubscriptionCompletionBlock:
        (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that reads subscriptions.
    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }

    /// Makes an operation that reads all subscriptions.
    open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation()
    }

    override func refuse(with error: CKError) {
        fetchSubscriptionCompletionBlock?(nil, error)
        fetchSubscriptionsResultBlock?(.failure(error))
    }
}
