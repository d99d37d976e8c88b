import Foundation

/// The domain of the errors of links.
public let LPErrorDomain = "LPErrorDomain"

/// Why a page said nothing of itself.
public struct LPError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { LPErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The page could not be read.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The app took the request back.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// The app may not.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
