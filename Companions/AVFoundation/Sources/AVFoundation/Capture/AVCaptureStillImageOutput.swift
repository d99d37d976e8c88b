import CoreMedia
import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Where photographs went before iOS 10: none is taken without a camera.
@available(*, deprecated, message: "use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() {}

    /// How photographs are to be coded; kept for the app.
    open var outputSettings: [String: Any] = [AVVideoCodecKey: AVVideoCodecType.jpeg]
    /// The codes that photographs can be in.
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    /// The layouts of pixels that photographs can have.
    open var availableImageDataCVPixelFormatTypes: [OSType] { [] }
    /// Whether photographs are as large as the camera can; kept for the app.
    open var isHighResolutionStillImageOutputEnabled = false
    /// Whether photographs of a hand that moves can be made sharp.
    open var isStillImageStabilizationSupported: Bool { false }
    /// Whether a photograph is being taken.
    open var isCapturingStillImage: Bool { false }

    /// Takes a photograph: without a camera the block is called with an error, on the main thread.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        soon { handler(nil, AVError(.sessionNotRunning)) }
    }

    /// The bytes of a photograph that is a JPEG file; nil, as no photograph is taken.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
