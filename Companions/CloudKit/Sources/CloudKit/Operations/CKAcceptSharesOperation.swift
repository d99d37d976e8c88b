import Foundation

/// Accepts shares.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    /// The shares.
    open var shareMetadatas: [CKShare.Metadata]?
    /// Called with each share.
    @preconcurrency open var perShareCompletionBlock: (@Sendable (CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    /// Called with each share, or why it was not accepted.
    @preconcurrency open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    /// Called at the end.
    @preconcurrency open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that accepts shares.
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }

    override func refuse(with error: CKError) {
        acceptSharesCompletionBlock?(error)
        acceptSharesResultBlock?(.failure(error))
    }
}
