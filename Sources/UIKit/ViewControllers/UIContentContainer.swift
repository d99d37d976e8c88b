import Foundation

/// A container of contents whose size changes, which may hold other containers: a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents would like to have in a container, in points.
    var preferredContentSize: CGSize { get }

    /// A child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Auto Layout gave a child another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child is to have when this container has another size, both in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to change, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
