import Foundation
import QuartzCore

/// The pages of a page view controller.
extension UIPageViewController {
    func makePresenter() -> any PagePresenter {
        transitionStyle == .scroll ? ScrolledPages(owner: self) : CurledPages(owner: self)
    }

    /// How many controllers have to be given.
    private func requiredCount(animated: Bool) -> Int {
        spineLocation == .mid || transitionStyle == .pageCurl && isDoubleSided && animated ? 2 : 1
    }

    func setPages(
        _ given: [UIViewController], _ direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        let required = requiredCount(animated: animated)
        guard given.count == required else {
            NSException.raise(
                .invalidArgumentException,
                "The number of view controllers provided (\(given.count)) doesn't match the number required (\(required)) for the requested transition"
            )
            return
        }
        // The back of a leaf is not on show.
        let new = spineLocation == .mid ? given : Array(given.prefix(1))
        finishTurn()
        if !new.elementsEqual(pages, by: ===) {
            presenter?.forgetNeighbours()
            new.forEach(join)
            // What they heard may have set other pages, which are shown by now.
            finishTurn()
        }
        let old = pages
        guard !new.elementsEqual(old, by: ===) else {
            completion?(true)
            return
        }
        if isOnScreen, installation == nil, !old.isEmpty, let presenter {
            let done: (Bool) -> Void = { [weak self] finished in
                self?.viewIfLoaded?.setNeedsLayout()
                completion?(finished)
            }
            presenter.turn(to: new, forward: direction == .forward, animated: animated, completion: done)
        } else {
            pages = new
            leave(old)
            setInstallation(completion)
        }
        updateIndicator()
    }

    /// Waits for the next layout on the screen, which puts the pages in place.
    private func setInstallation(_ completion: ((Bool) -> Void)?) {
        let earlier = installation
        installation = { finished in
            earlier?(finished)
            completion?(finished)
        }
        viewIfLoaded?.setNeedsLayout()
        guard !isOnScreen else { return }
        // Nothing will turn: there is nothing to wait for.
        installation = { _ in }
        earlier?(true)
        completion?(true)
    }

    // MARK: Members

    /// Makes a page a child, or keeps it one that is told right now that it leaves.
    func join(_ page: UIViewController) {
        if departing.holds(page) {
            departing.drop(page)
            arriving.append(page)
            page.sendWillMove(to: self)
        } else if page.links.parent !== self {
            arriving.append(page)
            addManaged(page)
        }
    }

    /// Tells pages that joined, and are in place now, that they have come.
    func settle(_ pages: [UIViewController]) {
        // Some may have found another parent since.
        arriving.removeAll { $0.links.parent !== self }
        for page in pages where arriving.holds(page) {
            arriving.drop(page)
            page.sendDidMove(to: self)
        }
    }

    /// Ends being the parent of pages, but for those on show.
    func leave(_ given: [UIViewController]) {
        // The callbacks may set pages again, so each is asked for its place when its turn comes.
        for page in given where page.links.parent === self && !pages.holds(page) && !departing.holds(page) {
            arriving.drop(page)
            departing.append(page)
            page.sendWillMove(to: nil)
            if isLeaving(page) { page.storedView?.removeFromSuperview() }
            if isLeaving(page) { page.endDisappearanceBeforeParent() }
            guard departing.holds(page) else { continue }
            departing.drop(page)
            if page.links.parent === self { page.removeFromParent() }
        }
    }

    /// Whether nothing that a page heard as it left has brought it back, or elsewhere.
    private func isLeaving(_ page: UIViewController) -> Bool { departing.holds(page) && page.links.parent === self }

    var isOnScreen: Bool { (storedView?.isInVisibleWindow ?? false) && appearance.isHeadingIn }

    func finishTurn() { presenter?.finishTurn() }

    func dataSourceDidChange() {
        presenter?.forgetNeighbours()
        updateIndicator()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Layout

    /// The part of the view that pages have, without the indicator's.
    var pageArea: CGRect {
        var area = storedView?.bounds ?? .zero
        if indicator != nil { area.size.height -= Self.indicatorHeight + (storedView?.safeAreaInsets.bottom ?? 0) }
        return area
    }

    func pageSize(in size: CGSize) -> CGSize {
        var size = size
        if indicator != nil { size.height -= Self.indicatorHeight + (storedView?.safeAreaInsets.bottom ?? 0) }
        guard spineLocation == .mid else { return size }
        return navigationOrientation == .horizontal
            ? CGSize(width: size.width / 2, height: size.height) : CGSize(width: size.width, height: size.height / 2)
    }

    /// Lays out the pages, in the layout of the controller's view.
    func layOutPages() {
        guard let presenter, let view = storedView else { return }
        layOutIndicator()
        let frame = containerFrame
        // A turn is measured in pages of one size.
        if frame.size != laidOutSize { presenter.finishTurn() }
        laidOutSize = frame.size
        presenter.container.frame = frame
        presenter.layOut()
        guard view.isInVisibleWindow, let installation, !pages.isEmpty else { return }
        self.installation = nil
        install()
        installation(true)
    }

    /// The container is wider than a page by the space between two.
    var containerFrame: CGRect {
        let area = pageArea
        guard transitionStyle == .scroll else { return area }
        return navigationOrientation == .horizontal
            ? area.insetBy(dx: -interPageSpacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -interPageSpacing / 2)
    }

    /// Puts the first pages in place: all that they hear of their appearance comes now, before any layout (fact 5.51).
    private func install() {
        let tells = appearance.isHeadingIn
        let new = pages
        for page in new {
            if tells { page.beginTransition(appearing: true, animated: false) }
        }
        presenter?.install()
        for page in new {
            if tells { page.endTransitionWhereItIs(animated: false) }
            settle([page])
        }
    }

    // MARK: Spine

    /// The interface turns: the delegate may want the spine elsewhere, and sets pages that fit.
    func askForSpine(_ size: CGSize) {
        guard transitionStyle == .pageCurl, let delegate, viewIfLoaded?.window != nil else { return }
        let new = delegate.pageViewController(self, spineLocationFor: UIScreen.main.interfaceOrientation)
        guard new != .none, new != spineLocation else { return }
        spineLocation = new
        if new == .mid { isDoubleSided = true }
        let required = new == .mid ? 2 : 1
        // Choice (5.57): where the delegate did not set pages, those that are there are kept as far as they fit.
        if pages.count > required {
            let extra = Array(pages.suffix(from: required))
            pages = Array(pages.prefix(required))
            leave(extra)
        }
        viewIfLoaded?.setNeedsLayout()
    }
}
