import CoreGraphics
import Foundation

/// Something that was found in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The kind of what was found.
    open var type: String { "" }
    /// The place of what was found, in pixels of the picture.
    open var bounds: CGRect { .zero }
}
