import CoreGraphics
import Foundation

/// A picture that moves. None is in the library, and none can be made here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// Width and height in pixels.
    open var size: CGSize { .zero }
}
