import Foundation

extension RunLoop.Mode {
    /// The mode in which the main run loop runs while a finger is followed, for work that is to go on meanwhile.
    ///
    /// Nothing stops for a finger here: what goes on in the default mode or the common ones goes on all the time.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
