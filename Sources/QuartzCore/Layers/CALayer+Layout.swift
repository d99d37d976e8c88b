import CoreGraphics
import Foundation

extension CALayer {
    func askForLayout() {
        guard !layoutMarks.isNeeded else { return }
        layoutMarks.isNeeded = true
        mark(for: .layout)
        noteChange()
    }

    /// Starts at the highest of the unbroken chain of superlayers that need layout, so that a view whose own frame is
    /// about to change can be asked itself (fact 12.17).
    func layoutFromHighest() {
        // Choice (15.4): climb as the layers do, for views too.
        var top = self
        while let parent = top.superlayer, parent.layoutMarks.isNeeded { top = parent }
        top.layoutSubtree()
    }

    /// Runs the pass top-down. A layer that is flagged again by its own descendants is laid out again; a tree that
    /// never settles is left as it is after a hundred rounds, as endless feedback would hang the app.
    private func layoutSubtree() {
        for _ in 0..<100 {
            guard layoutMarks.isAwaited else { return }
            if layoutMarks.isNeeded {
                layoutMarks.isNeeded = false
                performLayout()
            }
            if layoutMarks.subtreeIsMarked {
                layoutMarks.subtreeIsMarked = false
                visitChildren(for: .layout) { $0.layoutSubtree() }
                if let mask { mask.layoutSubtree() }
            }
        }
        // Its superlayers would have their own hundred rounds each with it, if it stayed flagged.
        layoutMarks.isNeeded = false
        layoutMarks.subtreeIsMarked = false
        CATransaction.host?.layoutDidNotSettle(self)
    }

    /// Has the superlayer laid out again, unless it is what gives this layer its size.
    // Choice (layout): in its own layout a superlayer gives sizes without being laid out once more.
    func sizeDidChangeInSuperlayer() {
        if laysOutSuperlayer, let superlayer, !superlayer.isLayingOut { superlayer.setNeedsLayout() }
    }

    func performLayout() {
        let outer = isLayingOut
        isLayingOut = true
        defer { isLayingOut = outer }
        layoutSublayers()
    }

    // MARK: Display

    func askForDisplay() {
        noteChange()
        guard !displayMarks.isNeeded else { return }
        displayMarks.isNeeded = true
        mark(for: .display)
    }

    /// Draws every flagged layer of the tree below this one.
    package func displaySubtree() {
        CATransaction.display { displayFlagged() }
    }

    private func displayFlagged() {
        displayIfNeeded()
        guard displayMarks.subtreeIsMarked else { return }
        displayMarks.subtreeIsMarked = false
        visitChildren(for: .display) { $0.displayFlagged() }
        mask?.displayFlagged()
    }

    /// Records what the delegate or `draw(in:)` draws, in place of a bitmap.
    package func recordContents() {
        let size = modelState.bounds.size
        guard size.width > 0, size.height > 0 else {
            recording = nil
            return
        }
        let context = CGContext(recordingInto: size)
        context.translateBy(x: -modelState.bounds.minX, y: -modelState.bounds.minY)
        delegate?.layerWillDraw(self)
        drawContents(in: context)
        let list = context.takeList()
        recording = list.isEmpty ? nil : (list, size)
        CATransaction.noteContents()
    }
}
