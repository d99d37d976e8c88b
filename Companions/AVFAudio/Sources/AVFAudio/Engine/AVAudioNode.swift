import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A place in a graph through which sound goes.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that the node belongs to.
    open internal(set) weak var engine: AVAudioEngine?

    override init() {}

    /// How many inputs there are.
    open var numberOfInputs: Int { 1 }
    /// How many outputs there are.
    open var numberOfOutputs: Int { 1 }
    /// How the sound of an input is written.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// How the sound of an output is written.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// Forgets the sound that is in the node.
    open func reset() {}

    /// The time in frames of the output, on the device's clock; nil while the engine does not run.
    open var lastRenderTime: AVAudioTime? {
        guard let engine, engine.isRunning else { return nil }
        return frames(CACurrentMediaTime())
    }

    /// A number of seconds in frames of the output.
    func frames(_ seconds: Double) -> AVAudioTime {
        let rate = outputFormat(forBus: 0).sampleRate
        return AVAudioTime(sampleTime: AVAudioFramePosition((seconds * rate).rounded()), atRate: rate)
    }

    /// Asks for the sound that leaves the node: none comes, since no samples run through the graph.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {
        onMain {
            Findings.report(
                limit: "audio.tap", "AVAudioNode.installTap gets no sound: no samples run through an engine's graph",
                advice: "Read a file's samples by AVAudioFile.read(into:).")
        }
    }

    /// Asks for no sound any more.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}
