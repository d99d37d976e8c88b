import CoreMedia
import Foundation
import QuartzCore

/// A description of which the app says what it is.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var renderSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var frameDuration: CMTime {
        get { length }
        set { length = newValue }
    }
    open override var renderScale: Float {
        get { scale }
        set { scale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { list }
        set { list = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { tool }
        set { tool = newValue }
    }
}
