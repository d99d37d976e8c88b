import Foundation

/// A wish that somebody signs in with a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
