import Foundation
@_spi(Framework) import UIKit

/// Finds out what a page says of itself, as where there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether the pictures are wanted, too.
    open var shouldFetchSubresources = true
    /// The time in seconds after which it fails.
    open var timeout: TimeInterval = 30
    private var isCancelled = false

    /// Makes a provider, which is for one page.
    public override init() { super.init() }

    /// Asks a page; it ends with an error.
    @preconcurrency open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        soon { completionHandler(nil, LPError(self.isCancelled ? .metadataFetchCancelled : .metadataFetchFailed)) }
    }

    /// Asks a page; it ends with an error.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { done in
            startFetchingMetadata(for: URL) { _, error in done.resume(throwing: error ?? LPError(.unknown)) }
        }
    }

    /// Takes the request back, which ends with an error.
    open func cancel() { isCancelled = true }
}
