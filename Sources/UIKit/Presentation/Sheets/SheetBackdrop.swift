import Foundation
import QuartzCore

/// The view below a sheet that covers a phone's screen: the view steps back as a card of its own.
@MainActor final class SheetBackdrop {
    /// How far from the screen's sides the receded view ends, in points.
    private static let margin: CGFloat = 20

    private weak var view: UIView?
    private let isCard: Bool
    private let saved: (transform: CGAffineTransform, radius: CGFloat, corners: CACornerMask, clips: Bool)

    init(_ view: UIView) {
        self.view = view
        isCard = view is SheetCard
        saved = (view.transform, view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    }

    /// - Parameters:
    ///   - progress: 0 in place, 1 receded.
    ///   - top: Where the card in front ends, in the window's coordinates.
    func recede(_ progress: CGFloat, behind top: CGFloat) {
        guard let view, let superview = view.storedSuperview else { return }
        fill(superview, with: view)
        let size = view.bounds.size
        guard progress > 0, size.width > 2 * Self.margin else { return restoreLooks(view) }
        let scale = 1 - progress * 2 * Self.margin / size.width
        let minY = view.center.y - size.height / 2
        let target = minY + (top - SheetCard.cornerRadius - minY) * progress
        let shift = target - (view.center.y - size.height * scale / 2)
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
        guard !isCard else { return }
        view.clipsToBounds = true
        view.layer.cornerRadius = SheetCard.cornerRadius / scale
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    func restore() {
        guard let view else { return }
        restoreLooks(view)
        // What changed its size meanwhile changed that of a smaller view.
        view.storedSuperview.map { fill($0, with: view) }
        view.clipsToBounds = saved.clips
        view.layer.maskedCorners = saved.corners
    }

    private func fill(_ superview: UIView, with view: UIView) {
        guard !isCard else { return }
        view.bounds.size = superview.bounds.size
        view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }

    private func restoreLooks(_ view: UIView) {
        view.transform = saved.transform
        view.layer.cornerRadius = saved.radius
    }
}
