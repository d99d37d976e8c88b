import Foundation

/// Puts a page controller's pages on the screen, in one of the two styles.
@MainActor protocol PagePresenter: AnyObject {
    /// The view around all pages.
    var container: UIView { get }
    var recognizers: [UIGestureRecognizer] { get }
    var isTurning: Bool { get }
    /// Lays everything out again, with the container in its place.
    func layOut()
    /// Puts the pages in place that nothing was shown before.
    func install()
    /// Turns to other pages that the app sets.
    func turn(to pages: [UIViewController], forward: Bool, animated: Bool, completion: @escaping (Bool) -> Void)
    /// Goes a page on or back as a person wants it; false where there is none.
    @discardableResult func turnByPerson(forward: Bool) -> Bool
    /// Ends a turn that is under way at once: one of the app is completed, one by a person taken back.
    func finishTurn()
    /// The data source or the pages changed: what is beside them has to be asked for again.
    func forgetNeighbours()
}

/// The view of a page controller.
final class PageLayoutView: UIView {
    weak var owner: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.layOutPages()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        tellSlots(in: self)
    }

    private func tellSlots(in view: UIView) {
        for view in view.storedSubviews {
            if view is PageSlot {
                view.storedSubviews.forEach { $0.safeAreaMayHaveChanged() }
            } else {
                tellSlots(in: view)
            }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { owner?.finishTurn() } else { setNeedsLayout() }
    }
}

/// The place of one page. What covers the controller's view covers the page, wherever it is on its way.
final class PageSlot: UIView {
    weak var owner: UIPageViewController?
    /// The edges of the controller that the slot reaches to.
    var edges = UIRectEdge.all

    init(owner: UIPageViewController) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets {
        guard var insets = owner?.viewIfLoaded?.safeAreaInsets else { return .zero }
        if !edges.contains(.left) { insets.left = 0 }
        if !edges.contains(.right) { insets.right = 0 }
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        return insets
    }

    /// Shows a controller's view all over the slot.
    func show(_ page: UIViewController) {
        guard let view = page.view else { return }
        view.frame = bounds
        if view.superview !== self { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in storedSubviews { view.frame = bounds }
    }
}
