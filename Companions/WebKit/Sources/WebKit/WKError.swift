import Foundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why WebKit could not do what it was asked for.
public struct WKError: CustomNSError, @unchecked Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// Nobody knows why.
        case unknown = 1
        /// The process that the page lived in has ended.
        case webContentProcessTerminated = 2
        /// The web view is gone.
        case webViewInvalidated = 3
        /// The script has thrown an exception.
        case javaScriptExceptionOccurred = 4
        /// The script's value has no form outside of the page.
        case javaScriptResultTypeIsUnsupported = 5
        /// The rules could not be compiled.
        case contentRuleListStoreCompileFailed = 6
        /// There are no such rules.
        case contentRuleListStoreLookUpFailed = 7
        /// The rules could not be removed.
        case contentRuleListStoreRemoveFailed = 8
        /// The rules are those of another version.
        case contentRuleListStoreVersionMismatch = 9
        /// The content of an attributed string could not be loaded.
        case attributedStringContentFailedToLoad = 10
        /// The content of an attributed string took too long.
        case attributedStringContentLoadTimedOut = 11
        /// The frame is gone.
        case javaScriptInvalidFrameTarget = 12
        /// The page may not be left for a place outside of the app's own domains.
        case navigationAppBoundDomain = 13
        /// Scripts may not run in a place outside of the app's own domains.
        case javaScriptAppBoundDomain = 14
        /// There are too many such credentials.
        case duplicateCredential = 15
        /// The credential cannot be read.
        case malformedCredential = 16
        /// There is no such credential.
        case credentialNotFound = 17
    }

    /// The kind of the error.
    public let code: Code
    /// What else there is to say.
    public let errorUserInfo: [String: Any]

    /// Makes an error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.init(code, userInfo) }

    init(_ code: Code, _ info: [String: Any]) {
        self.code = code
        errorUserInfo = info
    }

    /// WebKit's.
    public static var errorDomain: String { WKErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// A sentence on what went wrong.
    public var localizedDescription: String {
        errorUserInfo[NSLocalizedDescriptionKey] as? String ?? "WebKit error \(code.rawValue)"
    }

    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The process that the page lived in has ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The script has thrown an exception.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The script's value has no form outside of the page.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}
