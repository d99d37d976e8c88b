import Foundation

/// Something that is drawn once, off screen, to be drawn into contexts again and again.
public final class CGLayer: Hashable {
    /// The size in points of the layer's own coordinate space.
    public let size: CGSize

    /// Where the layer's contents are drawn.
    ///
    /// A place in its coordinate space is drawn at the same place of the rectangle that the layer is drawn in; so in a context
    /// whose y points down, the layer's points down, too.
    public let context: CGContext?

    /// Makes a layer for drawing into a context, with as many pixels to a point as that has; nil for a size that is not
    /// positive or too big. Nothing is read from the dictionary.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let total = context.userSpaceToDeviceSpaceTransform
        let scale = CGSize(width: hypot(total.a, total.b), height: hypot(total.c, total.d))
        let pixels = CGSize(
            width: (size.width * scale.width).rounded(.up), height: (size.height * scale.height).rounded(.up))
        guard pixels.width > 0, pixels.height > 0, pixels.width < 32768, pixels.height < 32768,
            let own = CGContext(
                data: nil, width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: .standardRGB, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        own.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
        self.size = size
        self.context = own
    }

    /// Whether both are the same layer.
    public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }
    /// Hashes the layer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws a layer's contents as they are now, stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    /// Draws a layer's contents as they are now in the layer's size, with the layer's origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
