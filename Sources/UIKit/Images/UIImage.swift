@_spi(Framework) import CoreGraphics
import Foundation
import Synchronization

/// A picture that does not change, measured in points, or several that are shown one after the other.
public final class UIImage: NSObject, @unchecked Sendable {
    /// The way in which pixels lie to the picture that they show.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The way in which views colour a picture: in its own colours, or as a stencil in the tint colour; automatic makes
    /// stencils of symbols.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The way in which the middle of a resizable picture fills its space: repeated, or stretched.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Everything but the pixels.
    struct Traits {
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var alignmentRectInsets = UIEdgeInsets.zero
        /// Whether the picture's middle fills more space than it has, between edges of `capInsets`.
        var isResizable = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var symbol: Symbol?
        /// The colour that the shape was filled with, whatever size it is drawn at; nil for the picture's own colours.
        var fill: CGColor?
        /// The file of a drawing's picture for showing it larger than it is.
        var largeFile: String?
        /// The name that the picture was found by, under which there may be one for other traits.
        var asset: ImageName?
        /// The pictures that stand for this one under other traits, where it was taken from them.
        var family: UIImageAsset?
        /// Whether views show the picture mirrored where text runs from right to left.
        var flipsForRightToLeft = false
        /// The pictures of an animation; empty for a picture that stands still.
        var frames: [UIImage] = []
        /// The time of all frames once, in seconds.
        var duration: TimeInterval = 0

        /// The pixels of the picture drawn anew, in the colour that its shape was filled with.
        func filled(_ pixels: CGImage?) -> CGImage? { fill.map { pixels?.filled(with: $0) } ?? pixels }
    }

    /// The pixels as they are shown; nil for a picture without any.
    let upright: CGImage?
    /// The pixels as they came, where they have to be turned for showing.
    let unturned: CGImage?
    /// The way in which the pixels that `cgImage` returns lie to the picture.
    public let imageOrientation: Orientation
    let traits: Traits

    /// The pictures that stand for this one under other traits. Those that are registered with it are shown by image views when
    /// their traits change.
    public var imageAsset: UIImageAsset? {
        traits.family
            ?? ownAsset.withLock { asset in
                if let asset { return asset }
                let made = UIImageAsset(of: self)
                asset = made
                return made
            }
    }
    private let ownAsset = Mutex<UIImageAsset?>(nil)
    /// The asset, if anything was registered with it.
    var filledAsset: UIImageAsset? {
        let asset = traits.family ?? ownAsset.withLock { $0 }
        return asset?.isFilled == true ? asset : nil
    }

    /// The name by which tests find the picture.
    public var accessibilityIdentifier: String?

    init(pixels: CGImage?, traits: Traits, unturned: CGImage? = nil, orientation: Orientation = .up) {
        upright = pixels
        self.traits = traits
        self.unturned = unturned
        imageOrientation = orientation
        super.init()
    }

    /// Makes a picture without pixels.
    public convenience override init() { self.init(pixels: nil, traits: Traits()) }

    /// Makes a picture of upright pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes a picture of pixels, which is shown upright whatever their orientation is.
    ///
    /// - Parameter scale: Pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, orientation, Traits(scale: scale > 0 ? scale : 1))
    }

    /// Makes a picture with traits, of pixels in an orientation.
    convenience init(_ pixels: CGImage, _ orientation: Orientation, _ traits: Traits) {
        let isUp = orientation == .up
        self.init(
            pixels: isUp ? pixels : pixels.turned(from: orientation), traits: traits, unturned: isUp ? nil : pixels,
            orientation: orientation)
    }

    /// Makes a picture, with a pixel to a point, from the bytes of a PNG, JPEG or GIF file, shown upright as its camera
    /// was held; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes a picture from the bytes of a PNG, JPEG or GIF file, shown upright as its camera was held; nil for anything
    /// else. Of the pictures of a GIF file it takes the first.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage.decoding(data) else { return nil }
        let orientations: [Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self.init(cgImage: image, scale: scale, orientation: orientations[JPEGOrientation.number(data) - 1])
    }

    /// Reads a PNG, JPEG or GIF file; an `@2x` or `@3x` at the end of its name gives the scale.
    ///
    /// A path without that, or without an extension, finds the variant for the screen.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.find(path), let image = file.read() else { return nil }
        self.init(
            pixels: image.upright, traits: image.traits, unturned: image.unturned, orientation: image.imageOrientation)
    }

    // MARK: Measures

    /// The size in points; zero for a picture without pixels.
    public var size: CGSize {
        guard let upright else { return .zero }
        return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    }

    /// The number of pixels to a point.
    public var scale: CGFloat { traits.scale }
    /// The pixels, which lie as `imageOrientation` says; nil for a picture without any.
    public var cgImage: CGImage? { unturned ?? upright }
    /// The way in which views colour the picture.
    public var renderingMode: RenderingMode { traits.renderingMode }
    /// The widths of the edges that keep their size when the picture is stretched, in points; zero stretches all of it.
    public var capInsets: UIEdgeInsets { traits.capInsets }
    /// The way in which the middle of a resizable picture fills its space.
    public var resizingMode: ResizingMode { traits.resizingMode }
    /// The insets of the rectangle by which layout aligns the picture, in points.
    public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { traits.symbol != nil }

    // MARK: Variants

    func with(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(pixels: upright, traits: traits, unturned: unturned, orientation: imageOrientation)
    }

    /// The picture with another way for views to colour it.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture with insets, in points, of the rectangle by which layout aligns it.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The picture with edges, `capInsets` points wide, that keep their size, and a middle that is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with edges, `capInsets` points wide, that keep their size, and a middle that is repeated or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The picture as a stencil filled with a colour, as the colour is for the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    /// The picture as a stencil filled with a colour, as the colour is for the current traits, with a way for views to
    /// colour it; automatic has symbols keep the colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let fill = color.cgColor
        // Other traits' pictures are not filled.
        let tinted = UIImage(pixels: upright?.filled(with: fill), traits: traits).with {
            ($0.asset, $0.family, $0.fill) = (nil, nil, fill)
        }
        // A symbol would be drawn in the view's tint again.
        let mode = renderingMode == .automatic && isSymbolImage ? .alwaysOriginal : renderingMode
        return tinted.withRenderingMode(mode)
    }

    /// Whether views draw the picture in their tint colour.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: traits.symbol.map { $0.color == nil } ?? false
        }
    }

    /// The bytes of a PNG file of the picture, upright; nil for a picture without pixels.
    public func pngData() -> Data? { upright?.pngData }

    /// The bytes of a JPEG file of the picture, upright and on white where the picture is clear; nil for a picture without
    /// pixels.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: Double(compressionQuality))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (upright != nil && upright === other.upright && scale == other.scale)
    }

    public override var hash: Int { upright?.hashValue ?? 0 }
}
