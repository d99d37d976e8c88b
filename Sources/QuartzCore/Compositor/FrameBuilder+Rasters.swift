import CoreGraphics
import Foundation

extension FrameBuilder {
    /// The pixels of a layer with all that is in it, its opacity left out: those of the frame before while nothing has
    /// changed.
    ///
    /// - Returns: The image, and its place in the layer's bounds' space, in points; nil where there is nothing to draw.
    func raster(of layer: LayerSnapshot, scale: CGFloat) -> (image: CGImage, rect: CGRect)? {
        let state = layer.state
        guard scale > 0, scale.isFinite else { return nil }
        let place = Placement(apart: state, scale: scale)
        guard place.isDrawable else { return nil }
        let reach = Self.longestSide
        let visible = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        var list = DisplayList()
        FrameBuilder(scale: scale, memory: memory).addMixed(
            layer, place, opacity: 1, clip: nil, visible: visible, to: &list)
        let area = list.bounds.insetBy(dx: -1, dy: -1).integral.intersection(visible)
        guard !list.isEmpty, !area.isNull, area.width >= 1, area.height >= 1,
            let image = memory.raster(of: layer, list, area: area)
        else { return nil }
        return (
            image,
            CGRect(
                x: area.minX / scale + state.bounds.minX, y: area.minY / scale + state.bounds.minY,
                width: area.width / scale, height: area.height / scale)
        )
    }

    /// The pixels that a layer may reach to each side of its origin when it is drawn for itself.
    private static let longestSide: CGFloat = 4096

    /// Adds a layer by way of pixels of its own, at the scale that it asks for.
    func addRaster(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        guard let (image, rect) = raster(of: layer, scale: layer.state.options.rasterizationScale) else { return }
        append(
            DisplayCommand(
                .image(image, rect, layer.state.options.magnification.quality), transform: place.points, clip: clip,
                alpha: CGFloat(min(layer.state.opacity, 1))), visible, to: &list)
    }

    /// Adds a layer that is mixed with what is below it in another way than by covering it.
    func addBlended(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        var picture = DisplayList()
        addMixed(layer, place, opacity: layer.state.opacity, clip: nil, visible: visible, to: &picture)
        if picture.isEmpty { return }
        list.append(DisplayCommand(.group(picture), clip: clip, blendMode: layer.state.options.blendMode))
    }
}
