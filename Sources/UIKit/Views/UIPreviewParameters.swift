import CoreGraphics
import Foundation

/// The look of a view while it is lifted out of its place.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPreviewParameters") }

    /// The part of the view that is lifted, in its coordinates; nil for the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinates; nil for that of what is lifted.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor!

    /// Makes parameters that show the whole view.
    public override init() {
        backgroundColor = .systemBackground
        super.init()
    }

    /// Makes parameters that show the lines of a text, by their rectangles in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(roundedRect: rect, cornerRadius: 4)) }
        visiblePath = path
    }

    /// Other parameters with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    private func makeCopy() -> UIPreviewParameters {
        let copy = unsafeDowncast(makeObject(type(of: self)), to: UIPreviewParameters.self)
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
