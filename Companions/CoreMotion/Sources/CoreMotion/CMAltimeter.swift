import Foundation
@_spi(Framework) import UIKit

/// What is called with heights.
public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

/// What measures heights: nothing does, as in the Simulator.
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// Makes an altimeter.
    public override init() {}

    /// Whether it is known how much higher the device is than before.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether it is known how high the device is.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Asks for heights: the error comes that nothing measures them.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        soon { handler(nil, CMErrorNotAvailable.error) }
    }
    /// Asks for heights no more.
    open func stopRelativeAltitudeUpdates() {}
}
