import CoreGraphics
import Foundation
import QuartzCore

/// The closure that may change the items of a section that are seen, with the offset of the section's content in points, and what
/// the section was laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// An item of a section that is seen, whose looks a section's closure may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The item's opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The item's place among those that overlap: the greater is in front.
    var zIndex: Int { get set }
    /// Whether the item is not drawn.
    var isHidden: Bool { get set }
    /// The item's middle in the section's content, in points.
    var center: CGPoint { get set }
    /// The item's size at zero, in points.
    var bounds: CGRect { get }
    /// The transform about the item's middle.
    var transform: CGAffineTransform { get set }
    /// The transform about the item's middle, in space.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; empty for a cell.
    var name: String { get }
    /// The item's index path.
    var indexPath: IndexPath { get }
    /// The item's frame in the section's content, in points.
    var frame: CGRect { get }
    /// Whether the item is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// The attributes of an item as a section's closure sees them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
