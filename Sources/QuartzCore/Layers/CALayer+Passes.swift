/// A pass down the layer tree before a frame.
package enum LayerPass: CaseIterable {
    case layout, display
}

/// How the passes for layout and display find the layers that they have work for.
extension CALayer: PassNode {
    package var nodeAbove: CALayer? { superlayer }
    package var nodesBelow: [CALayer] { storedSublayers }

    package subscript(pass: LayerPass) -> PassMarks<CALayer> {
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
}
