import CoreGraphics
internal import FoundationSettings
import Foundation
import Synchronization

extension UIImage {
    /// The picture of a name in the app's asset catalogs or among its files; nil for an unknown name.
    ///
    /// The variant for the device, the interface style and the screen's scale is taken, and image views take another one
    /// when their traits change; pictures are decoded once.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The picture of a name in a bundle's asset catalogs or among its files; nil for an unknown name.
    ///
    /// - Parameters:
    ///   - bundle: Nil means the main bundle.
    ///   - traitCollection: The traits that choose the variant once and for all; nil means the current ones, and leaves
    ///     it to image views to choose again.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let bundle = bundle ?? .main
        let chosen = traitCollection ?? .current
        guard let image = ImageAssets.image(name, in: bundle, for: chosen) else { return nil }
        var traits = image.traits
        if traitCollection == nil { traits.asset = ImageName(name: name, bundle: bundle, chosen: chosen) }
        self.init(pixels: image.upright, traits: traits)
    }

    /// The picture of a name in a bundle's asset catalogs or among its files; nil for an unknown name.
    ///
    /// - Parameters:
    ///   - bundle: Nil means the main bundle.
    ///   - configuration: The look of a symbol; pictures of an app have nothing that it says anything of.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The picture of the same name for other traits, or the symbol for their text size; itself where there is no other.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = filledAsset else { return named(for: traits) }
        let image = asset.image(with: traits)
        return image.upright === upright ? self : image
    }

    /// The picture of the same name for other traits, whatever is registered with its asset.
    func named(for traits: UITraitCollection) -> UIImage {
        if let configuration = self.traits.symbol?.configuration {
            let adjusted = configuration.adjusted(to: traits)
            return adjusted === configuration ? self : withConfiguration(adjusted)
        }
        guard let asset = self.traits.asset, asset.mayDiffer(for: traits),
            let image = ImageAssets.image(asset.name, in: asset.bundle, for: traits), image.upright !== upright
        else { return self }
        // What the app changed on its picture holds for the variant too.
        var changed = self.traits
        changed.scale = image.scale
        changed.largeFile = image.traits.largeFile
        return UIImage(pixels: image.upright, traits: changed)
    }
}

/// Finds pictures by name, and keeps those that were decoded.
enum ImageAssets {
    private static let decoded = Mutex(DecodedImages(limit: 64 << 20))

    static func image(_ name: String, in bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        if let image = catalogImage(name, in: bundle, for: traits) ?? looseImage(name, in: bundle) { return image }
        // A file's name finds the picture that has gone into a catalog since.
        let stem = (name as NSString).deletingPathExtension
        guard ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased()) else { return nil }
        return catalogImage(stem, in: bundle, for: traits)
    }

    /// Forgets what was decoded.
    static func removeAll() { decoded.withLock { $0.removeAll() } }

    // MARK: Catalogs

    private static func catalogImage(_ name: String, in bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
        guard let variants = AssetCache.index(of: bundle).images[name] else { return nil }
        let fitting = AssetIndex.best(variants, for: traits, idiom: \.idiom, appearance: \.appearance)
        guard let variant = nearest(fitting.isEmpty ? variants : fitting, traits.displayScale) else { return nil }
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let file = folder.appendingPathComponent(variant.file)
        return cached(file.path) {
            ImageFile(path: file.path, scale: CGFloat(variant.scale)).read()?.with { $0.adopt(variant, in: folder) }
        }
    }

    /// The screen's scale, else the next sharper one, else the sharpest.
    private static func nearest(_ variants: [AssetIndex.Image], _ scale: CGFloat) -> AssetIndex.Image? {
        let sorted = variants.sorted { $0.scale < $1.scale }
        return sorted.first { CGFloat($0.scale) >= scale } ?? sorted.last
    }

    // MARK: Files

    /// `name.png`, `name@2x.png` and so on, in the languages' folders and at the top of the bundle.
    private static func looseImage(_ name: String, in bundle: Bundle) -> UIImage? {
        for folder in LanguageFolders.of(bundle) {
            let path = folder.appendingPathComponent(name).path
            guard let file = ImageFile.find(path) else { continue }
            return cached(file.path) { file.read() }
        }
        return nil
    }

    /// The pixels of a file whose picture was found.
    static func pixels(at path: String) -> CGImage? {
        cached(path) { ImageFile(path: path, scale: 1).read() }?.upright
    }

    private static func cached(_ path: String, _ read: () -> UIImage?) -> UIImage? {
        if let image = decoded.withLock({ $0.image(at: path) }) { return image }
        guard let image = read() else { return nil }
        decoded.withLock { $0.insert(image, at: path) }
        return image
    }
}

extension UIImage {
    /// The picture of a drawing with as many pixels as it is ever shown with.
    var largePixels: CGImage? { traits.largeFile.flatMap(ImageAssets.pixels) }
}

extension UIImage.Traits {
    fileprivate mutating func adopt(_ variant: AssetIndex.Image, in folder: URL) {
        largeFile = variant.large.map { folder.appendingPathComponent($0).path }
        switch variant.rendering {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: break
        }
        guard let slicing = variant.slicing else { return }
        isResizable = true
        let scale = CGFloat(variant.scale)
        capInsets = UIEdgeInsets(
            top: CGFloat(slicing.top) / scale, left: CGFloat(slicing.left) / scale,
            bottom: CGFloat(slicing.bottom) / scale, right: CGFloat(slicing.right) / scale)
        resizingMode = slicing.tiles ? .tile : .stretch
    }
}
