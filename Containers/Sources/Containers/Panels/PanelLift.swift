import UIKit

/// A panel that a long press has lifted: its picture follows the finger, and the others make room.
@MainActor final class PanelLift: NSObject {
    let recognizer = UILongPressGestureRecognizer()

    private struct Lifted {
        let controller: UIViewController
        let picture: UIView
        /// The finger's place in the picture, along the axis and in points from its middle.
        let grip: CGFloat
        let order: [UIViewController]
    }

    private unowned let container: PanelStackViewController
    private var lifted: Lifted?

    init(_ container: PanelStackViewController) {
        self.container = container
        super.init()
        recognizer.isEnabled = false
        recognizer.addTarget(self, action: #selector(didPress(_:)))
    }

    @objc private func didPress(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: container.contentView)
        let place = container.axis == .horizontal ? point.x : point.y
        switch press.state {
        case .began: begin(at: point, place)
        case .changed: follow(place)
        case .ended, .cancelled, .failed: putDown()
        default: break
        }
    }

    private func begin(at point: CGPoint, _ place: CGFloat) {
        container.completeChange()
        let controllers = container.placedViewControllers
        guard
            let controller = controllers.first(where: { container.host(of: $0)?.frame.contains(point) ?? false }),
            let host = container.host(of: controller),
            let picture = host.snapshotView(afterScreenUpdates: false)
        else { return }
        picture.frame = host.frame
        picture.layer.shadowOpacity = 0.25
        picture.layer.shadowRadius = 12
        picture.layer.shadowOffset = CGSize(width: 0, height: 4)
        container.contentView.addSubview(picture)
        let middle = container.axis == .horizontal ? picture.center.x : picture.center.y
        lifted = Lifted(controller: controller, picture: picture, grip: place - middle, order: container.list)
        update()
        UIView.animate(withDuration: 0.2) { picture.transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }
    }

    private func follow(_ place: CGFloat) {
        guard let lifted, let content = container.contentView else { return }
        let isRow = container.axis == .horizontal
        if isRow {
            lifted.picture.center.x = place - lifted.grip
        } else {
            lifted.picture.center.y = place - lifted.grip
        }
        let shown = container.shownViewControllers
        guard let own = shown.firstIndex(of: lifted.controller) else { return }
        let frames = container.frames(for: shown, in: content.bounds)
        let length = isRow ? frames[own].width : frames[own].height
        // A panel makes room when the finger is where the lifted panel would then be, so that they do not change back at once.
        for (index, frame) in frames.enumerated() where index != own {
            let (start, end) = isRow ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let liesAfter = start > (isRow ? frames[own].minX : frames[own].minY)
            guard place >= start, place < end, liesAfter ? place > end - length : place < start + length,
                let from = container.list.firstIndex(of: lifted.controller),
                let to = container.list.firstIndex(of: shown[index])
            else { continue }
            container.moveViewController(from: from, to: to, using: container.transition)
            content.bringSubviewToFront(lifted.picture)
            return
        }
    }

    /// Hides the panel whose picture is seen in its place, or forgets it where it has gone.
    func update() {
        guard let lifted else { return }
        if let host = container.host(of: lifted.controller), container.list.contains(lifted.controller) {
            UIView.performWithoutAnimation { host.alpha = 0 }
        } else {
            lifted.picture.removeFromSuperview()
            self.lifted = nil
        }
    }

    private func putDown() {
        guard let lifted else { return }
        self.lifted = nil
        container.completeChange()
        let host = container.host(of: lifted.controller)
        UIView.animate(withDuration: 0.25) {
            lifted.picture.transform = .identity
            if let host { lifted.picture.center = host.center }
        } completion: { _ in
            lifted.picture.removeFromSuperview()
            host?.alpha = 1
        }
        if container.list != lifted.order { container.didArrangeByHand?() }
    }
}
