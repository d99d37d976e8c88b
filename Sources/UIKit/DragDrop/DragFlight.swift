import CoreGraphics
import Foundation

/// The way of what a finger lifts: out of a view, over others, and down on one of them or back.
@MainActor final class DragFlight {
    let session: DragSession
    private weak var source: UIDragInteraction?
    private let overlay: DragOverlay
    private var stage = Stage.prepared
    private var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// Everything that the drag was over, in order.
    private var visited: [UIDropInteraction] = []

    private enum Stage { case prepared, lifted, carried, over }

    init(_ session: DragSession, from source: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.source = source
        overlay = DragOverlay(frame: window.bounds)
    }

    /// Whether nothing has been lifted yet.
    var isWaiting: Bool { stage == .prepared }

    /// Lifts the things out of their view.
    func lift() {
        guard stage == .prepared, let source else { return }
        stage = .lifted
        session.window?.addSubview(overlay)
        for item in session.items {
            let preview = source.delegate?.dragInteraction(source, previewForLifting: item, session: session)
            if let preview { overlay.add(item, preview, finger: session.point) }
        }
        let animation = DragAnimation()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: animation, session: session)
        animation.run(0.2, { self.overlay.raise() }, {})
    }

    /// Carries the things to a place of the window.
    func move(to point: CGPoint) {
        guard stage == .lifted || stage == .carried, let source else { return }
        session.point = point
        if stage == .lifted {
            stage = .carried
            source.delegate?.dragInteraction(source, sessionWillBegin: session)
            overlay.gather(session.items)
        }
        overlay.move(to: point)
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        enter(interaction(at: point))
        guard let target, let delegate = target.delegate else { return overlay.show(nil, count: session.items.count) }
        let proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
        self.proposal = proposal
        overlay.show(proposal.operation, count: session.items.count)
    }

    /// The nearest interaction that takes the drag, of the view at a point of the window and those around it.
    private func interaction(at point: CGPoint) -> UIDropInteraction? {
        var view = session.window?.hitTest(point, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions
            where drop.delegate?.dropInteraction(drop, canHandle: session) == true { return drop }
            view = current.superview
        }
        return nil
    }

    private func enter(_ next: UIDropInteraction?) {
        guard next !== target else { return }
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = next
        proposal = nil
        guard let next else { return }
        if !visited.contains(where: { $0 === next }) { visited.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: session)
    }

    // MARK: The end

    /// Drops the things where they are, or takes them back.
    func end(isCancelled: Bool) {
        guard stage != .over else { return }
        let wasCarried = stage == .carried
        stage = .over
        var operation = isCancelled ? .cancel : proposal?.operation ?? .cancel
        if operation == .forbidden || operation == .move && !session.allowsMoveOperation { operation = .cancel }
        if let target, operation != .cancel {
            drop(on: target, operation)
        } else {
            takeBack(wasCarried: wasCarried)
        }
    }

    private func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        target.delegate?.dropInteraction(target, performDrop: session)
        if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
        let animation = session.ending
        var places: [(item: UIDragItem, preview: UITargetedDragPreview?)] = []
        for item in session.items {
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animation)
            let place = overlay.placeAtFinger(of: item).flatMap {
                target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: $0)
            }
            places.append((item, place))
        }
        animation.run(0.25) {
            for place in places { self.overlay.put(place.item, place.preview) }
        } _: {
            target.delegate?.dropInteraction(target, concludeDrop: self.session)
            self.finish(operation)
            if let source = self.source {
                source.delegate?.dragInteraction(source, sessionDidTransferItems: self.session)
            }
        }
    }

    private func takeBack(wasCarried: Bool) {
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
        if wasCarried, let source {
            source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
        }
        let animation = DragAnimation()
        if wasCarried, let source {
            for item in session.items {
                source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animation)
                if let own = overlay.origin(of: item) {
                    let other = source.delegate?.dragInteraction(source, previewForCancelling: item, withDefault: own)
                    overlay.setOrigin(of: item, other)
                }
            }
        }
        animation.run(0.3) {
            self.overlay.takeBack()
        } _: {
            self.finish(wasCarried ? .cancel : nil)
        }
    }

    /// Tells everybody of the end; nil where nothing had been carried.
    private func finish(_ operation: UIDropOperation?) {
        overlay.end()
        overlay.removeFromSuperview()
        if let operation {
            for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
            if let source { source.delegate?.dragInteraction(source, session: session, didEndWith: operation) }
        }
        source?.didEnd()
    }
}
