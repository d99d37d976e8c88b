import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// The kind of detectors that look for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of detectors that look for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of detectors that look for texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The kind of detectors that look for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The option of how well a detector looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Looking quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Looking well.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option of whether features keep their numbers from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option of the least size of what is looked for.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option of how the picture lies.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option of whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"

/// Looks for something in pictures. Nothing is ever found, which is reported.
open class CIDetector: NSObject, @unchecked Sendable {
    private let kind: String

    /// Makes a detector of a kind; nil for a kind that there is none of.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let kinds = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
        guard kinds.contains(type) else { return nil }
        kind = type
        super.init()
    }

    /// What was found in a picture: nothing.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// What was found in a picture: nothing.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        let kind = kind
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                Findings.report(
                    limit: "core-image.detector",
                    "A detector of the kind \(kind) finds nothing: nobody looks at pictures.",
                    advice: "Have the app deal with pictures in which nothing is found.")
            }
        }
        return []
    }
}
