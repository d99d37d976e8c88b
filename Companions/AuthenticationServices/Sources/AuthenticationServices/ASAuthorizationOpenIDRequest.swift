import Foundation

/// A wish that somebody signs in with an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What the person is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// What comes back with the answer.
    open var state: String?
    /// What comes back in the signed answer.
    open var nonce: String?
    /// What is wanted of the account.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
