import Foundation
import QuartzCore

extension UIView {
    func bringToFront(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        place(view, at: .front)
    }

    func sendToBack(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        place(view, at: .index(0))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second), first != second else {
            return
        }
        storedSubviews.swapAt(first, second)
        storedLayer.exchangeSublayers(storedSubviews[first].storedLayer, storedSubviews[second].storedLayer)
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

    /// Where a view comes to be among its siblings; looked for when it goes in, after callbacks that may move others.
    enum SubviewPlace {
        case front
        /// At the index of another, or in front where there are not so many.
        case index(Int)
        // Choice (layout): beside a view that is no sibling is in front.
        case above(UIView), below(UIView)
    }

    func insert(_ view: UIView, at place: SubviewPlace) {
        guard canInsert(view) else { return }
        if view.storedSuperview === self { return self.place(view, at: place) }
        AppearanceQueue.shared.move { tellAndInsert(view, at: place) }
    }

    private func tellAndInsert(_ view: UIView, at place: SubviewPlace) {
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
        put(view, at: place)
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

    /// Moves a subview among its siblings, without a word to anybody.
    private func place(_ view: UIView, at place: SubviewPlace) {
        storedSubviews.removeObject(view)
        put(view, at: place)
    }

    /// Puts a view among the subviews and its layer among the sublayers, next to that of the sibling which the place
    /// names: layers that the app added itself stay where they are.
    private func put(_ view: UIView, at place: SubviewPlace) {
        switch place {
        case .above(let sibling):
            guard let index = storedSubviews.place(of: sibling) else { break }
            storedSubviews.insert(view, at: index + 1)
            return storedLayer.insertSublayer(view.storedLayer, above: sibling.storedLayer)
        case .below(let sibling):
            guard let index = storedSubviews.place(of: sibling) else { break }
            return put(view, under: index)
        case .index(let index):
            if index < storedSubviews.count { return put(view, under: max(index, 0)) }
        case .front: break
        }
        storedSubviews.append(view)
        storedLayer.addSublayer(view.storedLayer)
    }

    private func put(_ view: UIView, under index: Int) {
        let sibling = storedSubviews[index]
        storedSubviews.insert(view, at: index)
        storedLayer.insertSublayer(view.storedLayer, below: sibling.storedLayer)
    }

    private func detach() {
        guard let parent = storedSuperview else { return }
        constraintsWillLeaveSuperview()
        parent.forgetMarks(of: self)
        parent.storedSubviews.removeObject(self)
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
