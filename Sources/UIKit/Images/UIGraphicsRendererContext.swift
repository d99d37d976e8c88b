import CoreGraphics
import Foundation

/// The context that a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsRendererContext") }

    /// The context as Core Graphics has it.
    public let cgContext: CGContext

    /// Makes a context whose drawing nobody gets.
    public override convenience init() { self.init(CGContext(recordingInto: .zero)) }

    init(_ context: CGContext) {
        cgContext = context
        super.init()
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current fill colour, blended.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line one point wide inside a rectangle's edges, with the current stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a line one point wide inside a rectangle's edges, with the current stroke colour, blended.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// Confines later drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
