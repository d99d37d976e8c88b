import Foundation
@_spi(Framework) import UIKit

/// What is called with steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// What counts steps: nothing does, as in the Simulator.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Makes a counter.
    public override init() {}

    /// Whether steps are counted.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether it is known how far the steps lead.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether it is known how fast the steps are.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether it is known how many steps there are a second.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether it is told when the person stops and goes on.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Asks for the steps of a time: the error comes that none are counted.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        soon { handler(nil, CMErrorNotAvailable.error) }
    }
    /// Asks for steps from now on: the error comes that none are counted.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        soon { handler(nil, CMErrorNotAvailable.error) }
    }
    /// Asks for steps no more.
    open func stopUpdates() {}
}
