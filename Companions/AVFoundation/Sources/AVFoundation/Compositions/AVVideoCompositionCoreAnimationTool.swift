import CoreMedia
import Foundation
import QuartzCore

/// The layers that are drawn together with a film. They are described; no film is made of them here.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// The layer that the pictures are put into; nil where the layer is a track.
    public let videoLayer: CALayer?
    /// The layer that is drawn.
    public let animationLayer: CALayer

    /// Makes one that puts pictures into a layer and draws another that has it.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        (self.videoLayer, self.animationLayer) = (videoLayer, animationLayer)
    }

    /// Makes one that draws a layer as a track of a number.
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        (videoLayer, animationLayer) = (nil, layer)
    }
}
