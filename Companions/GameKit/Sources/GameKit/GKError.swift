import Foundation

/// The domain of Game Center's errors.
public let GKErrorDomain = "GKErrorDomain"

/// Why Game Center did not do something.
public struct GKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case userDenied = 4
        case invalidCredentials = 5
        case notAuthenticated = 6
        case authenticationInProgress = 7
        case invalidPlayer = 8
        case scoreNotSet = 9
        case parentalControlsBlocked = 10
        case invalidParameter = 17
        case gameUnrecognized = 15
        case notSupported = 16
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { GKErrorDomain }

    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }

    /// What a person is told.
    public var errorDescription: String? {
        switch code {
        case .notAuthenticated:
            "The requested operation could not be completed because local player has not been authenticated."
        case .scoreNotSet: "The requested operation could not be completed because the score was not set."
        default: "The requested operation could not be completed."
        }
    }
}
