import Foundation
import QuartzCore

/// Pages that move by side by side. The one on show is in the middle of three slots of a scroll view.
@MainActor final class ScrolledPages: NSObject, PagePresenter {
    private unowned let owner: UIPageViewController
    private let scrollView = PageScrollView(frame: .zero)
    /// The view around the slots, which takes no touches during a turn.
    private let content = UIView(frame: .zero)
    private var middle: PageSlot
    private var side: PageSlot

    private var transition: ControllerTransition?
    /// Whether the turn under way goes towards the end of the scroll view, and by whom it is.
    private var goesToEnd = false
    private var isByPerson = false
    private var target: UIViewController?
    private var isArranging = false

    /// The data source's answers about the page on show (fact 5.56).
    private enum Neighbour {
        case unknown
        case known(UIViewController?)

        /// The page, unless it has been presented since.
        @MainActor var page: UIViewController? {
            guard case .known(let page?) = self, !page.isShownAlone else { return nil }
            return page
        }

        /// Whether nobody has answered yet, or the page has found a place elsewhere since.
        @MainActor func isToBeAsked(by owner: UIPageViewController) -> Bool {
            guard case .known(let page) = self else { return true }
            return page?.isElsewhere(than: owner) ?? false
        }
    }
    private var before = Neighbour.unknown
    private var after = Neighbour.unknown

    init(owner: UIPageViewController) {
        self.owner = owner
        (middle, side) = (PageSlot(owner: owner), PageSlot(owner: owner))
        super.init()
        scrollView.pagesOwner = self
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.isDirectionalLockEnabled = true
        scrollView.addSubview(content)
        content.addSubview(middle)
        content.addSubview(side)
        side.isHidden = true
    }

    var container: UIView { scrollView }
    var recognizers: [UIGestureRecognizer] { [] }
    var isTurning: Bool { transition != nil }

    // MARK: Geometry

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    /// The way from one page to the next, in points.
    private var step: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }
    /// How far the page on show is out of the middle; positive while the next slot comes in.
    private var way: CGFloat {
        (isHorizontal ? scrollView.bounds.minX : scrollView.bounds.minY) - step
    }
    private var isReversed: Bool {
        isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func offset(_ index: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: index * step, y: 0) : CGPoint(x: 0, y: index * step)
    }

    private func slotFrame(_ index: CGFloat) -> CGRect {
        let (size, gap) = (scrollView.bounds.size, owner.interPageSpacing / 2)
        let origin = offset(index)
        return isHorizontal
            ? CGRect(x: origin.x + gap, y: 0, width: max(0, size.width - 2 * gap), height: size.height)
            : CGRect(x: 0, y: origin.y + gap, width: size.width, height: max(0, size.height - 2 * gap))
    }

    private func arrange(_ body: () -> Void) {
        let outer = isArranging
        isArranging = true
        body()
        isArranging = outer
    }

    func layOut() {
        guard transition == nil, step > 0, scrollView.motion == nil, !scrollView.isDragging else { return }
        askForNeighbours()
        rest()
    }

    /// Brings the page on show back to the middle, with as much room beside it as there are neighbours.
    private func rest() {
        arrange {
            let size = scrollView.bounds.size
            scrollView.contentSize =
                isHorizontal
                ? CGSize(width: 3 * size.width, height: size.height)
                : CGSize(width: size.width, height: 3 * size.height)
            content.frame = CGRect(origin: .zero, size: scrollView.contentSize)
            let answers = owner.dataSource != nil
            (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (
                answers && isHorizontal, answers && !isHorizontal
            )
            openRoomForNeighbours()
            scrollView.moveContent(to: offset(1))
            middle.frame = slotFrame(1)
            side.frame = slotFrame(2)
        }
    }

    private func openRoomForNeighbours() {
        let (low, high) = (neighbour(forward: isReversed), neighbour(forward: !isReversed))
        openRoom(low: low != nil, high: high != nil)
    }

    private func openRoom(low: Bool, high: Bool) {
        let (start, end) = (low ? 0 : -step, high ? 0 : -step)
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    }

    // MARK: Pages

    func install() {
        rest()
        if let page = owner.pages.first { middle.show(page) }
        owner.storedView?.setNeedsLayout()
    }

    func forgetNeighbours() { (before, after) = (.unknown, .unknown) }

    /// Asks early for what is beside the page on show, and only once (fact 5.56).
    private func askForNeighbours() {
        guard owner.dataSource != nil, owner.isOnScreen, owner.installation == nil, !owner.pages.isEmpty else { return }
        if after.isToBeAsked(by: owner) { after = .known(owner.neighbour(forward: true)) }
        if before.isToBeAsked(by: owner) { before = .known(owner.neighbour(forward: false)) }
    }

    private func neighbour(forward: Bool) -> UIViewController? { (forward ? after : before).page }

    func turn(to pages: [UIViewController], forward: Bool, animated: Bool, completion: @escaping (Bool) -> Void) {
        guard let page = pages.first else { return }
        start(page, forward: forward, animated: animated, isByPerson: false, completion: completion)
    }

    @discardableResult func turnByPerson(forward: Bool) -> Bool {
        askForNeighbours()
        guard transition == nil, let page = neighbour(forward: forward) else { return false }
        start(page, forward: forward, animated: true, isByPerson: true) { _ in }
        return true
    }

    func finishTurn() {
        guard let transition else { return }
        takeContentFromFinger()
        transition.completeTransition(!isByPerson)
    }

    // MARK: Turning

    /// - Parameter isDragged: Whether a finger moves the content, which then needs no animation.
    private func start(
        _ page: UIViewController, forward: Bool, animated: Bool, isByPerson: Bool, isDragged: Bool = false,
        completion: @escaping (Bool) -> Void
    ) {
        let old = owner.pages.first
        let drive = ScrolledPageDrive { [weak self] in self?.runAnimation() }
        var turn = PageTurn(
            script: .scrolledPages, container: content, isAnimated: animated, isByPerson: isByPerson,
            place: { [weak self] in self?.place(page, animated: animated) },
            settle: { [weak self] completed in
                self?.settle(completed, forward: forward, old: old, isByPerson: isByPerson)
            }, completion: completion)
        turn.animator = drive
        if isDragged { turn.interactor = drive }
        if !isDragged { takeContentFromFinger() }
        guard let running = owner.makeTransition(turn, to: [page]) else { return }
        (goesToEnd, self.isByPerson, target, transition) = (forward != isReversed, isByPerson, page, running)
        if !isDragged { scrollView.interactionBlocks += 1 }
        blocksTouches = !isDragged
        running.start()
    }
    private var blocksTouches = false

    /// Ends a drag or a motion where it is.
    private func takeContentFromFinger() {
        arrange {
            if scrollView.isDragging {
                scrollView.scrollPan.isEnabled = false
                scrollView.scrollPan.isEnabled = scrollView.isScrollEnabled
            }
            scrollView.stopMotion()
        }
    }

    private func place(_ page: UIViewController, animated: Bool) {
        guard animated else {
            for view in middle.storedSubviews { view.removeFromSuperview() }
            return middle.show(page)
        }
        arrange {
            side.frame = slotFrame(goesToEnd ? 2 : 0)
            side.isHidden = false
            UIView.performWithoutAnimation { side.show(page) }
        }
    }

    private func runAnimation() {
        arrange {
            openRoom(low: true, high: true)
            scrollView.moveContent(to: offset(1))
        }
        scrollView.animateContent(to: offset(goesToEnd ? 2 : 0))
    }

    /// A finger begins to drag, in the room that there is for the pages beside.
    func dragWillBegin() {
        guard transition == nil else { return }
        askForNeighbours()
        openRoomForNeighbours()
    }

    /// The content moved: a finger that brings a neighbour in begins a turn, and may go over to the other side.
    func contentDidMove() {
        guard !isArranging, step > 0 else { return }
        let way = way
        if let transition {
            transition.updateInteractiveTransition(min(1, abs(way) / step))
            guard isByPerson, !blocksTouches, way != 0, (way > 0) != goesToEnd else { return }
            cancelForOtherSide(transition)
        }
        // A finger that came down before the screen was covered turns nothing.
        guard self.transition == nil, way != 0, scrollView.isDragging, owner.isOnScreen, owner.installation == nil
        else { return }
        let forward = (way > 0) != isReversed
        guard let page = neighbour(forward: forward) else { return }
        start(page, forward: forward, animated: true, isByPerson: true, isDragged: true) { _ in }
    }

    private func cancelForOtherSide(_ transition: ControllerTransition) {
        isKeepingOffset = true
        transition.cancelInteractiveTransition()
        transition.completeTransition(false)
        isKeepingOffset = false
    }
    private var isKeepingOffset = false

    /// No finger is down and nothing moves: the turn is over, one way or the other.
    ///
    /// - Parameter isLetGo: Whether a finger was lifted, which may have stopped the content between two pages.
    func contentMayRest(isLetGo: Bool) {
        guard !isArranging, step > 0, !scrollView.isDragging else { return }
        // Content comes to rest at whole pixels, which pages need not end at.
        let share = abs(way) < 0.5 ? 0 : abs(abs(way) - step) < 0.5 ? (way / step).rounded() : way / step
        guard let transition else {
            if isLetGo { snapBack(share) }
            return
        }
        if abs(share) >= 1 {
            transition.finishInteractiveTransition()
            transition.completeTransition(true)
        } else if share == 0, !isByPerson {
            // What moved it lost the screen: the app's turn is over all the same.
            transition.completeTransition(true)
        } else if share == 0 {
            transition.cancelInteractiveTransition()
            transition.completeTransition(false)
        } else if isLetGo {
            snapBack(share)
        }
    }

    /// Content that a finger stopped between two pages goes on to the nearer one.
    private func snapBack(_ share: CGFloat) {
        guard share != 0, scrollView.window != nil else { return }
        scrollView.release(velocity: .zero, target: offset(1 + min(1, max(-1, share.rounded()))))
    }

    private func settle(_ completed: Bool, forward: Bool, old: UIViewController?, isByPerson: Bool) {
        transition = nil
        target = nil
        if blocksTouches { scrollView.interactionBlocks -= 1 }
        blocksTouches = false
        if completed {
            if isByPerson {
                // Where one came from is known; the other side is not.
                (before, after) = forward ? (.known(old), .unknown) : (.unknown, .known(old))
                owner.indicatorDidTurn(forward: forward)
            }
            if let page = owner.pages.first, let view = page.storedView, view.superview === side {
                swap(&middle, &side)
            }
        }
        arrange {
            for view in side.storedSubviews { view.removeFromSuperview() }
            side.isHidden = true
        }
        guard !isKeepingOffset else { return }
        rest()
        // The data source is asked in the next layout.
        owner.storedView?.setNeedsLayout()
    }
}

/// Lets the scroll view carry a turn out: it moves by itself or with a finger.
private final class ScrolledPageDrive: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    private let run: () -> Void

    init(run: @escaping () -> Void) {
        self.run = run
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { run() }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
