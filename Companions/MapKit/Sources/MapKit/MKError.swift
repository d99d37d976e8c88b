import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why MapKit could not do what it was asked for.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: UInt, Sendable {
        /// Nobody knows.
        case unknown = 1
        /// The server failed.
        case serverFailure = 2
        /// The map could not be loaded, too many requests.
        case loadingThrottled = 3
        /// No place was found.
        case placemarkNotFound = 4
        /// No way was found.
        case directionsNotFound = 5
        /// Data could not be read.
        case decodingFailed = 6
    }

    /// The kind of the error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { MKErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { Int(code.rawValue) }
    /// A sentence for the person.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .directionsNotFound: [NSLocalizedDescriptionKey: "Directions Not Available"]
        case .placemarkNotFound: [NSLocalizedDescriptionKey: "No Results Found"]
        default: [NSLocalizedDescriptionKey: "The operation couldn’t be completed."]
        }
    }

    /// No place was found.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// No way was found.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The server failed.
    public static var serverFailure: Code { .serverFailure }
}

extension MKError.Code {
    /// Lets `catch MKError.directionsNotFound` find the error.
    public static func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
