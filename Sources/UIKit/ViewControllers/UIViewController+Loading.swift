import Foundation

extension UIViewController {
    /// Loads the view where there is none (fact 9.01).
    func loadIfNeeded() {
        guard storedView == nil else { return }
        // Each read in viewDidLoad starts anew while there is no view (fact 9.02); the stack does not last for ever.
        guard loadDepth < 100 else {
            NSException.raise(
                .internalInconsistencyException,
                "\(objectText(self)) reads its view in viewDidLoad, and loadView has made none \(loadDepth) times.")
            return
        }
        loadDepth += 1
        defer { loadDepth -= 1 }
        ContainmentChecks.shared.willLoadView(of: self)
        record("loadView")
        loadView()
        record("viewDidLoad")
        viewDidLoad()
    }

    func setView(_ view: UIView?) {
        guard view !== storedView else { return }
        if let view, let other = view.controller, other !== self {
            ContainmentChecks.shared.refusesSharedView(of: other, for: self)
            NSException.raise(
                Self.hierarchyInconsistencyException,
                "A view can only be associated with at most one view controller at a time! View \(objectText(view)) is associated with \(objectText(other)). Clear this association before associating this view with \(objectText(self))."
            )
            return
        }
        let old = storedView
        old?.controller = nil
        // Choice (9.04): an assigned view is loaded; neither loadView nor viewDidLoad comes. On the screen it takes the old one's
        // place and size, and nobody is told: the controller's view is in the window before and after.
        storedView = view
        view?.controller = self
        if let old, let view, old.isInVisibleWindow { old.giveItsPlace(to: view) }
    }

    /// Loads the view from the controller's nib, or makes a plain one as large as the screen (fact 9.05).
    func loadDefaultView() {
        if let nib = nibToLoad() {
            nib.load(for: self)
            return
        }
        let view: UIView = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }
}

extension UIView {
    /// Puts a controller's new view where its old one was, unless the new one is in another hierarchy.
    fileprivate func giveItsPlace(to view: UIView) {
        guard let superview, !superview.isDescendant(of: view),
            view.superview == nil || view.isDescendant(of: self)
        else { return }
        let (size, middle) = (bounds.size, center)
        superview.insertSubview(view, aboveSubview: self)
        removeFromSuperview()
        view.bounds.size = size
        view.center = middle
        superview.setNeedsLayout()
    }
}
