import Foundation

/// The domain of the errors of sessions.
public let MCErrorDomain = "MCErrorDomain"

/// Why a session did not do something.
public struct MCError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    /// The kind of error.
    public let code: Code
    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { MCErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
}
