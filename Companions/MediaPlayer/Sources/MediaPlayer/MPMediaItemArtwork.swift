import Foundation
import UIKit

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The size of the picture, in points.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    /// Makes a picture that is asked for in a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
    }

    /// Makes a picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The picture in a size, in points.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
