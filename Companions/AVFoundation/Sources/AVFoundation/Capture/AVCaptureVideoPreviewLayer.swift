import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// A layer that shows what a camera sees: nothing here.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Makes a layer without a session.
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a layer for a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// Makes a layer for a session whose ways are made by hand.
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

    /// Makes a copy for presentation.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Whose camera is shown.
    open var session: AVCaptureSession?
    /// How the picture lies in the layer; kept for the app.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The way from the camera: none.
    open var connection: AVCaptureConnection? { nil }
    /// Whether there is a picture: there is none.
    open var isPreviewing: Bool { false }

    /// A place of the layer in fractions of the picture.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }

    /// A place of the picture in the layer, in points.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
    }

    /// A rectangle of the layer in fractions of the picture.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let first = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
        let last = captureDevicePointConverted(
            fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
        return CGRect(
            x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
            height: abs(last.y - first.y))
    }

    /// A rectangle of the picture in the layer, in points.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        let first = layerPointConverted(fromCaptureDevicePoint: rect.origin)
        let last = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
            height: abs(last.y - first.y))
    }

    /// A thing with its place in the layer; nil, since nothing is seen.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
