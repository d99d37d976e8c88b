import Foundation
import QuartzCore

extension UIView {
    /// The views inside this one, back to front.
    public var subviews: [UIView] { storedSubviews }

    /// The window that the view is in.
    public var window: UIWindow? { (self as? UIWindow) ?? storedWindow }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        place(view, at: storedSubviews.count)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        place(view, at: 0)
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second), first != second else {
            return
        }
        let (low, high) = (min(first, second), max(first, second))
        let (lowView, highView) = (storedSubviews[low], storedSubviews[high])
        place(highView, at: low)
        place(lowView, at: high)
    }

    func removeFromHierarchy() {
        guard let parent = superview else { return }
        if isInVisibleWindow { UIViewController.subtree(of: self, willBeVisible: false) }
        // A callback may have moved it already.
        guard superview === parent else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { tellSubtree { $0.willMove(toWindow: nil) } }
        parent.willRemoveSubview(self)
        detach()
        if oldWindow != nil { setWindow(nil) }
        didMoveToSuperview()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Steps

    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            NSException.raise(.invalidArgumentException, "Can't add self as subview")
            return
        }
        guard UIViewController.checkHierarchy(inserting: view, into: self) else { return }
        if view.superview === self {
            place(view, at: index)
            return
        }
        // Choice (2.29): only coming to the screen or leaving it counts, not moving about on it.
        let (wasVisible, willBeVisible) = (view.isInVisibleWindow, isInVisibleWindow)
        if wasVisible != willBeVisible { UIViewController.subtree(of: view, willBeVisible: willBeVisible) }
        let (oldWindow, newWindow) = (view.window, window)
        let oldTint = view.tintColor as UIColor
        if oldWindow == nil && newWindow != nil { view.settlePredictedTraits() }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.detach()
        }
        put(view, at: index)
        view.superview = self
        // Traits, tint and insets come with the new place, before anybody hears of it.
        if oldWindow !== newWindow { view.setWindow(newWindow) }
        let traits = view.adoptTraits(wholeSubtree: oldWindow == nil)
        if view.tintColor as UIColor != oldTint { view.propagateTintColor() }
        view.constraintsHierarchyDidChange()
        view.safeAreaMayHaveChanged()
        setNeedsLayout()
        view.setNeedsLayoutInSubtree()
        traits.tell()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Moves a subview among its siblings, without a word to anybody.
    private func place(_ view: UIView, at index: Int) {
        storedSubviews.removeAll { $0 === view }
        put(view, at: index)
    }

    private func put(_ view: UIView, at index: Int) {
        let place = min(max(index, 0), storedSubviews.count)
        storedSubviews.insert(view, at: place)
        insertLayer(of: view, at: place)
    }

    /// Keeps the layers of subviews in the order of the subviews, around layers that the app added itself.
    private func insertLayer(of view: UIView, at place: Int) {
        view.layer.removeFromSuperlayer()
        if place > 0 {
            layer.insertSublayer(view.layer, above: storedSubviews[place - 1].layer)
        } else if storedSubviews.count > 1 {
            layer.insertSublayer(view.layer, below: storedSubviews[1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func detach() {
        guard let parent = superview else { return }
        constraintsWillLeaveSuperview()
        parent.storedSubviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        parent.setNeedsLayout()
    }

    private func setWindow(_ window: UIWindow?) {
        tellSubtree { $0.storedWindow = window }
        if window == nil {
            // Choice (12.25): animations end unfinished when their view leaves the window.
            layer.stopAnimationsInSubtree()
            // Choice (11.13): so does being first responder.
            if let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self) {
                first.resignFirstResponder()
            }
        }
        tellSubtree { $0.didMoveToWindow() }
    }

    /// Calls a closure for the view and all below it, parents first.
    func tellSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in storedSubviews { view.tellSubtree(body) }
    }
}
