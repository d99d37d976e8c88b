import Foundation

/// How a photograph will be.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The settings' number.
    public let uniqueID: Int64
    /// The size of the photograph, in pixels.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Whether a light will be lit.
    open var isFlashEnabled: Bool { false }

    init(_ number: Int64) { uniqueID = number }
}
