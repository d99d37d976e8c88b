import Foundation

/// A photograph.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}

    /// When it was taken.
    open var timestamp: CMTime { .invalid }
    /// How it was to be.
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(0) }
    /// Which of several it is.
    open var photoCount: Int { 0 }
    /// What is told of it.
    open var metadata: [String: Any] { [:] }
    /// The file; nil where there is none.
    open func fileDataRepresentation() -> Data? { nil }
    /// The picture; nil where there is none.
    open func cgImageRepresentation() -> CGImage? { nil }
}
