import Foundation

/// The domain of errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of media.
public struct AVError: Error, CustomNSError, Hashable, Sendable {
    /// What is wrong.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case mediaServicesWereReset = -11819
        case decodeFailed = -11821
        case exportFailed = -11820
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorizedToUseDevice = -11852
        case noImageAtTime = -11832
        case operationNotAllowed = -11862
        case contentIsUnavailable = -11863
        case operationCancelled = -11878
    }

    /// What is wrong.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of media.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What a person is told.
    public var errorUserInfo: [String: Any] {
        let text =
            switch code {
            case .fileFormatNotRecognized: "Cannot Open"
            case .applicationIsNotAuthorizedToUseDevice: "Cannot use Camera"
            case .exportFailed: "Cannot Export"
            case .fileAlreadyExists: "Cannot Save"
            default: "The operation could not be completed"
            }
        return [NSLocalizedDescriptionKey: text]
    }
}
