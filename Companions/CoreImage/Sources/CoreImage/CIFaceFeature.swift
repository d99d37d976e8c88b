import CoreGraphics
import Foundation

/// A face that was found in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    /// Whether the place of the left eye is known.
    open var hasLeftEyePosition: Bool { false }
    /// The place of the left eye.
    open var leftEyePosition: CGPoint { .zero }
    /// Whether the place of the right eye is known.
    open var hasRightEyePosition: Bool { false }
    /// The place of the right eye.
    open var rightEyePosition: CGPoint { .zero }
    /// Whether the place of the mouth is known.
    open var hasMouthPosition: Bool { false }
    /// The place of the mouth.
    open var mouthPosition: CGPoint { .zero }
    /// Whether the face smiles.
    open var hasSmile: Bool { false }
}
