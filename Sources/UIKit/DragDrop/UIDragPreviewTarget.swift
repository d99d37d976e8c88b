import CoreGraphics
import Foundation

/// A place that a dragged picture comes from or goes to.
open class UIDragPreviewTarget: UIPreviewTarget {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIDragPreviewTarget")
    }
}
