import CoreGraphics
import Foundation

/// Pictures that are made ready for showing. Pixels are decoded when a picture is made, so nothing is left to decode.
extension UIImage {
    /// The picture, decoded; nil for a picture without pixels.
    public func preparingForDisplay() -> UIImage? { upright == nil ? nil : self }

    /// Calls a closure on the main queue with the picture, decoded; nil for a picture without pixels.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingForDisplay()
        DispatchQueue.main.async { completionHandler(image) }
    }

    /// The picture, decoded; nil for a picture without pixels.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The picture drawn anew over a size in points, at the picture's scale; nil for one without pixels, and for an empty
    /// size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright,
            let small = CGImage.drawn(
                size, scale: scale, isOpaque: upright.hasNoAlpha,
                { $0.drawUpright(upright, in: CGRect(origin: .zero, size: size)) })
        else { return nil }
        return UIImage(pixels: small, traits: Traits(scale: scale))
    }

    /// Calls a closure on the main queue with the picture drawn anew over a size, as `preparingThumbnail(of:)` does.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingThumbnail(of: size)
        DispatchQueue.main.async { completionHandler(image) }
    }

    /// The picture drawn anew over a size, as `preparingThumbnail(of:)` does.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Whether the picture has brightness above white: none has here.
    public var isHighDynamicRange: Bool { false }

    /// The picture without brightness above white: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

/// Pictures that the system has ready.
extension UIImage {
    private static func stock(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// A square with an arrow out of it.
    public class var actions: UIImage { stock("square.and.arrow.up") }
    /// A plus sign in a disc.
    public class var add: UIImage { stock("plus.circle.fill") }
    /// A check mark.
    public class var checkmark: UIImage { stock("checkmark") }
    /// A minus sign in a disc.
    public class var remove: UIImage { stock("minus.circle.fill") }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { stock("checkmark.circle") }
}
