import Foundation
import Synchronization

/// The pictures that stand for each other under different traits, such as a light and a dark one.
///
/// The asset of a picture that was found by its name has what the app's catalogs hold under it. Any thread may use assets.
public final class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let entries = Mutex<[Entry]>([])
    /// The picture whose asset this is; nil for one that an app made.
    private weak let origin: UIImage?

    /// Makes an asset without pictures.
    public override init() {
        origin = nil
        super.init()
    }

    init(of image: UIImage) {
        origin = image
        super.init()
    }

    /// Adds a picture for traits, in place of one for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let entry = Entry(traits: traitCollection, image: image.with { $0.family = nil })
        entries.withLock { entries in
            entries.removeAll { $0.traits == traitCollection }
            entries.append(entry)
        }
    }

    /// Takes the picture for traits away.
    public func unregister(with traitCollection: UITraitCollection) {
        entries.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// The picture that fits traits best: of those registered whose traits all hold, the one with the most; without one the
    /// picture that the asset is of, else the first.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        let entries = entries.withLock { $0 }
        let fitting = entries.filter { traitCollection.containsTraits(in: $0.traits) }
        // What another entry's traits contain is less than those say.
        let best = fitting.last { entry in
            fitting.allSatisfy {
                !$0.traits.containsTraits(in: entry.traits) || entry.traits.containsTraits(in: $0.traits)
            }
        }
        if let image = best?.image ?? fitting.last?.image { return image.with { $0.family = self } }
        if let origin { return origin.named(for: traitCollection) }
        return entries.first.map { first in first.image.with { $0.family = self } } ?? UIImage()
    }

    /// Whether the asset has pictures that were registered.
    var isFilled: Bool { entries.withLock { !$0.isEmpty } }
}
