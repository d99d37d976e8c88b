import Foundation

/// The domain of the errors of authorizations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why nobody was authorized.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        case notInteractive = 1005
        case matchedExcludedCredential = 1006
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }

    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The person did not want to.
    public static var canceled: Code { .canceled }
    /// The answer made no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody felt responsible.
    public static var notHandled: Code { .notHandled }
    /// It went wrong.
    public static var failed: Code { .failed }
    /// The person would have to be asked.
    public static var notInteractive: Code { .notInteractive }
    /// The device has a key already that is not wanted.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

extension ASAuthorizationError.Code {
    /// Lets `catch ASAuthorizationError.canceled` find the error.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == code
    }
}
