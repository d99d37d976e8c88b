import CoreMedia
import Foundation
@_spi(Framework) import UIKit
@_spi(Framework) import AudioToolbox

/// Where photographs go: none is taken without a camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() {}

    /// Whether photographs are as large as the camera can; kept for the app.
    open var isHighResolutionCaptureEnabled = false
    /// Whether photographs that move are taken; kept for the app.
    open var isLivePhotoCaptureEnabled = false
    /// Whether photographs that move can be taken.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether it can be told how far things are.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether it is told how far things are; kept for the app.
    open var isDepthDataDeliveryEnabled = false
    /// How good photographs are to be at most; kept for the app.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// The ways in which a light can be lit.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    /// The codes that photographs can be in.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The kinds of files that photographs can be.
    open var availablePhotoFileTypes: [AVFileType] { [] }
    /// The layouts of pixels that photographs can have.
    open var availablePhotoPixelFormatTypes: [OSType] { [] }

    /// How good photographs are to be.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }

    /// Takes a photograph: without a camera an exception is raised, as on iOS.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        NSException(
            name: .invalidArgumentException,
            reason:
                "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection"
        ).raise()
    }

    /// The bytes of a photograph that is a JPEG file; nil, as no photograph is taken.
    @available(*, deprecated, message: "use AVCapturePhoto.fileDataRepresentation()")
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }

    /// The bytes of a photograph that is raw; nil, as no photograph is taken.
    @available(*, deprecated, message: "use AVCapturePhoto.fileDataRepresentation()")
    open class func dngPhotoDataRepresentation(
        forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }

    /// Gets ready for photographs.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { soon { completionHandler(false, AVError(.sessionNotRunning)) } }
    }
}

/// What an output of photographs tells its delegate. All of it may be left out.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called when it is known how a photograph will be.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called before a photograph is taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when a photograph was taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with a photograph.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called with a photograph, in the form of iOS 10.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    /// Called with a raw photograph, in the form of iOS 10.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    /// Called when all is done.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
