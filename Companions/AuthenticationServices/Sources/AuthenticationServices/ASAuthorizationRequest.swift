import Foundation

/// A wish that somebody is authorized.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// What the person is to be authorized by.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}
