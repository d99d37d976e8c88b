import QuartzCore

/// The container of a presentation while the controller that defines the context is gone from the place that both share.
struct ContainerAside {
    let container: PresentationContainer
    weak var place: UIView?
}

/// Where a presentation takes place, and where the presenter's view is meanwhile.
extension Presentation {
    /// Puts the container over what the presentation covers.
    func makeContainer(in window: UIWindow, over presenterView: UIView) -> PresentationContainer {
        let isFullScreen = performer.shouldPresentInFullscreen
        let home = isFullScreen ? window : presenterView.storedSuperview ?? window
        let container = PresentationContainer(
            self, frame: isFullScreen || home === window ? home.bounds : presenterView.frame)
        self.container = container
        presenterHome = presenterView.storedSuperview
        UIView.performWithoutAnimation {
            if isFullScreen {
                home.addSubview(container)
            } else {
                home.insertSubview(container, aboveSubview: presenterView)
            }
        }
        return container
    }

    var isAside: Bool { aside != nil }

    /// Takes the container out of a place that the controller below leaves.
    func setAside(from place: UIView) {
        guard let container, container.storedSuperview === place else { return }
        aside = ContainerAside(container: container, place: place)
        UIView.performWithoutAnimation { container.removeFromSuperview() }
    }

    /// Puts the container back over the controller below, in the place that both have left.
    ///
    /// - Parameter frame: Where the controller below is, or would be; its view's frame unless given.
    func putBack(into place: UIView, at frame: CGRect? = nil) {
        guard let container = containerAside(from: place) else { return }
        aside = nil
        UIView.performWithoutAnimation {
            // An animator may have brought it, and given it its place.
            if container.storedSuperview !== place {
                container.frame = frame ?? presenter?.storedView?.frame ?? place.bounds
            }
            place.addSubview(container)
        }
    }

    /// The container that comes back with the controller below when that comes back to a place.
    func containerAside(from place: UIView) -> PresentationContainer? {
        aside.flatMap { $0.place === place ? $0.container : nil }
    }

    /// An animator finds both views in the container, if both move.
    func takePresenterIn() {
        guard removesPresenter, let container, let view = presenter?.storedView, view.storedSuperview !== container
        else { return }
        UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
    }

    /// Puts the presenter's view where it was, below the container.
    func putPresenterBack() {
        guard removesPresenter, !isPresenterGone, let presenter, let view = presenter.storedView,
            let home = presenterHome, view.storedSuperview !== home
        else { return }
        // Another controller has taken its place, and gives it back.
        if isAside { return view.removeFromSuperview() }
        // Another root has taken its place (fact 10.07).
        if let window = home as? UIWindow, window.rootViewController !== presenter { return view.removeFromSuperview() }
        UIView.performWithoutAnimation {
            let isBeside = container?.storedSuperview === home
            let place = isBeside ? container?.frame ?? home.bounds : home.bounds
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
            if isBeside, let container {
                home.insertSubview(view, belowSubview: container)
            } else {
                home.addSubview(view)
            }
        }
    }
}
