import CoreGraphics
import Foundation

extension FrameBuilder {
    /// Whether the layer looks like something that may move as a whole: opaque, in place, and not bigger than what is
    /// seen, so that building all of it is no waste.
    func mayBeTile(_ layer: LayerSnapshot, _ place: Placement, _ visible: CGRect) -> Bool {
        let state = layer.state
        // What is behind a backdrop may lie outside of the tile.
        return place.isSnapped && !layer.hasBackdrop && (state.backgroundColor?.alpha ?? 0) >= 1
            && state.cornerRadius == 0
            && (!layer.sublayers.isEmpty || layer.recording != nil || layer.contents != nil)
            && place.box.width >= 16 && place.box.height >= 8
            && place.frame.insetBy(dx: -1, dy: -1).intersects(visible)
            && place.box.width <= memory.screen.width && place.box.height <= memory.screen.height
    }

    /// Adds the layer as a list of its own, around its own top left corner.
    func addTile(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        let (x, y) = (place.boxTransform.tx, place.boxTransform.ty)
        var local = place
        local.boxTransform = .identity
        local.points = place.points.concatenating(CGAffineTransform(translationX: -x, y: -y))
        // Within the box nothing is left out, so that the list is the same wherever the tile is.
        let inside = visible.offsetBy(dx: -x, dy: -y).union(local.box)
        var content = DisplayList()
        addFace(layer, local, clip: nil, visible: inside, to: &content)
        if content.isEmpty { return }
        // What is out of sight beside the box does not count.
        let isOpaque = local.box.contains(
            content.bounds.intersection(visible.offsetBy(dx: -x, dy: -y).union(local.box)))
        let tile = memory.faceTile(of: layer, content, opaqueSize: isOpaque ? local.box.size : nil)
        append(
            DisplayCommand(.tile(tile), transform: CGAffineTransform(translationX: x, y: y), clip: clip), visible,
            to: &list)
    }
}
