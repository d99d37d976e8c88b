import CoreGraphics
import Foundation

/// How many pixels a renderer's images have, and whether they are opaque.
open class UIGraphicsImageRendererFormat: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsImageRendererFormat") }

    /// Pixels a point; the screen's unless set.
    open var scale: CGFloat
    open var opaque = false

    public override init() {
        scale = UITraitCollection.screen.displayScale
        super.init()
    }

    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
