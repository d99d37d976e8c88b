import Foundation

/// A thing that a camera sees.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What it is.
    public let type: ObjectType
    /// Where it is, in fractions of the picture.
    public let bounds: CGRect
    /// When it was seen.
    public let time: CMTime

    init(_ type: ObjectType) {
        self.type = type
        bounds = .zero
        time = .invalid
    }
}
