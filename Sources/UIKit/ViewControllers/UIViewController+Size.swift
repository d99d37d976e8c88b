import DisplayProtocol
import Foundation

extension UIViewController: UIContentContainer {
    var nearestTransition: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? links.parent?.transitionCoordinator
    }

    /// Turns the interface as the device is held, if the controllers support that by now.
    public class func attemptRotationToDeviceOrientation() { InterfaceRotation.shared.setNeedsUpdate() }

    // MARK: Sizes

    /// The size of a child that says nothing else.
    // Choice (7.03, 16.14): one that fills the container goes on filling it; another keeps its size.
    func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = (container as AnyObject) as? UIViewController, let childView = child.storedView else {
            return parentSize
        }
        return childView.bounds.size == storedView?.bounds.size ? parentSize : childView.bounds.size
    }

    /// Calls `viewWillTransition` for the framework, recorded before the override runs.
    func sendSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        recordSizeTransition(to: size)
        let isPassedOn = SentCalls.send(ObjectIdentifier(coordinator), of: self, in: \.sentSizeTransitions) {
            viewWillTransition(to: size, with: coordinator)
        }
        // Nobody but the children is to hear of it.
        if !isPassedOn, !links.children.isEmpty {
            ContainmentChecks.shared.noteMissingSuper("viewWillTransition(to:with:)", of: self)
        }
    }

    /// Passes a change on to the children whose size it changes (fact 7.01). A child whose view is not loaded has no size
    /// to change.
    func forwardSizeTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // A container's own call is recorded where it arrives: here.
        if !sentSizeTransitions.take(ObjectIdentifier(coordinator)) { recordSizeTransition(to: size) }
        tellOfRotation(with: coordinator)
        for child in links.children where child.links.parent === self {
            guard let current = child.storedView?.bounds.size else { continue }
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if size != current { child.sendSizeTransition(to: size, with: coordinator) }
        }
    }

    private func recordSizeTransition(to size: CGSize) {
        record(
            "viewWillTransitionToSize",
            ["size": ["width": .number(Double(size.width)), "height": .number(Double(size.height))]])
    }

    /// Passes a change of traits on to the children whose traits it changes.
    func forwardTraitTransition(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in links.children where child.links.parent === self {
            let traits = child.traitCollection.replacing(sizeClassesOf: child.ownTraits(collection))
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
    }

    // MARK: Orientations

    /// All that the device supports by custom: phones are not used upside down.
    var defaultOrientations: UIInterfaceOrientationMask {
        UIScreen.main.device.idiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: What children decide

    /// Asks anew from the controller that decides for this one's window down, if that decides for the screen.
    ///
    /// A controller that is on its way into a window, as in `viewWillAppear(_:)`, cannot know of one (fact 2.04): the
    /// screen's root is asked before the next layout then.
    func setNeedsUpdate(of wish: ScreenWish) {
        guard let window = viewIfLoaded?.window else { return UIApplication.shared.wishes.setNeedsUpdate(wish) }
        if window.decidesForScreen { UIApplication.shared.wishes.update(wish, from: window.wishingController) }
    }
}
