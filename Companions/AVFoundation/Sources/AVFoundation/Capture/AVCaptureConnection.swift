import Foundation

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

/// How pictures are kept from shaking.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard = 1
    case cinematic = 2
    case cinematicExtended = 3
    case auto = -1
}

/// The way from an input to an output or a layer.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() {}

    /// Whether media goes this way; kept for the app.
    open var isEnabled = true
    /// Whether media goes this way now: none does.
    open var isActive: Bool { false }
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { true }
    /// How pictures are turned; kept for the app.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// By how many degrees pictures are turned; kept for the app.
    open var videoRotationAngle: CGFloat = 90
    /// Whether pictures can be turned by an angle in degrees.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        [0, 90, 180, 270].contains(videoRotationAngle)
    }
    /// Whether pictures can be seen as in a mirror.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether pictures are seen as in a mirror; kept for the app.
    open var isVideoMirrored = false
    /// Whether pictures of the front are seen as in a mirror; kept for the app.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether pictures can be kept from shaking.
    open var isVideoStabilizationSupported: Bool { false }
    /// How pictures are kept from shaking; kept for the app.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// How pictures are kept from shaking now.
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}
