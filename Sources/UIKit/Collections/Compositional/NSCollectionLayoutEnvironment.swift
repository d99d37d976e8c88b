import Foundation

/// The room that a section or a group has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the room, in points: for a section the visible part of the collection view, for a group its own
    /// size.
    var contentSize: CGSize { get }
    /// The size of the room without its insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the room, in points: for a section what covers the sides, for a group its content insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that `effectiveContentSize` leaves out, in points, which are the room's insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings that a section or a group can depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that the section or group has.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.horizontalSum, 0),
            height: max(contentSize.height - contentInsets.verticalSum, 0))
    }
}
