import CoreGraphics
import Foundation

/// A maker of pictures that closures draw.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let pictureFormat: UIGraphicsImageRendererFormat

    /// The format of the renderer's pictures.
    open override var format: UIGraphicsImageRendererFormat { pictureFormat }

    /// Makes a renderer for empty pictures.
    public convenience init() { self.init(size: .zero) }

    /// Makes a renderer for pictures of a size in points, at the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer for pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for pictures of a rectangle of the drawing, in points, at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer for pictures of a rectangle of the drawing, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        pictureFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// Makes the picture that a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(recordingInto: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let renderer = UIGraphicsImageRendererContext(context, format: format, size: bounds.size)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return UIImage(list: context.takeList(), size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    }

    /// Makes the bytes of a PNG file of the picture that a closure draws; none for a picture without pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Makes the bytes of a JPEG file of the picture that a closure draws; none for a picture without pixels.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    convenience init(list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let pixels = list.image(size, scale: scale, isOpaque: isOpaque)
        self.init(pixels: pixels, traits: Traits(scale: scale > 0 ? scale : 1))
    }
}

// MARK: - The functions from before renderers

/// Makes a new picture's context the current one; a scale of 0 is the screen's, and the size is in points.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let context = CGContext(recordingInto: size)
    let scale = scale > 0 ? scale : UITraitCollection.screen.displayScale
    ThreadGraphics.current.images.append(.init(context: context, size: size, scale: scale, isOpaque: opaque))
    UIGraphicsPushContext(context)
}

/// Makes the context of a new picture, with a pixel to a point, the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a picture of the drawing in the current picture's context so far; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ThreadGraphics.current.images.last else { return nil }
    return UIImage(list: entry.context.list, size: entry.size, scale: entry.scale, isOpaque: entry.isOpaque)
}

/// Ends the current picture's context, and makes the one before it current again; without one it has no effect.
public func UIGraphicsEndImageContext() {
    if ThreadGraphics.current.images.popLast() != nil { UIGraphicsPopContext() }
}
