import Foundation
import UIKit

/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a person is not known.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004

        /// An older name.
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        /// An older name.
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        /// An older name.
        public static let touchIDLockout = Code.biometryLockout
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// Makes an error of a kind.
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
    /// What a person is told.
    public var errorDescription: String? {
        switch code {
        case .authenticationFailed: "Application retry limit exceeded."
        case .userCancel: "Canceled by user."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "Canceled by another authentication."
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Canceled by application."
        default: "Invalid context."
        }
    }

    /// The person failed.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The person does not want to.
    public static var userCancel: Code { .userCancel }
    /// The person wants to do something else.
    public static var userFallback: Code { .userFallback }
    /// The system does not want to.
    public static var systemCancel: Code { .systemCancel }
    /// There is no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There is no sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No face is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many tries.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app does not want to.
    public static var appCancel: Code { .appCancel }
    /// The context was ended.
    public static var invalidContext: Code { .invalidContext }
}

extension LAError.Code {
    /// Whether an error that was caught is of a kind.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LAErrorDomain && error.code == code.rawValue
    }
}
