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
        AppearanceQueue.shared.move { tellAndRemove() }
    }

    private func tellAndRemove() {
        guard let parent = superview else { return }
        if isInVisibleWindow { UIViewController.subtree(of: self, willBeVisible: false) }
        // A callback may have moved it already.
        guard superview === parent else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { tellSubtree { $0.willMove(toWindow: nil) } }
        parent.willRemoveSubview(self)
        detach()
        if oldWindow != nil { Self.tellMoved(setWindow(nil), to: nil) }
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

    /// Whether a view may come into this one; raises the exception that says why not.
    func canInsert(_ view: UIView) -> Bool {
        guard view !== self, !isDescendant(of: view) else {
            NSException.raise(.invalidArgumentException, "Can't add self as subview")
            return false
        }
        return UIViewController.checkHierarchy(inserting: view, into: self)
    }

    /// - Parameter index: Asked when the view goes in, after callbacks that may have moved others.
    func insert(_ view: UIView, at index: @autoclosure () -> Int) {
        guard canInsert(view) else { return }
        if view.superview === self {
            place(view, at: index())
            return
        }
        AppearanceQueue.shared.move { tellAndInsert(view, at: index) }
    }

    private func tellAndInsert(_ view: UIView, at index: () -> Int) {
        // Choice (2.29): only coming to the screen or leaving it counts, not moving about on it.
        let (wasVisible, willBeVisible) = (view.isInVisibleWindow, isInVisibleWindow)
        if wasVisible != willBeVisible {
            UIViewController.subtree(of: view, willBeVisible: willBeVisible, under: self)
        }
        // A callback may have put this view into that one.
        guard !isDescendant(of: view) else { return }
        let (oldWindow, newWindow) = (view.window, window)
        let oldTint = view.tintColor as UIColor
        let oldTraits = newWindow == nil ? view.untrackedTraits : nil
        if oldWindow == nil && newWindow != nil { view.settlePredictedTraits() }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.detach()
        }
        put(view, at: index())
        view.superview = self
        // Traits, tint and insets come with the new place, before anybody hears of it.
        let moved = oldWindow === newWindow ? [] : view.setWindow(newWindow)
        let traits = view.adoptTraits(inPlaceOf: oldTraits, wholeSubtree: oldWindow == nil)
        if view.tintColor as UIColor != oldTint { view.propagateTintColor() }
        view.constraintsHierarchyDidChange()
        view.safeAreaMayHaveChanged()
        setNeedsLayout()
        view.setNeedsLayoutInSubtree()
        traits.tell()
        Self.tellMoved(moved, to: newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Where a subview is among the others, if one of them is taken out.
    func index(of sibling: UIView, without view: UIView) -> Int? {
        storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
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

    /// Puts the view and all below it into a window, or takes them out, without a word to anybody.
    ///
    /// - Returns: Those views, parents first: what callbacks put in later has been told by then.
    private func setWindow(_ window: UIWindow?) -> [UIView] {
        var moved: [UIView] = []
        tellSubtree { view in
            view.storedWindow = window
            moved.append(view)
        }
        if window == nil {
            // Choice (12.25): animations end unfinished when their view leaves the window.
            layer.stopAnimationsInSubtree()
            // Choice (11.13): so does being first responder.
            if let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self) {
                first.resignFirstResponder()
            }
        }
        return moved
    }

    private static func tellMoved(_ views: [UIView], to window: UIWindow?) {
        // A callback may have moved others on, which were told of that.
        for view in views where view.window === window { view.didMoveToWindow() }
    }

    /// Calls a closure for the view and all below it, parents first.
    func tellSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in storedSubviews { view.tellSubtree(body) }
    }
}
