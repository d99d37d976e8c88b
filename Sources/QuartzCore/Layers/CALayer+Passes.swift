/// How the passes for layout and display find the layers that they have work for.
extension CALayer {
    private var awaitsLayout: Bool { layoutIsNeeded || subtreeNeedsLayout }
    private var awaitsDisplay: Bool { displayIsNeeded || subtreeNeedsDisplay }

    /// Leads the next layout pass to this layer. Superlayers that it comes to anyway are left as they are.
    func markForLayout() {
        var layer = self
        while let parent = layer.superlayer {
            if !layer.isListedForLayout {
                layer.isListedForLayout = true
                parent.sublayersToLayOut.add(layer)
            }
            guard !parent.subtreeNeedsLayout else { return }
            parent.subtreeNeedsLayout = true
            layer = parent
        }
    }

    /// Leads the next drawing pass to this layer. Superlayers that it comes to anyway are left as they are.
    func markForDisplay() {
        var layer = self
        while let parent = layer.superlayer {
            if !layer.isListedForDisplay {
                layer.isListedForDisplay = true
                parent.sublayersToDisplay.add(layer)
            }
            guard !parent.subtreeNeedsDisplay else { return }
            parent.subtreeNeedsDisplay = true
            layer = parent
        }
    }

    /// Leads the passes to a layer that came into the tree with work for them.
    func resumeMarks() {
        resetMarks()
        if awaitsLayout { markForLayout() }
        if awaitsDisplay { markForDisplay() }
    }

    /// The layer is in no list of a superlayer's: it may have outlived the one that had it in its lists.
    func resetMarks() {
        isListedForLayout = false
        isListedForDisplay = false
    }

    /// A layer is about to leave.
    func forgetMarks(of layer: CALayer) {
        if layer.isListedForLayout { sublayersToLayOut.remove(layer) }
        if layer.isListedForDisplay { sublayersToDisplay.remove(layer) }
        layer.resetMarks()
    }

    /// Visits the sublayers, in their order, that have something to lay out when it is their turn.
    func visitSublayersToLayOut(_ visit: (CALayer) -> Void) {
        // Those that come in meanwhile are for the next round.
        let sublayers = storedSublayers
        var start = 0
        while let place = sublayersToLayOut.next(in: sublayers, from: start, where: \.awaitsLayout) {
            let layer = sublayers[place]
            if layer.superlayer === self { visit(layer) }
            start = place + 1
        }
        sublayersToLayOut.removeAll { layer in
            layer.isListedForLayout = layer.awaitsLayout
            return !layer.isListedForLayout
        }
    }

    /// Visits the sublayers, in their order, that have something to draw when it is their turn.
    func visitSublayersToDisplay(_ visit: (CALayer) -> Void) {
        let sublayers = storedSublayers
        var start = 0
        while let place = sublayersToDisplay.next(in: sublayers, from: start, where: \.awaitsDisplay) {
            visit(sublayers[place])
            start = place + 1
        }
        sublayersToDisplay.removeAll { layer in
            layer.isListedForDisplay = layer.awaitsDisplay
            return !layer.isListedForDisplay
        }
    }
}
