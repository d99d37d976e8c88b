import Foundation

/// Where an app's sound comes from and goes to.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    /// Where it comes from.
    public let inputs: [AVAudioSessionPortDescription]
    /// Where it goes to.
    public let outputs: [AVAudioSessionPortDescription]

    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        self.inputs = inputs
        self.outputs = outputs
    }
}
