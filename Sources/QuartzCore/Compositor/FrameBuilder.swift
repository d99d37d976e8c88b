import CoreGraphics
import Foundation

/// Turns layer trees into a display list.
///
/// Layers draw in Core Animation's order: shadow, background, contents, sublayers, border; then the mask and the opacity
/// act on all of that as one picture.
@MainActor struct FrameBuilder {
    /// Pixels in a point, to put layers on whole pixels; nil when the list's space is not that of pixels.
    let scale: CGFloat?
    let memory: CompositorMemory

    /// Adds a layer and everything in it to a list.
    ///
    /// - Parameters:
    ///   - outer: from the superlayer's points to the list's space.
    ///   - visible: what can be seen of the list's space; the rest is left out.
    func add(
        _ layer: LayerSnapshot, _ outer: CGAffineTransform, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        guard layer.state.isDrawn else { return }
        add(layer, Placement(layer.state, in: outer, scale: scale), clip: clip, visible: visible, to: &list)
    }

    /// Adds a layer that lies at a place.
    func add(_ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList) {
        let state = layer.state
        guard state.isDrawn, !visible.isNull, !visible.isEmpty, place.isDrawable else { return }
        if state.masksToBounds, !place.frame.insetBy(dx: -1, dy: -1).intersects(visible), shadow(of: state) == nil {
            return
        }
        if !state.isDoubleSided, place.points.determinant < 0 { return }
        let options = state.options
        if options.blendMode != .normal {
            addBlended(layer, place, clip: clip, visible: visible, to: &list)
        } else if options.isRasterized, scale != nil {
            addRaster(layer, place, clip: clip, visible: visible, to: &list)
        } else {
            addMixed(layer, place, opacity: state.opacity, clip: clip, visible: visible, to: &list)
        }
    }

    /// Adds a layer with what is around its faces: shadow, mask and opacity.
    func addMixed(
        _ layer: LayerSnapshot, _ place: Placement, opacity: Float, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        if opacity >= 1, layer.mask == nil, shadow(of: layer.state) == nil {
            addFaces(layer, place, clip: clip, visible: visible, to: &list)
        } else {
            addAsPicture(layer, place, opacity: opacity, clip: clip, visible: visible, to: &list)
        }
    }

    /// Adds what the layer shows before opacity, mask and shadow: one face, or two while a transition runs.
    func addFaces(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        if let transition = layer.transition, transition.progress < 1 {
            add(transition, of: layer, place, clip: clip, visible: visible, to: &list)
        } else {
            addWhole(layer, place, clip: clip, visible: visible, to: &list)
        }
    }

    /// Adds one face, as a tile where that may pay.
    func addWhole(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        if mayBeTile(layer, place, visible) {
            addTile(layer, place, clip: clip, visible: visible, to: &list)
        } else {
            addFace(layer, place, clip: clip, visible: visible, to: &list)
        }
    }

    /// Adds background, contents, sublayers and border.
    func addFace(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        let state = layer.state
        let shape = CornerShape(state, box: place.box, unit: place.unit)
        addBackdrop(state, shape, place, clip: clip, visible: visible, to: &list)
        if state.masksToBounds, !shape.isPlain {
            addRounded(layer, shape, place, clip: clip, visible: visible, to: &list)
        } else {
            addBackground(state, shape, place, clip: clip, visible: visible, to: &list)
            if state.masksToBounds {
                let inner = Clip(.rect(place.box), transform: place.boxTransform, within: clip)
                addInside(layer, place, clip: inner, visible: visible.intersection(inner.bounds), to: &list)
            } else {
                addInside(layer, place, clip: clip, visible: visible, to: &list)
            }
        }
        addBorder(state, shape, place, clip: clip, visible: visible, to: &list)
    }

    /// Adds contents and sublayers.
    private func addInside(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        if visible.isNull || visible.isEmpty { return }
        addContents(layer, place, clip: clip, visible: visible, to: &list)
        if layer.needsSpace { return addInSpace(layer, place, clip: clip, visible: visible, to: &list) }
        if layer.sublayers.isEmpty { return }
        let inner = place.sublayerPoints(layer.state)
        for sublayer in layer.sublayers { add(sublayer, inner, clip: clip, visible: visible, to: &list) }
    }

    /// Adds what is cut by rounded corners. Cutting each command for itself would let the ones below shine through at
    /// the edge, so that several are drawn together and cut once.
    private func addRounded(
        _ layer: LayerSnapshot, _ shape: CornerShape, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        var inside = DisplayList()
        addInside(
            layer, place, clip: clip, visible: visible.intersection(place.frame.insetBy(dx: -1, dy: -1)), to: &inside)
        let safe = shape.safeArea.applying(place.boxTransform)
        let needsClip = !inside.isEmpty && !(place.boxTransform.isRectilinear && safe.contains(inside.bounds))
        let color = layer.state.backgroundColor?.rgba
        let hasBackground = (color?.alpha ?? 0) > 0
        guard needsClip, let command = inside.commands.first else {
            addBackground(layer.state, shape, place, clip: clip, visible: visible, to: &list)
            for command in inside.commands { list.append(command) }
            return
        }
        let rounded = Clip(shape.clipShape, transform: place.boxTransform, within: clip)
        if command.isBackdrop, !hasBackground {
            let (backdrops, rest) = inside.leadingBackdrops
            for backdrop in backdrops { list.append(backdrop.applying(.identity, within: rounded)) }
            if !rest.isEmpty { list.append(DisplayCommand(.group(rest), clip: rounded)) }
            return
        }
        if inside.commands.count == 1, !hasBackground, command.clip === clip, command.shadow == nil {
            list.append(
                DisplayCommand(
                    command.operation, transform: command.transform, clip: rounded, alpha: command.alpha,
                    blendMode: command.blendMode, antialiases: command.antialiases))
            return
        }
        var whole = DisplayList()
        if let tile = layer.state.backgroundColor?.tile {
            whole.append(pattern(tile, place, clip: nil))
        } else if let color, hasBackground {
            whole.append(DisplayCommand(.fillRect(place.box, color), transform: place.boxTransform))
        }
        for command in inside.commands { whole.append(command) }
        list.append(DisplayCommand(.group(whole), clip: rounded))
    }

    private func addBackdrop(
        _ state: LayerState, _ shape: CornerShape, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        guard let backdrop = state.options.backdrop, !place.box.isEmpty else { return }
        let shaped = shape.isPlain ? clip : Clip(shape.clipShape, transform: place.boxTransform, within: clip)
        let operation = DisplayCommand.Operation.backdrop(place.box, backdrop.scaled(by: place.unit))
        append(DisplayCommand(operation, transform: place.boxTransform, clip: shaped), visible, to: &list)
    }

    private func addBackground(
        _ state: LayerState, _ shape: CornerShape, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        guard let color = state.backgroundColor?.rgba, color.alpha > 0, !place.box.isEmpty else { return }
        if let tile = state.backgroundColor?.tile {
            let shaped = Clip(shape.clipShape, transform: place.boxTransform, within: clip)
            return append(pattern(tile, place, clip: shaped), visible, to: &list)
        }
        append(DisplayCommand(shape.filled(color), transform: place.boxTransform, clip: clip), visible, to: &list)
    }

    /// A repeated picture over a layer, from the layer's top left corner on.
    private func pattern(_ tile: PatternTile, _ place: Placement, clip: Clip?) -> DisplayCommand {
        let size = CGSize(width: tile.size.width * place.unit, height: tile.size.height * place.unit)
        let area = CGRect(origin: .zero, size: place.box.size)
        let drawing = ExternalDrawing(
            PatternFill(PatternTile(tile.image, size: size), over: area), at: place.box.origin, color: .black)
        return DisplayCommand(.external(drawing), transform: place.boxTransform, clip: clip)
    }

    private func addBorder(
        _ state: LayerState, _ shape: CornerShape, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        guard state.borderWidth > 0, state.borderWidth.isFinite, let color = state.borderColor?.rgba, color.alpha > 0,
            !place.box.isEmpty
        else { return }
        append(
            DisplayCommand(
                shape.border(state.borderWidth * place.unit, color), transform: place.boxTransform, clip: clip),
            visible, to: &list)
    }

    /// Adds a command unless it cannot be seen.
    func append(_ command: DisplayCommand, _ visible: CGRect, to list: inout DisplayList) {
        if command.bounds.insetBy(dx: -1, dy: -1).intersects(visible) { list.append(command) }
    }
}
