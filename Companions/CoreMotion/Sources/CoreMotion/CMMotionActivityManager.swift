import Foundation
@_spi(Framework) import UIKit

/// What is called with what a person does.
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
/// What is called with what a person has done.
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// What finds out what a person does: nothing does, as in the Simulator.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// Makes a manager.
    public override init() {}

    /// Whether it is known what the person does.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Asks for what the person does; nothing comes.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    /// Asks for what the person does no more.
    open func stopActivityUpdates() {}
    /// Asks for what the person has done: the error comes that nobody knows.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        soon { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
}
