import CoreGraphics
import Foundation
import UIKit

extension UIImage {
    private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// A picture of what filters made, one pixel to a point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// A picture of what filters made.
    ///
    /// The pixels are made at once; a picture without an end shows nothing.
    ///
    /// - Parameter scale: Pixels to a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        objc_setAssociatedObject(self, Self.key, ciImage, .OBJC_ASSOCIATION_RETAIN)
    }

    // Choice (CoreImage): a picture made of a CIImage has a `cgImage` too, where iOS has none until it is drawn.
    /// What filters made, where the picture was made of that.
    public var ciImage: CIImage? { objc_getAssociatedObject(self, Self.key) as? CIImage }
}
