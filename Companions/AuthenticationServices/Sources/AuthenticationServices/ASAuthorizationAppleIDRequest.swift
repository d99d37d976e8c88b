import Foundation

/// A wish that somebody signs in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// Who signed in before.
    open var user: String?
}
