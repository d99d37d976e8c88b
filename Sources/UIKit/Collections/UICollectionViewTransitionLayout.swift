import CoreGraphics
import Foundation
import QuartzCore

// Choice (interactive layouts): the content stays at its offset; elements travel straight, and one that only one of the
// layouts has keeps its place and fades.

/// A layout between two others, as far as a person has come from one to the other.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that the elements come from.
    public let currentLayout: UICollectionViewLayout
    /// The layout that the elements go to.
    public let nextLayout: UICollectionViewLayout

    /// How far the elements are on their way, from 0 for the current layout to 1 for the next one; setting it lays out anew.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            isProgressing = true
            invalidateLayout()
            isProgressing = false
        }
    }

    private var isProgressing = false
    private var isPrepared = false
    private var values: [String: CGFloat] = [:]

    /// Makes a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
        super.init()
    }

    /// Makes a layout between two plain ones: documents hold none of this class.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Keeps a number of the app's own under a key, such as a finger's offset, for an override of this class to lay out by.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// The number that was kept under a key; 0 where none was.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isProgressing { isPrepared = false }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        guard !isPrepared else { return }
        isPrepared = true
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What travels through may come from beside.
        let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
        let keys = [currentLayout, nextLayout].flatMap { layout in
            layout.layoutAttributesForElements(in: around)?.map(\.key) ?? []
        }
        return Set(keys).sorted().compactMap { between($0) }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(ElementKey(.supplementaryView, kind: elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(ElementKey(.decorationView, kind: elementKind, indexPath)) }

    // MARK: Between

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (old, new) = (attributes(key, in: currentLayout), attributes(key, in: nextLayout))
        guard let old, let new else {
            let only = (old ?? new)?.copy() as? UICollectionViewLayoutAttributes
            only?.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
            return only
        }
        guard let result = new.copy() as? UICollectionViewLayoutAttributes else { return new }
        result.size = CGSize(
            width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
        result.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
        result.alpha = between(old.alpha, new.alpha)
        result.transform3D = between(old.transform3D, new.transform3D)
        result.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
        // Both layouts have said how large the element is.
        result.flexibility = []
        return result
    }

    private func between(_ old: CATransform3D, _ new: CATransform3D) -> CATransform3D {
        CATransform3D(
            m11: between(old.m11, new.m11), m12: between(old.m12, new.m12), m13: between(old.m13, new.m13),
            m14: between(old.m14, new.m14), m21: between(old.m21, new.m21), m22: between(old.m22, new.m22),
            m23: between(old.m23, new.m23), m24: between(old.m24, new.m24), m31: between(old.m31, new.m31),
            m32: between(old.m32, new.m32), m33: between(old.m33, new.m33), m34: between(old.m34, new.m34),
            m41: between(old.m41, new.m41), m42: between(old.m42, new.m42), m43: between(old.m43, new.m43),
            m44: between(old.m44, new.m44))
    }

    private func attributes(_ key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layout.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }
}
