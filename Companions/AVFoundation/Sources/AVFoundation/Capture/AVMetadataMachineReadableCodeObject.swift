import Foundation

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What the code says.
    open var stringValue: String? { nil }
    /// Where the code's corners are, in fractions of the picture.
    open var corners: [CGPoint] { [] }
}
