import CoreGraphics
import Foundation

/// The picture of an item while it is carried.
@preconcurrency @MainActor open class UIDragPreview: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDragPreview") }

    /// The view whose picture is carried.
    public let view: UIView
    /// How the view looks meanwhile.
    public let parameters: UIDragPreviewParameters

    /// Makes a picture of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Makes a picture of all of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
