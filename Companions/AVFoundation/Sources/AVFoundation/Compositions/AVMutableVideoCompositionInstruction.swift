import CoreMedia
import Foundation
import QuartzCore

/// What one time of a film shows, as the app says.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { color }
        set { color = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { drawsLayers }
        set { drawsLayers = newValue }
    }
}
