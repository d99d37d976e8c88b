@_spi(Framework) import UIKit

/// What CloudKit brings into UIKit's registers: nothing, since all of it is made in code.
public enum __CloudKit: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}

// Choice (CloudKit): the public database is refused, too, though a device without an account may read it where there is a network.
/// Answers a request with why it is refused: there is no account.
func refuse(_ answer: @escaping @Sendable (CKError) -> Void) { soon { answer(CKError(.notAuthenticated)) } }

/// Ends an asynchronous request with why it is refused.
func refused<Result: Sendable>() async throws -> Result {
    try await withCheckedThrowingContinuation { done in refuse { done.resume(throwing: $0) } }
}
