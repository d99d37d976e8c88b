import CoreGraphics
import Foundation

/// A view that is lifted out of its place, with its look and the place where it is shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITargetedPreview") }

    /// The view that is lifted.
    public let view: UIView
    /// The look of the view while it is lifted.
    public let parameters: UIPreviewParameters
    /// The place where the view is shown.
    public let target: UIPreviewTarget

    /// Makes a preview of a view at a place, for which the view need not be on the screen.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Makes a preview of a view at its own place; a view outside of any window raises `NSInvalidArgumentException`.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            NSException.raise(
                .invalidArgumentException,
                "View (\(view)) must be in a window, if it is not, then specify a container view in a preview target.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: view.superview ?? view, center: view.center, transform: view.transform))
    }

    /// Makes a preview of a whole view at its own place; a view outside of any window raises
    /// `NSInvalidArgumentException`.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Makes a preview that differs in its place alone.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The preview itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
