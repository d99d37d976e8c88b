import Foundation

/// The domain of errors of haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of haptics.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    /// What is wrong.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case unknownError = -4899
    }

    /// What is wrong.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of haptics.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
}
