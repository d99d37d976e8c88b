import CoreGraphics
import Foundation

/// What a renderer's closure draws with.
open class UIGraphicsImageRendererContext: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsImageRendererContext") }

    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    let size: CGSize

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
        cgContext = context
        self.format = format
        self.size = size
        super.init()
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        UIImage(list: cgContext.list, size: size, scale: format.scale, isOpaque: format.opaque)
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line one unit wide inside a rectangle's edges.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
