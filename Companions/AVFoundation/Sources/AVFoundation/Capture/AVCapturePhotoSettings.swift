import Foundation
import UIKit

/// How a photograph is to be.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// The code and size of the photograph.
    public let format: [String: Any]?
    /// The settings' number.
    public let uniqueID: Int64

    /// Makes the usual settings.
    public override init() {
        format = nil
        uniqueID = 1
    }

    /// Makes settings with a code and size.
    public init(format: [String: Any]?) {
        self.format = format
        uniqueID = 1
    }

    /// Whether a light is lit.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photograph is as large as the camera can.
    open var isHighResolutionPhotoEnabled = false
    /// How good the photograph is to be.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The layout of pixels of a small picture.
    open var previewPhotoFormat: [String: Any]?
    /// The layouts of pixels that a small picture can have.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    /// Whether red eyes are mended.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether photographs of a hand that moves are made sharp.
    @available(*, deprecated, message: "use photoQualityPrioritization")
    open var isAutoStillImageStabilizationEnabled = true
    /// Whether it is told how far things are.
    open var isDepthDataDeliveryEnabled = false
    /// The file of a photograph that moves.
    open var livePhotoMovieFileURL: URL?
}
