internal import CCairo
import Foundation

/// Replays display lists on a bitmap.
///
/// Commands that do not meet the damage never reach cairo, which would take three to five times as long to find out.
package final class DisplayListRenderer {
    package let target: Bitmap
    package let caches: RenderCaches
    /// How many commands have reached cairo; those in groups count too.
    package private(set) var executedCommands = 0

    var layers: [Layer]
    /// Whether the target is a tile's picture.
    var isDrawingTile = false
    /// The columns that neither clips nor the target's edges cut off.
    var sides: Range<Int>
    /// Whether a clip other than the limit is in force.
    var isClipped = false

    /// A bitmap that is drawn into: the target, or a group's.
    struct Layer {
        let bitmap: Bitmap
        /// A `cairo_t *` whose coordinates are the target's pixels.
        let cairo: OpaquePointer
        /// The pixels that count, innermost last; clips and damage narrow them.
        var limits: [PixelRect]
        /// The pixels that a group covers.
        let area: PixelRect
    }

    /// Makes a renderer; those that share caches keep each other's shadows and scaled images.
    package init(target: Bitmap, caches: RenderCaches = RenderCaches()) {
        self.target = target
        self.caches = caches
        sides = 0..<target.width
        let cairo = cairo_create(target.surface)!
        layers = [Layer(bitmap: target, cairo: cairo, limits: [target.bounds], area: target.bounds)]
    }

    deinit {
        for layer in layers { cairo_destroy(layer.cairo) }
    }

    /// The `cairo_t *` that is drawn with now.
    var cairo: OpaquePointer { layers[layers.count - 1].cairo }

    /// What cairo says went wrong; nil while drawing works. After a failure, which only a lack of memory should cause,
    /// the renderer draws nothing more.
    package var failure: String? {
        for layer in layers where cairo_status(layer.cairo) != CAIRO_STATUS_SUCCESS {
            return String(cString: cairo_status_to_string(cairo_status(layer.cairo)))
        }
        return nil
    }

    /// The pixels that drawing can change now, in the target's coordinates.
    package var limit: PixelRect { layers[layers.count - 1].limits.last ?? target.bounds }

    /// Runs a block with drawing kept to an area of the target's pixels.
    package func limited(to area: PixelRect, _ body: () -> Void) {
        let inside = area.intersection(limit)
        if inside.isEmpty { return }
        let cairo = self.cairo
        cairo_save(cairo)
        cairo.setPath(inside)
        cairo_clip(cairo)
        layers[layers.count - 1].limits.append(inside)
        body()
        layers[layers.count - 1].limits.removeLast()
        cairo_restore(cairo)
    }

    /// Draws a list through a transform from its space to the target's pixels.
    ///
    /// Only pixels in `damage` change. With an opacity below 1 the list is drawn as one picture.
    package func render(
        _ list: DisplayList, transform: CGAffineTransform = .identity, opacity: CGFloat = 1, damage: PixelRect? = nil
    ) {
        guard transform.isDrawable, opacity > 0 else { return }
        limited(to: damage ?? limit) {
            if opacity < 1 {
                group(in: deviceArea(list.bounds, transform), opacity: opacity) { replay(list, transform) }
            } else {
                replay(list, transform)
            }
        }
    }

    /// The pixels that something can touch: antialiasing reaches one further.
    func deviceArea(_ bounds: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        PixelRect(bounds.applying(transform)).outset(by: 1)
    }

    private func replay(_ list: DisplayList, _ base: CGAffineTransform) {
        let cairo = self.cairo
        var clip: Clip?
        var clipSaved = false
        let visibilities = visibilities(of: list, base)
        for (index, command) in list.commands.enumerated() {
            let area = deviceArea(command.bounds, base).intersection(limit)
            if area.isEmpty || visibilities[index] == .hidden { continue }
            let matrix = command.transform.concatenating(base)
            guard matrix.isDrawable else { continue }
            executedCommands += 1
            if command.clip !== clip {
                if clipSaved { cairo_restore(cairo) }
                clipSaved = command.clip != nil
                if clipSaved { cairo_save(cairo) }
                clip = command.clip
                clip?.apply(to: cairo, base)
            }
            if case .around(let hole) = visibilities[index] {
                for strip in area.strips(around: hole) {
                    limited(to: strip) { execute(command, matrix, base, strip) }
                }
            } else {
                execute(command, matrix, base, area)
            }
        }
        if clipSaved { cairo_restore(cairo) }
    }

    private func execute(
        _ command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform, _ area: PixelRect
    ) {
        if let shadow = command.shadow {
            drawShadow(shadow, of: command, matrix, base, area)
            if shadow.hidesCaster { return }
        }
        if let clip = command.clip, clip.hasMask {
            group(in: area, blendMode: command.blendMode) {
                paint(command, matrix, base, area, blendMode: .normal)
                clip.applyMasks(to: self.cairo, base)
            }
        } else if command.blendMode.cairo == nil {
            group(in: area, blendMode: command.blendMode) {
                paint(command, matrix, base, area, blendMode: .normal)
            }
        } else {
            paint(command, matrix, base, area, blendMode: command.blendMode)
        }
    }

    // MARK: Groups

    /// Draws what a block draws into a pooled bitmap, then that as one picture.
    package func group(
        in area: PixelRect, opacity: CGFloat = 1, blendMode: CGBlendMode = .normal, _ body: () -> Void
    ) {
        guard let layer = beginGroup(in: area) else { return }
        body()
        endGroup()
        composite(layer, opacity: opacity, blendMode: blendMode)
        discard(layer)
    }

    /// Nil when nothing of the area counts.
    func beginGroup(in area: PixelRect, unlimited: Bool = false) -> Layer? {
        let inside = unlimited ? area : area.intersection(limit)
        guard !inside.isEmpty, let bitmap = caches.pool.take(width: inside.width, height: inside.height) else {
            return nil
        }
        cairo_surface_set_device_offset(bitmap.surface, Double(-inside.x), Double(-inside.y))
        let cairo = cairo_create(bitmap.surface)!
        cairo.setPath(inside)
        cairo_clip(cairo)
        let layer = Layer(bitmap: bitmap, cairo: cairo, limits: [inside], area: inside)
        layers.append(layer)
        return layer
    }

    func endGroup() {
        cairo_surface_flush(layers.removeLast().bitmap.surface)
    }

    func discard(_ layer: Layer) {
        cairo_destroy(layer.cairo)
        cairo_surface_set_device_offset(layer.bitmap.surface, 0, 0)
        caches.pool.give(layer.bitmap)
    }

    func composite(_ layer: Layer, opacity: CGFloat, blendMode: CGBlendMode) {
        guard let mode = blendMode.cairo else {
            return darken(with: layer, opacity: opacity)
        }
        let cairo = self.cairo
        cairo_save(cairo)
        cairo.setPath(layer.area)
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, layer.bitmap.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_operator(cairo, mode)
        if opacity < 1 { cairo_paint_with_alpha(cairo, Double(opacity)) } else { cairo_paint(cairo) }
        cairo_restore(cairo)
    }

    /// The one blend mode that cairo lacks: darkness adds up.
    private func darken(with layer: Layer, opacity: CGFloat) {
        // The clip that is in force has to hold for the kernel too: it makes coverage of a copy.
        guard let clipped = beginGroup(in: layer.area) else { return }
        endGroup()
        let copy = clipped.cairo
        cairo_identity_matrix(copy)
        cairo_set_source_surface(copy, layer.bitmap.surface, 0, 0)
        cairo_paint_with_alpha(copy, Double(opacity))
        cairo_surface_flush(clipped.bitmap.surface)
        let below = layers[layers.count - 1]
        let place = layer.area.intersection(below.area)
        below.bitmap.addDarkness(
            of: clipped.bitmap, at: place.offset(x: -below.area.x, y: -below.area.y),
            from: (place.x - clipped.area.x, place.y - clipped.area.y))
        discard(clipped)
    }
}
