import Foundation

/// Whether Apple thinks that somebody is a real person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Whether somebody is a child.
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }

/// Who signed in with Apple. There is nobody without an account.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    override init() { super.init() }

    /// What tells people apart.
    open var user: String { "" }
    /// What the request said.
    open var state: String? { nil }
    /// What the person allowed.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// The code that the app's server can check.
    open var authorizationCode: Data? { nil }
    /// The signed answer.
    open var identityToken: Data? { nil }
    /// The mail address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether Apple thinks that it is a real person.
    open var realUserStatus: ASUserDetectionStatus { .unknown }
    /// Whether the person is a child.
    open var userAgeRange: ASUserAgeRange { .unknown }
}
