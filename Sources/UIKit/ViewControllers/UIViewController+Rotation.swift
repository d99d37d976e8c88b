import Foundation

/// What controllers were told of rotations before iOS 8, and are told still.
extension UIViewController {
    /// The orientation of the interface. Deprecated in iOS 8 in favour of the window scene's.
    public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

    /// Tells of a turn of the interface by the methods of before iOS 8, where a change of the size belongs to one.
    func tellOfRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let turn = InterfaceRotation.shared.announced, turn.from != turn.to else { return }
        let duration = coordinator.transitionDuration
        willRotate(to: turn.to, duration: duration)
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: turn.to, duration: duration) },
            completion: { [weak self] _ in self?.didRotate(from: turn.from) })
    }
}
