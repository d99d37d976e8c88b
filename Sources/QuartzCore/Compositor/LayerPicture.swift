import CoreGraphics
import Foundation

/// What layers show, kept as it was.
@MainActor package struct LayerPicture {
    /// In the layer's points, with the origin of what was taken at zero.
    package let list: DisplayList
    package let size: CGSize

    /// Takes what a layer and those in it show now, animations included.
    ///
    /// - Parameter rect: Which part, in the layer's coordinates.
    package init(of layer: CALayer, in rect: CGRect) {
        var list = DisplayList()
        let snapshot = LayerSnapshot(of: layer)
        var place = Placement(ownSpaceOf: snapshot.state)
        let move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        place.points = place.points.concatenating(move)
        place.boxTransform = place.points
        let frame = CGRect(origin: .zero, size: rect.size)
        FrameBuilder(scale: nil, memory: CompositorMemory()).add(
            snapshot, place, clip: Clip(.rect(frame), transform: .identity, within: nil), visible: frame, to: &list)
        self.list = list
        size = rect.size
    }

    /// Draws the picture into a rectangle of a context.
    package func draw(in rect: CGRect, of context: CGContext) {
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.draw(list)
        context.restoreGState()
    }
}

extension CALayer {
    /// Shows a picture as the layer's contents.
    package func show(_ picture: LayerPicture) {
        recording = picture.list.isEmpty ? nil : (picture.list, picture.size)
        CATransaction.noteContents()
    }
}

extension CALayer {
    /// What the layer draws now without most of its sublayers, as a list; empty where it draws nothing.
    ///
    /// - Parameters:
    ///   - transform: From the layer's points to the list's space.
    ///   - visible: What is wanted of the list's space.
    ///   - isOwn: Which sublayers, at any depth, belong to what the layer draws.
    package func ownPicture(
        _ transform: CGAffineTransform, visible: CGRect, where isOwn: (CALayer) -> Bool
    ) -> DisplayList {
        var list = DisplayList()
        let snapshot = LayerSnapshot(ofOwn: self, where: isOwn)
        var place = Placement(ownSpaceOf: snapshot.state)
        place.points = transform
        place.boxTransform = transform
        FrameBuilder(scale: nil, memory: CompositorMemory()).add(
            snapshot, place, clip: nil, visible: visible, to: &list)
        return list
    }
}
