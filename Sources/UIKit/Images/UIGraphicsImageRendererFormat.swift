import CoreGraphics
import Foundation

/// The scale of a renderer's pictures, and whether they are opaque.
open class UIGraphicsImageRendererFormat: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsImageRendererFormat") }

    /// The number of pixels to a point; the screen's unless set.
    open var scale: CGFloat
    /// Whether the pictures are opaque, on black: false unless set.
    open var opaque = false

    public override init() {
        scale = UITraitCollection.screen.displayScale
        super.init()
    }

    /// Makes the format of the screen's scale.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Makes the format of the screen's scale, the same as `default()`.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Makes a format of the traits' scale, or of the screen's where the traits have none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
