import CoreMedia
import Foundation
import QuartzCore

/// What one time of a film shows, and how.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The time that is meant.
    var timeRange: CMTimeRange { get }
    /// Whether layers are drawn over the pictures.
    var enablePostProcessing: Bool { get }
}

/// How the tracks of a film are drawn over each other. It is described; no film is made of it here.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    var size = CGSize.zero
    var length = CMTime.invalid
    var scale: Float = 1
    var list: [any AVVideoCompositionInstructionProtocol] = []
    var tool: AVVideoCompositionCoreAnimationTool?

    /// Makes a description of nothing.
    public override init() { super.init() }

    /// Makes a description that shows an asset's film as it is.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        guard let track = asset.tracks(withMediaType: .video).first else { return }
        let box = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
        size = box.size
        let rate = track.nominalFrameRate > 0 ? Double(track.nominalFrameRate) : 30
        length = CMTime(value: 1, timescale: CMTimeScale(rate.rounded()))
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        layer.setTransform(track.preferredTransform, at: .zero)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = [layer]
        list = [instruction]
    }

    /// The size of the pictures, in pixels.
    open var renderSize: CGSize { size }
    /// How long a picture is shown.
    open var frameDuration: CMTime { length }
    /// The factor of the size.
    open var renderScale: Float { scale }
    /// What is shown, time after time.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { list }
    /// The layers that are drawn over the pictures.
    open var animationTool: AVVideoCompositionCoreAnimationTool? { tool }
}
