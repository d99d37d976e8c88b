import Foundation

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and spacings are to be asked for anew.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are to be worked out anew.
    open var invalidateFlowLayoutAttributes = true
}
