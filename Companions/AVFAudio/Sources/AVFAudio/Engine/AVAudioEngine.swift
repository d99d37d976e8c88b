import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A graph of nodes that sound goes through, up to the loudspeakers.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The nodes that belong to the engine.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// The node that brings all sounds together.
    public let mainMixerNode = AVAudioMixerNode()
    /// The loudspeakers.
    public let outputNode = AVAudioOutputNode()
    /// The microphone.
    public let inputNode = AVAudioInputNode()
    /// Whether sound goes through the graph.
    open private(set) var isRunning = false

    /// Makes an engine with a mixer before the loudspeakers.
    public override init() {
        super.init()
        for node in [mainMixerNode, outputNode, inputNode] { node.engine = self }
    }

    /// Takes a node in.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }

    /// Lets a node go.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }

    /// Lets sound go from a node to another.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        for node in [node1, node2] where node.engine !== self {
            NSException(
                name: NSExceptionName("com.apple.coreaudio.avfaudio"),
                reason: "required condition is false: _attachedNodes containsObject: node"
            ).raise()
        }
    }

    /// Lets sound go from an output of a node to an input of another.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        connect(node1, to: node2, format: format)
    }

    /// Lets no sound come to a node.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Lets no sound leave a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}

    /// Gets ready, so that the start takes no time; it never does.
    open func prepare() {}

    /// Lets sound go through the graph.
    ///
    /// - Throws: Nothing here.
    open func start() throws {
        isRunning = true
        onMain { Traces.record("start", of: "AVAudioEngine") }
    }

    /// Stops for a while.
    open func pause() { isRunning = false }

    /// Stops, and the nodes with it.
    open func stop() {
        isRunning = false
        for case let player as AVAudioPlayerNode in attachedNodes { player.stop() }
    }

    /// Forgets the sound that is in the nodes.
    open func reset() {}
}

extension NSNotification.Name {
    /// Posted when the device's sound changes under an engine; never here.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
