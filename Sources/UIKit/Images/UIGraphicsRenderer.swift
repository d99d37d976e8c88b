import CoreGraphics
import Foundation

/// A maker of drawings, of which `UIGraphicsImageRenderer` makes pictures.
open class UIGraphicsRenderer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsRenderer") }

    let bounds: CGRect
    private let storedFormat: UIGraphicsRendererFormat

    /// The format of the renderer's drawings.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Makes a renderer for an empty drawing.
    public override convenience init() { self.init(bounds: .zero, format: .init()) }

    /// Makes a renderer for a rectangle of the drawing, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        storedFormat = format
        format.bounds = bounds
        super.init()
    }

    /// Makes a renderer for a rectangle of the drawing, in points, at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }
}
