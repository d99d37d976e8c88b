import CoreGraphics
import Foundation

/// The looks of what is lifted to be dragged.
open class UIDragPreviewParameters: UIPreviewParameters {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIDragPreviewParameters")
    }
}
