import Foundation
import QuartzCore

/// Pages of a book: a leaf folds over and turns around the spine.
@MainActor final class CurledPages: NSObject, PagePresenter {
    private unowned let owner: UIPageViewController
    private let content = UIView(frame: .zero)
    /// The pages on show, from the left or the top.
    private var slots: [PageSlot] = []
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()

    private var transition: ControllerTransition?
    private var isByPerson = false
    private var turning: Turning?

    /// A turn that is under way.
    private struct Turning {
        var leaf: PageLeaf
        /// The pages below the leaf, after its turn and before.
        var newSlots: [PageSlot]
        /// Whether it turns from lying to turned; a page that comes back goes the other way.
        var opens: Bool
        var length: CGFloat
        var progress: CGFloat = 0
    }

    init(owner: UIPageViewController) {
        self.owner = owner
        super.init()
        content.clipsToBounds = true
        pan.onAction = { [weak self] _ in self?.panDidChange() }
        tap.onAction = { [weak self] _ in self?.wasTapped() }
        pan.delegate = self
        tap.delegate = self
    }

    var container: UIView { content }
    var recognizers: [UIGestureRecognizer] { [pan, tap] }
    var isTurning: Bool { transition != nil }
    func forgetNeighbours() {}

    // MARK: Geometry

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    private var isHalf: Bool { owner.spineLocation == .mid }

    private func fold(mirrored: Bool) -> PageFold {
        PageFold(bounds: content.bounds, isHorizontal: isHorizontal, isHalf: isHalf, isMirrored: mirrored)
    }

    /// The places of the pages, in their order.
    private var places: [CGRect] {
        guard isHalf else { return [content.bounds] }
        let fold = fold(mirrored: false)
        return [fold.opposite, fold.leaf]
    }

    func layOut() {
        guard transition == nil else { return }
        if slots.count != owner.pages.count, owner.installation == nil, !slots.isEmpty { reslot() }
        for (slot, place) in zip(slots, places) { slot.frame = place }
    }

    /// The spine went elsewhere: the pages get as many places as they are.
    private func reslot() {
        let old = slots
        slots = makeSlots(for: owner.pages)
        for slot in old { slot.removeFromSuperview() }
        for slot in slots { content.addSubview(slot) }
    }

    private func makeSlots(for pages: [UIViewController]) -> [PageSlot] {
        zip(pages, places).enumerated().map { index, pair in
            let slot = PageSlot(owner: owner)
            if isHalf {
                slot.edges.remove(isHorizontal ? (index == 0 ? .right : .left) : (index == 0 ? .bottom : .top))
            }
            slot.frame = pair.1
            slot.show(pair.0)
            return slot
        }
    }

    func install() {
        for slot in slots { slot.removeFromSuperview() }
        slots = makeSlots(for: owner.pages)
        for slot in slots { content.addSubview(slot) }
    }

    // MARK: Turning

    func turn(to pages: [UIViewController], forward: Bool, animated: Bool, completion: @escaping (Bool) -> Void) {
        start(pages, forward: forward, animated: animated, isByPerson: false, completion: completion)
    }

    @discardableResult func turnByPerson(forward: Bool) -> Bool {
        guard transition == nil, let pages = neighbours(forward: forward) else { return false }
        start(pages, forward: forward, animated: true, isByPerson: true) { _ in }
        return true
    }

    func finishTurn() { transition?.completeTransition(!isByPerson) }

    /// The pages to turn to; nil at the end of the book.
    private func neighbours(forward: Bool) -> [UIViewController]? {
        guard owner.isOnScreen, owner.installation == nil, let first = owner.neighbour(forward: forward) else {
            return nil
        }
        guard isHalf || owner.isDoubleSided else { return [first] }
        guard let second = owner.neighbour(of: first, forward: forward) else { return nil }
        // On one side of the spine the first of the two is the back of the leaf.
        return isHalf ? (forward ? [first, second] : [second, first]) : [second]
    }

    private func start(
        _ pages: [UIViewController], forward: Bool, animated: Bool, isByPerson: Bool, isDragged: Bool = false,
        completion: @escaping (Bool) -> Void
    ) {
        let drive = CurledPageDrive { [weak self] in self?.runToEnd(completed: true) }
        var turn = PageTurn(
            script: .curledPages, container: content, isAnimated: animated, isByPerson: isByPerson,
            place: { [weak self] in self?.place(pages, forward: forward, animated: animated) },
            settle: { [weak self] completed in self?.settle(completed) }, completion: completion)
        turn.animator = drive
        if isDragged { turn.interactor = drive }
        guard let running = owner.makeTransition(turn, to: pages) else { return }
        self.isByPerson = isByPerson
        transition = running
        running.start()
    }

    /// Puts the new pages below the leaf that turns, or on it.
    private func place(_ pages: [UIViewController], forward: Bool, animated: Bool) {
        UIView.performWithoutAnimation {
            let new = makeSlots(for: pages)
            // Pages that are about to be put in place for the first time have no leaf to turn.
            guard animated, !slots.isEmpty else {
                let old = slots
                slots = new
                for slot in old { slot.removeFromSuperview() }
                for slot in new { content.addSubview(slot) }
                return
            }
            let isMax = owner.spineLocation == .max
            if isHalf, slots.count == 2, new.count == 2 {
                // The leaf's front is on one side of the spine, its back on the other.
                let fold = fold(mirrored: !forward)
                let (front, under, back) = forward ? (slots[1], new[1], new[0]) : (slots[0], new[0], new[1])
                content.addSubview(under)
                begin(PageLeaf(fold: fold, front: front, back: back), new, opens: true, fold.length)
            } else if let old = slots.first, let page = new.first {
                let fold = fold(mirrored: isMax)
                if forward { content.insertSubview(page, at: 0) }
                let leaf = PageLeaf(fold: fold, front: forward ? old : page, back: nil)
                begin(leaf, new, opens: forward, fold.length)
            }
        }
    }

    private func begin(_ leaf: PageLeaf, _ new: [PageSlot], opens: Bool, _ length: CGFloat) {
        content.addSubview(leaf)
        leaf.takeSlots()
        turning = Turning(leaf: leaf, newSlots: new, opens: opens, length: length)
        show(0)
    }

    private func show(_ progress: CGFloat) {
        guard let turning else { return }
        self.turning?.progress = progress
        turning.leaf.show(turning.opens ? progress : 1 - progress)
    }

    /// Lets the leaf fall to one side or the other.
    private func runToEnd(completed: Bool) {
        guard let transition else { return }
        guard let turning else { return transition.completeTransition(completed) }
        let rest = completed ? 1 - turning.progress : turning.progress
        guard rest > 0 else { return transition.completeTransition(completed) }
        UIView.animate(
            withDuration: Self.duration * max(0.3, Double(rest)), delay: 0, options: .curveEaseInOut,
            animations: { self.show(completed ? 1 : 0) },
            completion: { _ in transition.completeTransition(completed) })
    }

    /// Of a whole turn, in seconds.
    static let duration = 0.5

    private func settle(_ completed: Bool) {
        transition = nil
        guard let turning else { return }
        self.turning = nil
        let kept = completed ? turning.newSlots : slots
        let gone = completed ? slots : turning.newSlots
        for slot in kept { content.addSubview(slot) }
        for slot in gone { slot.removeFromSuperview() }
        turning.leaf.removeFromSuperview()
        slots = kept
        layOut()
        owner.storedView?.setNeedsLayout()
    }

    // MARK: Gestures

    /// Whether a movement away from the free edge turns forward.
    private func isForward(_ movement: CGFloat) -> Bool { (movement < 0) != (owner.spineLocation == .max) }

    private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

    private func panDidChange() {
        let movement = along(pan.translation(in: content))
        switch pan.state {
        case .began:
            let forward = isForward(along(pan.path))
            guard transition == nil, let pages = pending ?? neighbours(forward: forward) else { return }
            pending = nil
            start(pages, forward: forward, animated: true, isByPerson: true, isDragged: true) { _ in }
            drag(movement)
        case .changed: drag(movement)
        case .ended: letGo(velocity: along(pan.velocity(in: content)))
        case .cancelled: letGo(velocity: nil)
        case .possible, .failed: break
        }
    }

    /// The pages that the gesture which is about to begin turns to.
    private var pending: [UIViewController]?

    private func drag(_ movement: CGFloat) {
        guard let turning, let transition, transition.isInteractive else { return }
        // The free edge follows the finger, over twice the leaf's length.
        let isOn = isForward(movement) == startedForward
        show(isOn ? min(1, abs(movement) / (2 * turning.length)) : 0)
        transition.updateInteractiveTransition(self.turning?.progress ?? 0)
    }

    private var startedForward = false

    private func letGo(velocity: CGFloat?) {
        guard let transition, let turning, transition.isInteractive else { return }
        var completes = turning.progress > 0.25
        if let velocity, abs(velocity) > 200 { completes = isForward(velocity) == startedForward }
        if velocity == nil { completes = false }
        if completes { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
        runToEnd(completed: completes)
    }

    private func wasTapped() {
        guard let forward = tapDirection(tap.location(in: content)) else { return }
        turnByPerson(forward: forward)
    }

    /// Taps near the free edge go on, those near the other go back.
    private func tapDirection(_ point: CGPoint) -> Bool? {
        let (place, whole) = isHorizontal ? (point.x, content.bounds.width) : (point.y, content.bounds.height)
        let isMax = owner.spineLocation == .max
        if place < whole * 0.2 { return isMax }
        return place > whole * 0.8 ? !isMax : nil
    }
}

extension CurledPages: UIGestureRecognizerDelegate {
    /// Gestures that turn no page are left to others.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard transition == nil else { return false }
        if gestureRecognizer === tap {
            return owner.dataSource != nil && tapDirection(tap.location(in: content)) != nil
        }
        let path = pan.path
        guard abs(along(path)) >= abs(isHorizontal ? path.y : path.x) else { return false }
        startedForward = isForward(along(path))
        pending = neighbours(forward: startedForward)
        return pending != nil
    }
}

/// Lets the leaf fall by itself, or follow a finger.
private final class CurledPageDrive: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    private let run: () -> Void

    init(run: @escaping () -> Void) {
        self.run = run
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        CurledPages.duration
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { run() }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
