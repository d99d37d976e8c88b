import Foundation
@_spi(Framework) import UIKit

/// Lets people sign in with Apple. Nobody is signed in, as in a Simulator without an account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether somebody is still signed in.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// Posted when somebody no longer signs in with Apple.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    /// Makes a provider.
    public override init() { super.init() }

    /// Makes a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Tells whether somebody is still signed in: nobody is found.
    @preconcurrency open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        soon { completion(.notFound, nil) }
    }

    /// Whether somebody is still signed in: nobody is found.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        await withCheckedContinuation { done in
            getCredentialState(forUserID: userID) { state, _ in done.resume(returning: state) }
        }
    }
}
