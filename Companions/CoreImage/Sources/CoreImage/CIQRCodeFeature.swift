import CoreGraphics
import Foundation

/// A QR code that was found in a picture.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// What the code says.
    open var messageString: String? { nil }
}
