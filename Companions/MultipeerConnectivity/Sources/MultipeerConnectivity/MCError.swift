import Foundation

/// The domain of errors of devices nearby.
public let MCErrorDomain = "MCErrorDomain"

/// An error of devices nearby.
public struct MCError: Error, CustomNSError, Hashable, Sendable {
    /// What is wrong.
    public enum Code: Int, Sendable {
        case unknown = 0
        case notConnected = 1
        case invalidParameter = 2
        case unsupported = 3
        case timedOut = 4
        case cancelled = 5
        case unavailable = 6
    }

    /// What is wrong.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of devices nearby.
    public static var errorDomain: String { MCErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
}
