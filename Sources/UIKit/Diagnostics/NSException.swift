import DisplayProtocol
import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of errors of no other kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// The name of errors about an argument, such as a selector that an object does not have.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The name of errors about a state that must not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// The name of errors about an index beyond the bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// The name of errors about a key that a class does not expose.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

// What an exception says never changes, and a subclass keeps to that.
/// An error that ends the app, in the words in which UIKit states it.
///
/// Swift cannot catch Objective-C's exceptions on iOS either, so raising one ends the process.
open class NSException: NSObject, @unchecked Sendable {
    private let storedName: NSExceptionName
    private let storedReason: String?
    private let storedUserInfo: [AnyHashable: Any]?

    /// Makes an exception without a name or a reason.
    public override convenience init() { self.init(name: NSExceptionName(""), reason: nil) }

    /// Makes an exception; `raise()` is what has an effect.
    ///
    /// - Parameters:
    ///   - name: What kind of error it is.
    ///   - reason: What went wrong, for whoever reads the log.
    ///   - userInfo: What else belongs to the error.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        storedName = name
        storedReason = reason
        storedUserInfo = userInfo
        super.init()
    }

    /// The kind of error.
    open var name: NSExceptionName { storedName }
    /// The description of the error, for whoever reads the log.
    open var reason: String? { storedReason }
    /// The values that belong to the error besides.
    open var userInfo: [AnyHashable: Any]? { storedUserInfo }

    /// Ends the process, from any thread, with the exception's name and reason; a display is told first.
    open func raise() {
        guard Thread.isMainThread else { end() }
        MainActor.assumeIsolated {
            if let interceptor = Self.interceptor {
                interceptor(self)
            } else {
                DisplayClient.current?.send(AppMessage.Terminating(reason: lastWords))
                end()
            }
        }
    }

    private var lastWords: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'"
    }

    private func end() -> Never {
        StandardError.write(lastWords + "\n")
        // From inside of `abort` Swift's backtracer would not find its way back to the app.
        if Thread.isMainThread { kill(getpid(), SIGABRT) }
        abort()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason
            && NSDictionary(dictionary: userInfo ?? [:]).isEqual(NSDictionary(dictionary: other.userInfo ?? [:]))
    }

    open override var hash: Int { name.hashValue }

    open override var description: String { reason ?? name.rawValue }

    /// Takes the exceptions of the main thread in place of ending the process; for tests.
    @_spi(Testing) @MainActor public static var interceptor: ((NSException) -> Void)? {
        get { Interception.shared.handler }
        set { Interception.shared.handler = newValue }
    }

    private final class Interception: SessionPart {
        var handler: ((NSException) -> Void)?
    }

    /// Ends the process with UIKit's words. It returns only where a test intercepts exceptions, so whoever calls it
    /// leaves things as they were and returns.
    @MainActor static func raise(_ name: NSExceptionName, _ reason: String) {
        NSException(name: name, reason: reason).raise()
    }
}
