import Foundation

/// The geometry of a leaf that folds over and turns around the spine.
///
/// Lengths run from the spine to the leaf's free edge. The fold comes from that edge and ends at the spine; what is beyond
/// it is folded back over the rest, so that the free edge moves twice as fast as the fold.
struct PageFold: Equatable {
    /// The view around all pages.
    var bounds: CGRect
    var isHorizontal: Bool
    /// Whether the spine is in the middle, and a leaf half as large.
    var isHalf: Bool
    /// Whether lengths run towards the left, or the top.
    var isMirrored: Bool

    /// From the spine to the free edge, in points.
    var length: CGFloat { (isHorizontal ? bounds.width : bounds.height) / (isHalf ? 2 : 1) }

    /// The fold's progress, from 0 for a leaf that lies to 1 for one that is turned.
    func fold(_ progress: CGFloat) -> CGFloat { length * (1 - min(max(progress, 0), 1)) }

    /// The part of the bounds between two lengths.
    func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
        let start = isHorizontal ? bounds.minX : bounds.minY
        let spine = start + (isHalf ? length : isMirrored ? length : 0)
        let (low, high) = isMirrored ? (spine - to, spine - from) : (spine + from, spine + to)
        return isHorizontal
            ? CGRect(x: low, y: bounds.minY, width: high - low, height: bounds.height)
            : CGRect(x: bounds.minX, y: low, width: bounds.width, height: high - low)
    }

    /// The leaf while it lies flat.
    var leaf: CGRect { rect(0, length) }
    /// The page across the spine.
    var opposite: CGRect { rect(-length, 0) }
    /// The visible part of the leaf's front.
    func front(_ progress: CGFloat) -> CGRect { rect(0, fold(progress)) }
    /// The visible part of the leaf's back.
    func back(_ progress: CGFloat) -> CGRect {
        let fold = fold(progress)
        return rect(2 * fold - length, fold)
    }
    /// The shadow that the fold throws on the page below.
    func shadow(_ progress: CGFloat) -> CGRect {
        let fold = fold(progress)
        return rect(fold, fold + Self.shadowLength)
    }

    static let shadowLength: CGFloat = 28
}
