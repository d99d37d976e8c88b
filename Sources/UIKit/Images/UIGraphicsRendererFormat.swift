import CoreGraphics
import Foundation

/// What a renderer's drawings have in common.
open class UIGraphicsRendererFormat: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsRendererFormat") }

    /// The rectangle of the drawing that a renderer was made for, in points; zero in a format that has no renderer.
    open internal(set) var bounds = CGRect.zero

    /// Makes the format of the screen's scale.
    public required override init() { super.init() }

    /// Makes the format of the screen's scale.
    public class func `default`() -> Self { self.init() }
    /// Makes the format of the screen's scale, the same as `default()`.
    public class func preferred() -> Self { self.init() }
}
