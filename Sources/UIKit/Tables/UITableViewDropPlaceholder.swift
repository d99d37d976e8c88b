import CoreGraphics
import Foundation

/// A place for a row that is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITableViewDropPlaceholder")
    }

    /// The looks of the cell when the picture arrives at it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
