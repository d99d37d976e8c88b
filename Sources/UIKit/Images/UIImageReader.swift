import CoreGraphics
import Foundation

/// A reader of picture files that makes each picture ready for showing.
public final class UIImageReader: NSObject, Sendable {
    /// What a reader does with the pictures that it reads.
    public struct Configuration: Equatable, Sendable {
        /// The size in points that pictures are made to fit into, with their proportions kept; zero keeps their own.
        public var preferredThumbnailSize = CGSize.zero
        /// Whether pictures are decoded as they are read, and not when they are first shown; here they always are.
        public var preparesImagesForDisplay = false

        /// Makes a configuration that keeps pictures as they are.
        public init() {}
    }

    /// The configuration that the reader was made with.
    public let configuration: Configuration

    /// The reader that keeps pictures as they are.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Makes a reader.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// Makes a reader that keeps pictures as they are.
    public override convenience init() { self.init(configuration: Configuration()) }

    /// The picture of a file's bytes, with a pixel to a point; nil where they are no picture.
    public func image(data: Data) -> UIImage? { fitted(UIImage(data: data)) }

    /// The picture of a file, with a pixel to a point; nil where the file is no picture.
    public func image(contentsOf url: URL) -> UIImage? {
        fitted((try? Data(contentsOf: url)).flatMap { UIImage(data: $0) })
    }

    /// The picture of a file's bytes, with a pixel to a point; nil where they are no picture.
    public func image(data: Data) async -> UIImage? { fitted(UIImage(data: data)) }

    /// The picture of a file, with a pixel to a point; nil where the file is no picture.
    public func image(contentsOf url: URL) async -> UIImage? {
        fitted((try? Data(contentsOf: url)).flatMap { UIImage(data: $0) })
    }

    private func fitted(_ image: UIImage?) -> UIImage? {
        guard let image else { return nil }
        let (size, limit) = (image.size, configuration.preferredThumbnailSize)
        guard limit.width > 0, limit.height > 0, size.width > 0, size.height > 0 else { return image }
        let factor = min(limit.width / size.width, limit.height / size.height)
        if factor >= 1 { return image }
        return image.preparingThumbnail(of: CGSize(width: size.width * factor, height: size.height * factor))
    }
}
