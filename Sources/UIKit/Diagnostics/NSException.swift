import DisplayProtocol
import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An error that ends the app, in the words in which UIKit states it.
///
/// Swift cannot catch Objective-C's exceptions on iOS either, so raising one ends the process.
public struct NSException: Sendable, Equatable {
    public let name: NSExceptionName
    public let reason: String?

    public init(name: NSExceptionName, reason: String?) {
        self.name = name
        self.reason = reason
    }

    public func raise() {
        MainActor.assumeIsolated { Self.raise(name, reason ?? "") }
    }

    /// Takes exceptions in place of ending the process; for tests.
    @_spi(Testing) @MainActor public static var interceptor: ((NSException) -> Void)?

    /// Ends the process with UIKit's words. It returns only where a test intercepts exceptions, so whoever calls it
    /// leaves things as they were and returns.
    @MainActor static func raise(_ name: NSExceptionName, _ reason: String) {
        if let interceptor {
            interceptor(NSException(name: name, reason: reason))
            return
        }
        let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
        DisplayClient.current?.send(.terminating(AppMessage.Terminating(reason: text)))
        StandardError.write(text + "\n")
        abort()
    }
}
