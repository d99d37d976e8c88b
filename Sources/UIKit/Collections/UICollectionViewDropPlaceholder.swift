import CoreGraphics
import Foundation

/// A place for an item that is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UICollectionViewDropPlaceholder")
    }

    /// The looks of the cell when the picture arrives at it.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
