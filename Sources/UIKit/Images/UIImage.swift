import CoreGraphics
import Foundation

/// A picture that does not change, measured in points.
public final class UIImage: NSObject, @unchecked Sendable {
    /// The way in which pixels lie to the picture that they show.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The way in which views colour a picture: in its own colours, or as a stencil in the tint colour; automatic makes
    /// stencils of symbols.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The way in which the middle of a resizable picture is to fill its space; views stretch it, whichever is set.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Everything but the pixels.
    struct Traits {
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var alignmentRectInsets = UIEdgeInsets.zero
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var symbol: Symbol?
        /// The name that the picture was found by, under which there may be one for other traits.
        var asset: ImageName?
    }

    private let pixels: CGImage?
    let traits: Traits

    init(pixels: CGImage?, traits: Traits) {
        self.pixels = pixels
        self.traits = traits
        super.init()
    }

    /// Makes a picture without pixels.
    public convenience override init() { self.init(pixels: nil, traits: Traits()) }

    /// Makes a picture of upright pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes a picture of pixels, upright whatever their orientation is.
    ///
    /// - Parameter scale: Pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let upright = orientation == .up ? cgImage : cgImage.turned(from: orientation)
        self.init(pixels: upright, traits: Traits(scale: scale > 0 ? scale : 1))
    }

    /// Makes a picture, with a pixel to a point, from the bytes of a PNG or JPEG file, upright as its camera was held;
    /// nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes a picture from the bytes of a PNG or JPEG file, upright as its camera was held; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage.decoding(data) else { return nil }
        let orientations: [Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self.init(cgImage: image, scale: scale, orientation: orientations[JPEGOrientation.number(data) - 1])
    }

    /// Reads a PNG or JPEG file; an `@2x` or `@3x` at the end of its name gives the scale.
    ///
    /// A path without that, or without an extension, finds the variant for the screen.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.find(path), let image = file.read() else { return nil }
        self.init(pixels: image.cgImage, traits: image.traits)
    }

    // MARK: Measures

    /// The size in points; zero for a picture without pixels.
    public var size: CGSize {
        guard let pixels else { return .zero }
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The number of pixels to a point.
    public var scale: CGFloat { traits.scale }
    /// The pixels, upright; nil for a picture without any.
    public var cgImage: CGImage? { pixels }
    /// The orientation of the pixels: always up, since pixels are turned upright when a picture is made.
    public var imageOrientation: Orientation { .up }
    /// The way in which views colour the picture.
    public var renderingMode: RenderingMode { traits.renderingMode }
    /// The widths of the edges that keep their size when the picture is stretched, in points; zero stretches all of it.
    public var capInsets: UIEdgeInsets { traits.capInsets }
    /// The way in which the middle was asked to fill its space; views stretch it, whichever is set.
    public var resizingMode: ResizingMode { traits.resizingMode }
    /// The insets of the rectangle by which layout aligns the picture, in points.
    public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { traits.symbol != nil }

    // MARK: Variants

    func with(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(pixels: pixels, traits: traits)
    }

    /// The picture with another way for views to colour it.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture with insets, in points, of the rectangle by which layout aligns it.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The picture with edges, `capInsets` points wide, that keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with edges, `capInsets` points wide, that keep their size when it is stretched; views stretch the
    /// middle also where tiling is asked for.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The picture as a stencil filled with a colour, as the colour is for the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    /// The picture as a stencil filled with a colour, as the colour is for the current traits, with a way for views to
    /// colour it; automatic has symbols keep the colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let tinted = UIImage(pixels: pixels?.filled(with: color.cgColor), traits: traits).with { $0.asset = nil }
        // A symbol would be drawn in the view's tint again.
        let mode = renderingMode == .automatic && isSymbolImage ? .alwaysOriginal : renderingMode
        return tinted.withRenderingMode(mode)
    }

    /// Whether views draw the picture in their tint colour.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The bytes of a PNG file of the picture; nil for a picture without pixels.
    public func pngData() -> Data? { pixels?.pngData }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (pixels != nil && pixels === other.pixels && scale == other.scale)
    }

    public override var hash: Int { pixels?.hashValue ?? 0 }
}
