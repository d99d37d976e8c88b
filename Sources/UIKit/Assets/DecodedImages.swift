import CoreGraphics
import Foundation

/// The pictures of files: those used lately, and those that something shows still.
struct DecodedImages {
    private var recent: LeastRecentCache<String, UIImage>
    private var shown: [String: Pixels] = [:]

    /// A picture that the cache has let go of is found as long as somebody else keeps its pixels.
    private struct Pixels {
        weak var image: CGImage?
        let traits: UIImage.Traits
    }

    /// - Parameter limit: How many bytes the pictures may take up that nothing else keeps.
    init(limit: Int) {
        recent = LeastRecentCache(limit: limit)
    }

    mutating func image(at path: String) -> UIImage? {
        if let image = recent.value(for: path) { return image }
        guard let known = shown[path], let pixels = known.image else { return nil }
        let image = UIImage(pixels: pixels, traits: known.traits)
        insert(image, at: path)
        return image
    }

    mutating func insert(_ image: UIImage, at path: String) {
        recent.insert(image, for: path, cost: image.upright.map { $0.bytesPerRow * $0.height } ?? 0)
        shown[path] = Pixels(image: image.upright, traits: image.traits)
        shown = shown.filter { $0.value.image != nil }
    }

    mutating func removeAll() {
        recent.removeAll()
        shown = [:]
    }

    /// The size of the pictures used lately, in bytes.
    var byteCount: Int { recent.cost }
    /// The number of pictures that can be found.
    var count: Int { shown.values.count { $0.image != nil } }
}
