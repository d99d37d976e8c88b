/// A pass down the layer tree before a frame.
enum LayerPass: CaseIterable {
    case layout, display
}

/// What a layer knows of its own work and its sublayers' for one pass.
struct PassMarks {
    /// Whether the pass has something to do with the layer itself.
    var isNeeded = false
    /// Whether the pass has something to do below the layer; set on every ancestor of a layer that needs it, so that a clean
    /// tree is not walked.
    var subtreeIsMarked = false
    /// Whether the superlayer has the layer in its list.
    var isListed = false
    /// The sublayers that the pass has work for, so that clean ones beside them are not asked.
    var waiting = WaitingChildren<CALayer>()

    var isAwaited: Bool { isNeeded || subtreeIsMarked }
}

/// How the passes for layout and display find the layers that they have work for.
extension CALayer {
    subscript(pass: LayerPass) -> PassMarks {
        _read {
            switch pass {
            case .layout: yield layoutMarks
            case .display: yield displayMarks
            }
        }
        _modify {
            switch pass {
            case .layout: yield &layoutMarks
            case .display: yield &displayMarks
            }
        }
    }

    /// Leads the next pass to this layer. Superlayers that it comes to anyway are left as they are.
    func mark(for pass: LayerPass) {
        var layer = self
        while let parent = layer.superlayer {
            if !layer[pass].isListed {
                layer[pass].isListed = true
                parent[pass].waiting.add(layer)
            }
            guard !parent[pass].subtreeIsMarked else { return }
            parent[pass].subtreeIsMarked = true
            layer = parent
        }
    }

    /// Leads the passes to a layer that came into the tree with work for them.
    func resumeMarks() {
        resetMarks()
        for pass in LayerPass.allCases where self[pass].isAwaited { mark(for: pass) }
    }

    /// The layer is in no list of a superlayer's: it may have outlived the one that had it in its lists.
    func resetMarks() {
        layoutMarks.isListed = false
        displayMarks.isListed = false
    }

    /// A layer is about to leave.
    func forgetMarks(of layer: CALayer) {
        for pass in LayerPass.allCases where layer[pass].isListed { self[pass].waiting.remove(layer) }
        layer.resetMarks()
    }

    /// Visits the sublayers, in their order, that the pass has something to do with when it is their turn.
    func visitSublayers(for pass: LayerPass, _ visit: (CALayer) -> Void) {
        // Those that come in meanwhile are for the next round, and those that have left are passed over.
        let sublayers = storedSublayers
        var start = 0
        while let place = self[pass].waiting.next(in: sublayers, from: start, where: { $0[pass].isAwaited }) {
            let layer = sublayers[place]
            if layer.superlayer === self { visit(layer) }
            start = place + 1
        }
        self[pass].waiting.removeAll { layer in
            layer[pass].isListed = layer[pass].isAwaited
            return !layer[pass].isListed
        }
    }
}
