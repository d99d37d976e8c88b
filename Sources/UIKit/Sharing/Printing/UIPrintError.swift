import Foundation

/// The domain of errors in printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// What goes wrong in printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The kinds of error.
    public enum Code: Int, Sendable {
        /// The device cannot print.
        case printingNotAvailableError = 1
        /// There is nothing to print.
        case noContentError
        /// A picture has a format that is not known.
        case unknownImageFormatError
        /// The job has failed.
        case jobFailedError
    }

    /// The domain of errors in printing.
    public static var errorDomain: String { UIPrintErrorDomain }

    /// The kind of the error.
    public let code: Code
    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
}
