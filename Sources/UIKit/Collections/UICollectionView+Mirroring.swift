import Foundation

/// A layout as the collection view sees it: mirrored where the view reads the other way than the layout was written for.
@MainActor struct MirroredLayout {
    private let layout: UICollectionViewLayout
    /// The width of the content in points; nil where nothing is mirrored.
    private let width: CGFloat?

    init(_ layout: UICollectionViewLayout, width: CGFloat?) {
        self.layout = layout
        self.width = width
    }

    func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let width else { return layout.layoutAttributesForElements(in: rect) }
        let own = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        return layout.layoutAttributesForElements(in: own)?.map { mirrored($0, width) }
    }

    func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.layoutAttributesForItem(at: path))
    }

    func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    }

    func layoutAttributesForDecorationView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.layoutAttributesForDecorationView(ofKind: kind, at: path))
    }

    func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.initialLayoutAttributesForAppearingItem(at: path))
    }

    func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.finalLayoutAttributesForDisappearingItem(at: path))
    }

    func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path))
    }

    func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path))
    }

    func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path))
    }

    func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mirrored(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path))
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let width else { return attributes }
        return attributes.map { mirrored($0, width) }
    }

    /// A copy: the layout may keep its own.
    private func mirrored(
        _ attributes: UICollectionViewLayoutAttributes, _ width: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        copy.center.x = width - attributes.center.x
        return copy
    }
}

extension UICollectionView {
    /// The layout's answers in the view's direction of reading.
    var mirrored: MirroredLayout { MirroredLayout(storedLayout, width: isMirrored ? contentSize.width : nil) }

    private var isMirrored: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    // Choice (collections): mirrored content is scrolled to its right end at first, and keeps its distance from there when it
    // grows.
    func keepDistanceFromEnd(oldWidth: CGFloat) {
        guard isMirrored else { return }
        let growth = max(contentSize.width, bounds.width) - max(oldWidth, bounds.width)
        if growth != 0 { moveContent(to: CGPoint(x: contentOffset.x + growth, y: contentOffset.y)) }
    }
}
