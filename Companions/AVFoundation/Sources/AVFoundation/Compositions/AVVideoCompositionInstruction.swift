import CoreMedia
import Foundation
import QuartzCore

/// What one time of a film shows, track over track.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    var range = CMTimeRange(start: .invalid, duration: .invalid)
    var layers: [AVVideoCompositionLayerInstruction] = []
    var color: CGColor?
    var drawsLayers = true

    /// The time that is meant.
    open var timeRange: CMTimeRange { range }
    /// The tracks, from the front to the back.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
    /// What is seen where no picture is; black where nil.
    open var backgroundColor: CGColor? { color }
    /// Whether layers are drawn over the pictures.
    open var enablePostProcessing: Bool { drawsLayers }
}
