import Foundation
import UIKit

/// Takes work for later. As in the Simulator, none is taken.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The scheduler.
    public static let shared = BGTaskScheduler()

    /// Why work is not taken.
    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        /// The kinds of errors.
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        /// The kind of error.
        public let code: Code
        /// Makes an error of a kind.
        public init(_ code: Code) { self.code = code }
        /// The domain of these errors.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// The number of the kind of error.
        public var errorCode: Int { code.rawValue }
        /// The kind of a scheduler that takes nothing.
        public static let unavailable = Code.unavailable
    }

    override init() { super.init() }

    private let lock = NSLock()
    private var identifiers: Set<String> = []

    /// Says what does the work of an identifier; false where that was said before. It is never called.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        lock.withLock { identifiers.insert(identifier).inserted }
    }

    /// Hands in work; it throws, as in the Simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

    /// Takes work back; there is none.
    open func cancel(taskRequestWithIdentifier identifier: String) {}

    /// Takes all work back; there is none.
    open func cancelAllTaskRequests() {}

    /// Tells what waits: nothing.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
