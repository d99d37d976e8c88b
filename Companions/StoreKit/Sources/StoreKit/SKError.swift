import Foundation

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store did not do something.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }
    /// The kind of error.
    public let code: Code
    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { SKErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
    /// The kind of a person who has cancelled.
    public static let paymentCancelled = Code.paymentCancelled
    /// The kind of a product that the store does not have.
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
}
