import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// How a picture is drawn at another size than its own.
public enum SKTextureFilteringMode: Int, Sendable {
    /// The nearest pixel is taken.
    case nearest
    /// Neighbouring pixels are mixed.
    case linear
}

/// A picture for sprites.
open class SKTexture: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let source: TextureSource
    /// The part of the source, from 0 to 1, with the origin at the lower left.
    private let part: CGRect
    private var cropped: CGImage?
    private var tinted: [Tint: CGImage] = [:]

    init(_ source: TextureSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        self.source = source
        self.part = part
        super.init()
    }

    /// Makes a texture without a picture.
    public override convenience init() { self.init(TextureSource(nil, size: .zero)) }

    /// Makes a texture of the picture of a name in the app's catalogs, atlases and files.
    public convenience init(imageNamed name: String) { self.init(TextureSource(named: name)) }

    /// Makes a texture of an image.
    public convenience init(image: UIImage) { self.init(TextureSource(image)) }

    /// Makes a texture of an image, a point for each pixel.
    public convenience init(cgImage image: CGImage) {
        self.init(TextureSource(image, size: CGSize(width: image.width, height: image.height)))
    }

    /// Makes a texture of pixels, four bytes each with the opacity last, the lowest row first.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(data: pixelData, size: size, flipped: true)
    }

    /// Makes a texture of pixels, four bytes each with the opacity last, the highest row first unless `flipped`.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        self.init(TextureSource(pixels: pixelData, size: size, isFlipped: flipped))
    }

    /// Makes a texture of a part of another: a rectangle from 0 to 1 with the origin at the lower left.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        self.init(
            texture.source,
            part: CGRect(
                x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
                width: rect.width * outer.width, height: rect.height * outer.height))
        filteringMode = texture.filteringMode
    }

    /// Makes a texture of random colours, the same for each size.
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(TextureSource(noise: size, smoothness: smoothness, isGray: grayscale))
    }

    /// Reads a texture from an archive.
    public required convenience init?(coder: NSCoder) {
        let archive = NodeArchive(coder)
        guard let name = archive.string("_imgName") else { return nil }
        self.init(imageNamed: name)
        filteringMode = archive.integer("_filteringMode").flatMap(SKTextureFilteringMode.init) ?? .linear
    }

    /// Writes the name of the picture into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(source.name, forKey: "_imgName")
        coder.encode(filteringMode.rawValue, forKey: "_filteringMode")
    }

    /// Archives may hold textures.
    public static var supportsSecureCoding: Bool { true }

    /// The size of the picture, in points.
    open func size() -> CGSize {
        CGSize(width: source.size.width * part.width, height: source.size.height * part.height)
    }

    /// The part of the picture that the texture was made of, from 0 to 1 with the origin at the lower left.
    open func textureRect() -> CGRect { part }

    /// The picture.
    open func cgImage() -> CGImage { image ?? TextureSource.blank }

    /// How the picture is drawn at other sizes.
    open var filteringMode = SKTextureFilteringMode.linear

    /// Whether smaller copies are kept; the drawing keeps copies by itself.
    open var usesMipmaps = false

    /// Decodes the picture now, and calls a closure.
    @preconcurrency open func preload(completionHandler: @escaping @MainActor @Sendable () -> Void) {
        SKTexture.preload([self], withCompletionHandler: completionHandler)
    }

    /// Decodes pictures now, and calls a closure.
    @preconcurrency open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        for texture in textures { _ = texture.image }
        DispatchQueue.main.async { completionHandler() }
    }

    /// The picture of the texture's part; nil where there is none.
    var image: CGImage? {
        if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return source.image }
        if let cropped { return cropped }
        guard let image = source.image else { return nil }
        cropped = image.cropping(
            to: CGRect(
                x: part.minX * CGFloat(image.width), y: (1 - part.maxY) * CGFloat(image.height),
                width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height)))
        return cropped
    }

    /// The picture with a colour mixed in.
    func image(tinted tint: Tint?) -> CGImage? {
        guard let tint, !tint.isNone else { return image }
        if let known = tinted[tint] { return known }
        // Colours that change from frame to frame would fill the memory.
        if tinted.count >= 64 { tinted = [:] }
        guard let image, let made = tint.applied(to: image) else { return nil }
        tinted[tint] = made
        return made
    }

    /// The texture itself: pictures do not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SKTexture(source, part: part)
        other.filteringMode = filteringMode
        return other
    }
}
