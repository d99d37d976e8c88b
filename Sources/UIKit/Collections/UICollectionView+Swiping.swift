import Foundation
import QuartzCore

/// The closures that name the actions beside a list's rows.
@MainActor final class ListSwipes: Equatable {
    let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

    init(_ configuration: UICollectionLayoutListConfiguration) {
        leading = configuration.leadingSwipeActionsConfigurationProvider
        trailing = configuration.trailingSwipeActionsConfigurationProvider
    }

    /// Closures make no difference to the look of rows.
    nonisolated static func == (one: ListSwipes, other: ListSwipes) -> Bool { true }
}

/// A list's row that is swiped aside.
@MainActor final class ItemSwipe {
    let path: IndexPath
    let cell: UICollectionViewCell
    let actions: SwipeActionsView
    /// How far the row has moved to the right, in points, now and when the finger began to move it.
    var offset: CGFloat = 0
    var start: CGFloat = 0
    var isEnding = false

    init(path: IndexPath, cell: UICollectionViewCell, actions: SwipeActionsView) {
        (self.path, self.cell, self.actions) = (path, cell, actions)
    }

    var openOffset: CGFloat { actions.isTrailing ? -actions.naturalWidth : actions.naturalWidth }
}

/// Recognises a finger that swipes a list's row aside.
final class ItemSwipeGestureRecognizer: UIPanGestureRecognizer {
    weak var collection: UICollectionView?

    override func mayRecognize(path: CGPoint) -> Bool { collection?.itemSwipeMayBegin(path) ?? false }
}

/// Actions beside the rows of lists.
extension UICollectionView {
    /// The duration of a row's way to its resting place, in seconds.
    private static let swipeDuration = 0.3

    /// Begins to look for swipes, once a list has actions.
    func installSwipes() {
        guard swiping.recognizer == nil else { return }
        let recognizer = ItemSwipeGestureRecognizer()
        recognizer.collection = self
        recognizer.onAction = { [weak self] _ in self?.itemSwipeDidChange() }
        swiping.recognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    fileprivate func itemSwipeMayBegin(_ way: CGPoint) -> Bool {
        guard let recognizer = swiping.recognizer, abs(way.x) > abs(way.y), moving == nil, !isDragging else {
            return false
        }
        if swiping.current != nil { return true }
        let point = recognizer.location(in: self)
        guard let path = itemPath(at: CGPoint(x: point.x - way.x, y: point.y - way.y)), cellForItem(at: path) != nil
        else { return false }
        return swipeActions(at: path, isTrailing: way.x < 0) != nil
    }

    private func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let layout = storedLayout as? UICollectionViewCompositionalLayout
        guard let swipes = layout?.listLooks[path.section]?.swipes else { return nil }
        let own = (isTrailing ? swipes.trailing : swipes.leading)?(path)
        return own.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    private func itemSwipeDidChange() {
        guard let recognizer = swiping.recognizer else { return }
        switch recognizer.state {
        case .began:
            beginItemSwipe(recognizer)
            moveItemSwipe(recognizer)
        case .changed: moveItemSwipe(recognizer)
        case .ended: endItemSwipe(velocity: recognizer.velocity(in: self).x)
        case .cancelled: endItemSwipe(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func beginItemSwipe(_ recognizer: UIPanGestureRecognizer) {
        let (point, way) = (recognizer.location(in: self), recognizer.path)
        let path = itemPath(at: CGPoint(x: min(max(point.x - way.x, 0), bounds.maxX - 1), y: point.y))
        if let current = swiping.current {
            if current.path == path, !current.isEnding { return current.start = current.offset }
            closeItemSwipe(animated: true)
        }
        guard let path, let cell = cellForItem(at: path),
            let configuration = swipeActions(at: path, isTrailing: way.x < 0)
        else { return }
        let actions = SwipeActionsView(configuration, isTrailing: way.x < 0)
        let swipe = ItemSwipe(path: path, cell: cell, actions: actions)
        actions.onAction = { [weak self] in self?.perform($0, of: swipe) }
        swiping.current = swipe
        cell.isHighlighted = false
        UIView.performWithoutAnimation {
            cell.superview?.insertSubview(actions, belowSubview: cell)
            placeItemSwipe()
        }
    }

    private func moveItemSwipe(_ recognizer: UIPanGestureRecognizer) {
        guard let swipe = swiping.current, !swipe.isEnding else { return }
        var offset = swipe.start + recognizer.translation(in: self).x
        offset = swipe.actions.isTrailing ? min(offset, 0) : max(offset, 0)
        let mayBeFull = swipe.actions.configuration.performsFirstActionWithFullSwipe
        let (far, open) = (abs(offset), abs(swipe.openOffset))
        if !mayBeFull, far > open {
            let more = RubberBand.offset(far - open, size: bounds.width)
            offset = swipe.actions.isTrailing ? swipe.openOffset - more : swipe.openOffset + more
        }
        swipe.offset = max(min(offset, bounds.width), -bounds.width)
        swipe.actions.isFull = mayBeFull && far > max(bounds.width * 0.6, open + 30)
        placeItemSwipe()
    }

    private func endItemSwipe(velocity: CGFloat) {
        guard let swipe = swiping.current, !swipe.isEnding else { return }
        if swipe.actions.isFull, let first = swipe.actions.configuration.actions.first {
            UIView.animate(withDuration: Self.swipeDuration) {
                swipe.offset = swipe.actions.isTrailing ? -self.bounds.width : self.bounds.width
                self.placeItemSwipe()
            }
            return perform(first, of: swipe)
        }
        let outwards = swipe.actions.isTrailing ? -velocity : velocity
        let isFar = abs(swipe.offset) > abs(swipe.openOffset) / 2
        guard outwards > 200 || isFar && outwards > -200 else { return closeItemSwipe(animated: true) }
        UIView.animate(withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction) {
            swipe.offset = swipe.openOffset
            self.placeItemSwipe()
        }
    }

    private func perform(_ action: UIContextualAction, of swipe: ItemSwipe) {
        guard swiping.current === swipe, !swipe.isEnding else { return }
        action.handler(action, swipe.actions) { [weak self] _ in
            guard let self, swiping.current === swipe else { return }
            closeItemSwipe(animated: true)
        }
    }

    /// Puts the row and its actions where the swipe has them.
    func placeItemSwipe() {
        guard let swipe = swiping.current else { return }
        let (size, middle) = (swipe.cell.bounds.size, swipe.cell.center)
        let row = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        swipe.cell.transform = CGAffineTransform(translationX: swipe.offset, y: 0)
        let width = abs(swipe.offset)
        swipe.actions.frame = CGRect(
            x: swipe.actions.isTrailing ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        swipe.actions.layoutIfNeeded()
    }

    /// Covers the actions again.
    func closeItemSwipe(animated: Bool) {
        guard let swipe = swiping.current, !swipe.isEnding else { return }
        swipe.isEnding = true
        let finish = { [weak self] in
            swipe.actions.removeFromSuperview()
            if self?.swiping.current === swipe { self?.swiping.current = nil }
        }
        let cover = {
            swipe.offset = 0
            self.placeItemSwipe()
        }
        guard animated, window != nil else {
            cover()
            return finish()
        }
        UIView.animate(
            withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction, animations: cover,
            completion: { _ in finish() })
    }

    /// A row that leaves takes its actions along.
    func swipedCellDidLeave(_ cell: UICollectionReusableView) {
        guard let swipe = swiping.current, swipe.cell === cell else { return }
        swiping.current = nil
        cell.transform = .identity
        swipe.actions.removeFromSuperview()
    }
}
