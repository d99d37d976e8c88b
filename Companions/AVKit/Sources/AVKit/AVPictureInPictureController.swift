import AVFoundation
import Foundation

/// What shows a film in a picture over other apps: that is not possible, as in the Simulator of an iPhone.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    /// Whether it is possible at all.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// Makes a controller; nil, since it is not possible.
    public init?(playerLayer: AVPlayerLayer) { nil }

    /// Whether it is possible now.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the picture is there.
    open var isPictureInPictureActive: Bool { false }
    /// Shows the picture.
    open func startPictureInPicture() {}
    /// Hides the picture.
    open func stopPictureInPicture() {}
}
