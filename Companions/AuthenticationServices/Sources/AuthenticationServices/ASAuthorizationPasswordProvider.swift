import Foundation

/// Lets people sign in with a saved password, of which there are none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Makes a provider.
    public override init() { super.init() }

    /// Makes a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
