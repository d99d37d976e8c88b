import Foundation

/// The command to go some seconds on, or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How many seconds the buttons say.
    open var preferredIntervals: [NSNumber] = [15]

    override func event(_ simulated: SimulatedCommand) -> MPRemoteCommandEvent {
        MPSkipIntervalCommandEvent(self, interval: preferredIntervals.first?.doubleValue ?? 15)
    }
}
