import Foundation

/// Finds what the addresses of shares are about.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    /// The addresses.
    open var shareURLs: [URL]?
    /// Whether the records are wanted that were shared.
    open var shouldFetchRootRecord = false
    /// The names of the values that are wanted; nil for all.
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    /// Called with each address.
    @preconcurrency open var perShareMetadataBlock: (@Sendable (URL, CKShare.Metadata?, (any Error)?) -> Void)?
    /// Called with each address.
    @preconcurrency open var perShareMetadataResultBlock:
        (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds what addresses are about.
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }

    override func refuse(with error: CKError) {
        fetchShareMetadataCompletionBlock?(error)
        fetchShareMetadataResultBlock?(.failure(error))
    }
}
