import CoreGraphics
import Foundation

/// Stencils in the colours that they were lately shown in, for as many pixels as a few screens have.
@MainActor final class TintedImages {
    static let shared = TintedImages(limit: 32 << 20)

    private struct Key: Equatable {
        let identifier: ObjectIdentifier
        /// The stencil; the picture in its colour is of no use without it.
        weak var stencil: CGImage?
        let color: RGBA

        static func == (one: Key, other: Key) -> Bool {
            one.identifier == other.identifier && one.color == other.color && one.stencil === other.stencil
        }
    }

    private var images: LeastRecentCache<Key, CGImage>

    /// - Parameter limit: How many bytes the pictures may take up.
    init(limit: Int) {
        images = LeastRecentCache(limit: limit)
    }

    func image(_ stencil: CGImage, _ color: CGColor) -> CGImage? {
        let key = Key(identifier: ObjectIdentifier(stencil), stencil: stencil, color: color.rgba)
        if let known = images.value(for: key) { return known }
        images.removeAll { $0.stencil == nil }
        guard let tinted = stencil.filled(with: color) else { return nil }
        images.insert(tinted, for: key, cost: tinted.bytesPerRow * tinted.height)
        return tinted
    }

    /// The number of pictures that are kept.
    var count: Int { images.count }
    /// The size of the pictures that are kept, in bytes.
    var byteCount: Int { images.cost }
}
