import Foundation

/// A name with its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Makes a name with its password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
        super.init()
    }
}
