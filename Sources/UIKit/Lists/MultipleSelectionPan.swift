import Foundation

/// The drag of two fingers that selects the rows or items it passes, if the list's delegate lets it begin.
@preconcurrency @MainActor final class MultipleSelectionPan: NSObject, UIGestureRecognizerDelegate {
    /// What a list answers.
    struct List {
        /// The row or item at a point in the list's coordinates, in points; nil where there is none.
        var path: (CGPoint) -> IndexPath?
        /// Whether a selection may begin at a row or an item.
        var mayBegin: (IndexPath) -> Bool
        /// Called when the selection begins.
        var didBegin: (IndexPath) -> Void
        /// The rows or items from one to another, both included, in the order of the list.
        var paths: (IndexPath, IndexPath) -> [IndexPath]
        /// Whether a row or an item is selected.
        var isSelected: (IndexPath) -> Bool
        /// Selects or deselects a row or an item, as a tap does.
        var choose: (IndexPath) -> Void
        /// Called when the fingers have been lifted.
        var didEnd: () -> Void
    }

    private let list: List
    let recognizer: UIPanGestureRecognizer = TwoFingerPan()
    private var first: IndexPath?
    /// What the fingers have selected, and would deselect on their way back.
    private var taken: [IndexPath] = []

    init(_ list: List) {
        self.list = list
        super.init()
        recognizer.minimumNumberOfTouches = 2
        recognizer.maximumNumberOfTouches = 2
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.panDidChange() }
    }

    /// The row or item that the fingers came down on: they have moved a little by the time that the drag begins.
    private var start: IndexPath? {
        guard let view = recognizer.view else { return nil }
        let (place, moved) = (recognizer.location(in: view), recognizer.translation(in: view))
        return list.path(CGPoint(x: place.x - moved.x, y: place.y - moved.y))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        start.map(list.mayBegin) ?? false
    }

    private func panDidChange() {
        switch recognizer.state {
        case .began:
            guard let start else { return }
            first = start
            taken = []
            list.didBegin(start)
            extend()
        case .changed: extend()
        case .ended, .cancelled, .failed:
            guard first != nil else { return }
            first = nil
            list.didEnd()
        default: break
        }
    }

    private func extend() {
        guard let first, let last = list.path(recognizer.location(in: recognizer.view)) else { return }
        let paths = list.paths(first, last)
        for path in taken where !paths.contains(path) && list.isSelected(path) { list.choose(path) }
        taken.removeAll { !paths.contains($0) }
        for path in paths where !list.isSelected(path) {
            list.choose(path)
            taken.append(path)
        }
    }
}

/// A drag of two fingers that is given up as soon as one finger alone is dragged, so that scrolling need not wait for it.
private final class TwoFingerPan: UIPanGestureRecognizer {
    /// Where the first finger came down, in the window's coordinates.
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = touches.first?.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches < 2, let start, let place = touches.first?.location(in: nil),
            hypot(place.x - start.x, place.y - start.y) >= 8
        {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
