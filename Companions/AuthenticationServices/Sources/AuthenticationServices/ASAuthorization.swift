import Foundation

/// What somebody can be authorized by.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What says who was authorized.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who was authorized, and by whom.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What a person may be asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes what has a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes what has a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The person's name.
        public static let fullName = Scope("full_name")
        /// The person's mail address.
        public static let email = Scope("email")
    }

    /// What is wanted of an account.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes what has a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whatever fits.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// To sign in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// To know whether the person is still signed in.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// To sign out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    /// What the person was authorized by.
    public let provider: any ASAuthorizationProvider
    /// What says who the person is.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
        super.init()
    }
}
