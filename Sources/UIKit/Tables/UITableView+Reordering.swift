import Foundation
import QuartzCore

/// A row that a finger carries to another place.
@MainActor final class RowReordering {
    let origin: IndexPath
    let cell: UITableViewCell
    /// The place to put the row down at, counted without the row.
    var target: IndexPath
    /// The distance from the finger to the middle of the row, in points.
    let grip: CGFloat
    let height: CGFloat
    /// The finger's place in the window, in points.
    var finger: CGFloat
    var callback: Int?

    init(origin: IndexPath, cell: UITableViewCell, grip: CGFloat, height: CGFloat, finger: CGFloat) {
        self.origin = origin
        self.cell = cell
        target = origin
        self.grip = grip
        self.height = height
        self.finger = finger
    }

    /// How far another row moves to make room, in points.
    func shift(of path: IndexPath) -> CGFloat {
        var place = path
        var shift: CGFloat = 0
        if path > origin {
            shift -= height
            if path.section == origin.section { place.row -= 1 }
        }
        if place.section > target.section || place.section == target.section && place.row >= target.row {
            shift += height
        }
        return shift
    }

    /// How far a section's header moves, in points.
    func shift(ofHeader section: Int) -> CGFloat {
        (section > origin.section ? -height : 0) + (section > target.section ? height : 0)
    }
}

/// Moving rows by hand.
extension UITableView {
    /// The duration of rows' moves, in seconds.
    private static let moveDuration = 0.25

    func gripDidChange(_ recognizer: UIGestureRecognizer, of cell: UITableViewCell) {
        let finger = recognizer.location(in: nil).y
        switch recognizer.state {
        case .began: pickUp(cell, finger: finger)
        case .changed:
            reordering?.finger = finger
            carry()
        case .ended: putDown(isCancelled: false)
        case .cancelled: putDown(isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func pickUp(_ cell: UITableViewCell, finger: CGFloat) {
        guard reordering == nil, let path = indexPath(for: cell) else { return }
        closeSwipe(animated: true)
        let y = convert(CGPoint(x: 0, y: finger), from: nil).y
        let rect = rectForRow(at: path)
        let moving = RowReordering(
            origin: path, cell: cell, grip: y - rect.midY, height: rect.height, finger: finger)
        reordering = moving
        bringSubviewToFront(cell)
        cell.layer.shadowColor = UIColor.black.cgColor
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animate(withDuration: Self.moveDuration) {
            cell.layer.shadowOpacity = 0.2
            cell.alpha = 0.9
        }
        moving.callback = AnimationTimeline.shared.addFrameCallback { [weak self] _ in self?.scrollAlong() }
    }

    /// Puts the row under the finger, and the others out of its way.
    private func carry() {
        guard let moving = reordering else { return }
        let y = convert(CGPoint(x: 0, y: moving.finger), from: nil).y - moving.grip
        moving.cell.center = CGPoint(x: moving.cell.center.x, y: y)
        var wish = target(at: y, for: moving)
        if wish != moving.origin, let delegate {
            wish = delegate.tableView(self, targetIndexPathForMoveFromRowAt: moving.origin, toProposedIndexPath: wish)
        }
        guard wish != moving.target else { return }
        moving.target = wish
        UIView.animate(withDuration: Self.moveDuration, delay: 0, options: .allowUserInteraction) { self.placeRows() }
    }

    /// The place, counted without the row itself, where the middle of the row is.
    private func target(at y: CGFloat, for moving: RowReordering) -> IndexPath {
        var best = moving.origin
        var distance = CGFloat.infinity
        for (index, section) in geometry.sections.enumerated() {
            let own = index == moving.origin.section
            let count = section.rowHeights.count - (own ? 1 : 0)
            // The middle of the gap before each row, and after the last.
            for row in 0...count {
                let top: CGFloat
                if row == count, count > 0 {
                    let before = IndexPath(row: own && row - 1 >= moving.origin.row ? row : row - 1, section: index)
                    let last = geometry.row(before)
                    top = last.top + last.height - (before > moving.origin ? moving.height : 0)
                } else if row == count {
                    top = section.rowsTop - (index > moving.origin.section ? moving.height : 0)
                } else {
                    let after = IndexPath(row: own && row >= moving.origin.row ? row + 1 : row, section: index)
                    top = geometry.row(after).top - (after > moving.origin ? moving.height : 0)
                }
                let away = abs(top + moving.height / 2 - y)
                if away < distance { (best, distance) = (IndexPath(row: row, section: index), away) }
            }
        }
        return best
    }

    /// Near the edges the content scrolls below the row.
    private func scrollAlong() {
        guard let moving = reordering else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let y = convert(CGPoint(x: 0, y: moving.finger), from: nil).y
        let zone: CGFloat = 44
        var step: CGFloat = 0
        if y < visible.minY + zone { step = -(visible.minY + zone - y) / 6 }
        if y > visible.maxY - zone { step = (y - visible.maxY + zone) / 6 }
        guard step != 0 else { return }
        let offset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
        guard offset != contentOffset else { return }
        moveContent(to: offset)
        carry()
    }

    /// Lets go of a row whose place is no longer what it was, because the data changed under the finger.
    func dropRow() {
        guard let moving = reordering else { return }
        if let callback = moving.callback { AnimationTimeline.shared.removeFrameCallback(callback) }
        reordering = nil
        moving.cell.layer.shadowOpacity = 0
        moving.cell.alpha = 1
    }

    private func putDown(isCancelled: Bool) {
        guard let moving = reordering else { return }
        if let callback = moving.callback { AnimationTimeline.shared.removeFrameCallback(callback) }
        reordering = nil
        let target = isCancelled ? moving.origin : moving.target
        if target != moving.origin {
            dataSource?.tableView(self, moveRowAt: moving.origin, to: target)
            rowWasCarried(from: moving.origin, to: target)
        }
        let cell = moving.cell
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.placeRows()
                cell.layer.shadowOpacity = 0
                cell.alpha = 1
            })
        setNeedsLayout()
    }
}
