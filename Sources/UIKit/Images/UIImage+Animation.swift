import CoreGraphics
import Foundation

/// Pictures made of several, which image views show one after the other for ever.
extension UIImage {
    /// Makes a picture of several, each of which is shown as long as the others; nil without any.
    ///
    /// - Parameter duration: The time of all pictures once, in seconds; 0 is a thirtieth of a second a picture.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// Makes a picture of those with a name and a number from 0 or 1 on, up to 1024, such as `wave0` and `wave1`; nil
    /// without any.
    ///
    /// - Parameter duration: The time of all pictures once, in seconds; 0 is a thirtieth of a second a picture.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            guard let image = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// Makes a picture of those with a name and a number, as `animatedImageNamed(_:duration:)` does, each of them
    /// resizable between edges of `capInsets` points.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Makes a picture of those with a name and a number, as `animatedImageNamed(_:duration:)` does, each of them
    /// resizable between edges of `capInsets` points.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = animatedImageNamed(name, duration: duration)?.images ?? []
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }

    /// The pictures of an animation; nil for a picture that stands still.
    public var images: [UIImage]? { traits.frames.isEmpty ? nil : traits.frames }

    /// The time of all pictures of an animation once, in seconds; 0 for a picture that stands still.
    public var duration: TimeInterval { traits.duration }
}
