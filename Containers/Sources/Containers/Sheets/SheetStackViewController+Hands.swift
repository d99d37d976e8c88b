import UIKit

/// What people do with the sheet in front.
extension SheetStackViewController {
    /// Takes the sheet in front away, if the delegate lets a person do so; answers whether it goes.
    @discardableResult func popByHand() -> Bool {
        guard let topSheet, sheetDelegate?.sheetStack(self, shouldPop: topSheet) ?? true else { return false }
        finishPop(topSheet)
        return true
    }

    /// Takes the sheet in front away and tells the delegate, who has allowed it.
    private func finishPop(_ sheet: UIViewController) {
        popSheet()
        sheetDelegate?.sheetStack(self, didPop: sheet)
    }

    /// The next detent, or the lowest after the highest.
    @objc func didTapGrabber() {
        guard let topSheet else { return }
        let heights = heights(of: topSheet, in: contentView.bounds)
        let place = heights.firstIndex { $0.detent == selectedDetent(of: topSheet) } ?? 0
        selectByHand(heights[(place + 1) % heights.count].detent, of: topSheet)
    }

    func stepDetent(isUp: Bool) {
        guard let topSheet else { return }
        let heights = heights(of: topSheet, in: contentView.bounds)
        let place = heights.firstIndex { $0.detent == selectedDetent(of: topSheet) } ?? 0
        let next = place + (isUp ? 1 : -1)
        guard heights.indices.contains(next) else { return }
        selectByHand(heights[next].detent, of: topSheet)
    }

    private func selectByHand(_ detent: SheetDetent, of sheet: UIViewController, velocity: CGFloat = 0) {
        let isOther = detent != selectedDetent(of: sheet)
        rests[ObjectIdentifier(sheet)]?.selected = detent
        rearrange(animated: true, velocity: velocity)
        guard isOther else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        sheetDelegate?.sheetStack(self, didSelect: detent, of: sheet)
    }

    /// Holds the sheet in front with its top at a place, in the content view's coordinates; resists above the highest detent.
    func hold(top: CGFloat) {
        guard let topSheet, let highest = heights(of: topSheet, in: contentView.bounds).last?.height else { return }
        let limit = contentView.bounds.maxY - highest
        heldTop = top < limit ? limit - (limit - top) / 6 : top
        replaceChildren()
    }

    /// Lets the sheet in front go where a finger has left it, to the detent to which it was going, or off.
    func letGo(top: CGFloat, velocity: CGFloat) {
        guard let topSheet else { return heldTop = nil }
        let bounds = contentView.bounds
        let heights = heights(of: topSheet, in: bounds)
        let goal = bounds.maxY - (top + velocity * 0.15)
        let lowest = heights[0]
        if goal < lowest.height / 2, sheetDelegate?.sheetStack(self, shouldPop: topSheet) ?? true {
            // The sheet leaves from where it is seen; its hold is not one on the sheet behind it.
            heldTop = nil
            return finishPop(topSheet)
        }
        let nearest = heights.min { abs($0.height - goal) < abs($1.height - goal) } ?? lowest
        let way = abs(bounds.maxY - nearest.height - top)
        heldTop = nil
        selectByHand(nearest.detent, of: topSheet, velocity: way > 1 ? min(abs(velocity) / way, 10) : 0)
    }
}
