import Foundation

/// A drawing of an asset catalog, of which the build makes pictures as Xcode's does.
package struct VectorDrawing: Sendable, Hashable {
    /// What a drawing is written in, by its file's extension.
    package enum Format: String, Sendable {
        case pdf, svg
    }

    package let url: URL
    package let format: Format
    /// Whether there is a picture for showing it larger than it is.
    package let isShownLarge: Bool
    /// The place in the bundle that the file itself would have.
    let bundlePath: String

    /// The pixels a point of the pictures: no screen of a device has one.
    package static let scales = [2, 3]

    /// The place in the bundle of the picture for screens of a scale.
    package func path(scale: Int) -> String { "\(bundlePath)@\(scale)x.png" }

    /// The place in the bundle of the picture for showing the drawing larger than it is.
    package var largePath: String? { isShownLarge ? "\(bundlePath)@large.png" : nil }
}
