import Foundation
import UIKit

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// What a picture shows.
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

    /// What the picture shows.
    public let type: RepresentationType
    /// The picture.
    public let uiImage: UIImage

    init(_ type: RepresentationType, _ image: UIImage) {
        self.type = type
        uiImage = image
        super.init()
    }

    /// The pixels of the picture.
    open var cgImage: CGImage { uiImage.cgImage! }
    /// The part of the picture that shows the content, in points.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}
