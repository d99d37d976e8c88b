import Foundation
import QuartzCore

extension UIView {
    func bringToFront(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        place(view, at: storedSubviews.count)
    }

    func sendToBack(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        place(view, at: 0)
    }

    func exchange(_ first: Int, _ second: Int) {
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
        guard let parent = storedSuperview else { return }
        if isInVisibleWindow { UIViewController.subtree(of: self, willBeVisible: false) }
        // A callback may have moved it already.
        guard storedSuperview === parent else { return }
        let oldWindow = storedWindow
        endEditingInside()
        guard storedSuperview === parent else { return }
        willMove(toSuperview: nil)
        if oldWindow != nil { tellSubtree { $0.willMove(toWindow: nil) } }
        parent.willRemoveSubview(self)
        detach()
        if oldWindow != nil { Self.tellMoved(setWindow(nil), to: nil) }
        didMoveToSuperview()
    }

    func isInside(_ view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.storedSuperview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Steps

    /// Whether a view may come into this one; raises the exception that says why not.
    func canInsert(_ view: UIView) -> Bool {
        guard view !== self, !isInside(view) else {
            NSException.raise(.invalidArgumentException, "Can't add self as subview")
            return false
        }
        return UIViewController.checkHierarchy(inserting: view, into: self)
    }

    /// - Parameter index: Asked when the view goes in, after callbacks that may have moved others.
    func insert(_ view: UIView, at index: @autoclosure () -> Int) {
        guard canInsert(view) else { return }
        if view.storedSuperview === self {
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
        guard !isInside(view) else { return }
        let (oldWindow, newWindow) = (view.storedWindow, storedWindow)
        let oldTint = view.tintColor as UIColor
        let oldTraits = newWindow == nil ? view.untrackedTraits : nil
        if oldWindow == nil && newWindow != nil { view.settlePredictedTraits() }
        if oldWindow == nil && newWindow != nil {
            AppearanceProxies.shared.apply(toSubtreeOf: view, under: self)
        }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
        if let old = view.storedSuperview {
            old.willRemoveSubview(view)
            view.detach()
        }
        put(view, at: index())
        view.storedSuperview = self
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
        view.storedLayer.removeFromSuperlayer()
        if place > 0 {
            storedLayer.insertSublayer(view.storedLayer, above: storedSubviews[place - 1].storedLayer)
        } else if storedSubviews.count > 1 {
            storedLayer.insertSublayer(view.storedLayer, below: storedSubviews[1].storedLayer)
        } else {
            storedLayer.addSublayer(view.storedLayer)
        }
    }

    private func detach() {
        guard let parent = storedSuperview else { return }
        constraintsWillLeaveSuperview()
        parent.storedSubviews.removeAll { $0 === self }
        storedLayer.removeFromSuperlayer()
        storedSuperview = nil
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
            storedLayer.stopAnimationsInSubtree()
            // Choice (11.13): so does being first responder.
            if let first = UIApplication.shared.firstResponder as? UIView, first.isInside(self) {
                first.resignFirstResponder()
            }
        }
        return moved
    }

    private static func tellMoved(_ views: [UIView], to window: UIWindow?) {
        // A callback may have moved others on, which were told of that.
        for view in views where view.storedWindow === window { view.didMoveToWindow() }
    }

    /// Calls a closure for the view and all below it, parents first.
    func tellSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in storedSubviews { view.tellSubtree(body) }
    }
}
