import CoreGraphics
import Foundation

/// The picture of a dragged item with the place that it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITargetedDragPreview")
    }

    /// The picture that goes to another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
