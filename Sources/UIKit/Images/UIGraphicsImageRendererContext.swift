import CoreGraphics
import Foundation

/// The context that the closure of an image renderer draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat
    let size: CGSize

    /// Makes a context whose drawing nobody gets.
    public convenience init() { self.init(CGContext(recordingInto: .zero), format: .init(), size: .zero) }

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
        self.format = format
        self.size = size
        super.init(context)
    }

    /// A picture of the drawing so far.
    open var currentImage: UIImage {
        UIImage(list: cgContext.list, size: size, scale: format.scale, isOpaque: format.opaque)
    }
}
