import CoreGraphics
import Foundation

/// Draws layer trees on bitmaps, frame after frame: only what changed, and what moves without changing only once.
@MainActor package final class Compositor {
    let memory = CompositorMemory()
    let caches = RenderCaches()

    /// What part of the trees' space a frame shows, and how big.
    private struct View: Equatable {
        let width, height: Int
        let scale: CGFloat
        let origin: CGPoint
    }

    /// The last frame, which stands while the same is seen.
    private var last: (view: View, snapshots: [LayerSnapshot], list: DisplayList)?

    /// What is below everything, as 0xAARRGGBB.
    private let background: UInt32

    /// Makes a compositor that draws on black unless told otherwise.
    package init(background: UInt32 = 0xFF00_0000) {
        self.background = background
    }

    /// What trees look like at a time of the media clock, as a list in the pixels of a screen.
    ///
    /// - Parameters:
    ///   - roots: the trees, back to front, in the screen's points.
    ///   - size: of the screen, in pixels.
    ///   - scale: pixels in a point.
    ///   - origin: what is at the screen's top left corner, in points.
    package func frame(
        of roots: [CALayer], width: Int, height: Int, scale: CGFloat, origin: CGPoint = .zero,
        at time: Double = MediaClock.shared.now
    ) -> DisplayList {
        // The first frame takes no other's word for anything.
        let snapshots = roots.map { last == nil ? LayerSnapshot(of: $0, at: time) : .forFrame(of: $0, at: time) }
        let view = View(width: width, height: height, scale: scale, origin: origin)
        if let last, last.view == view, last.snapshots.elementsEqual(snapshots, by: ===) { return last.list }
        memory.screen = CGSize(width: width, height: height)
        let builder = FrameBuilder(scale: scale, memory: memory)
        let visible = CGRect(origin: .zero, size: memory.screen)
        var list = DisplayList()
        for snapshot in snapshots {
            builder.add(
                snapshot,
                CGAffineTransform(translationX: -origin.x, y: -origin.y)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale)),
                clip: nil, visible: visible, to: &list)
        }
        memory.endFrame()
        last = (view, snapshots, list)
        return list
    }

    /// Makes a bitmap that shows `old` show `list`; nil stands for anything at all. Returns the pixels drawn.
    @discardableResult package func draw(
        _ list: DisplayList, replacing old: DisplayList?, in bitmap: Bitmap
    ) -> Damage {
        var damage = old.map { list.changes(since: $0) } ?? Damage(bitmap.bounds)
        damage.clip(to: bitmap.bounds)
        if damage.isEmpty { return damage }
        defer { caches.removeAbandoned() }
        let renderer = DisplayListRenderer(target: bitmap, caches: caches)
        for rect in damage.rects {
            let area = list.redrawArea(for: rect, in: bitmap.bounds)
            let margin = Margin(of: rect, within: area, in: bitmap)
            if !list.covers(area) { bitmap.fill(background, in: area) }
            renderer.render(list, damage: area)
            margin.restore(bitmap)
        }
        return damage
    }
}

/// The pixels around a rectangle, to be put back.
private struct Margin {
    private var strips: [(place: PixelRect, pixels: Bitmap)] = []

    init(of inner: PixelRect, within outer: PixelRect, in bitmap: Bitmap) {
        let places = [
            PixelRect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y),
            PixelRect(x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            PixelRect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height),
            PixelRect(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        for place in places where !place.isEmpty {
            guard let pixels = Bitmap(width: place.width, height: place.height) else { continue }
            pixels.copy(from: bitmap, place, toX: 0, y: 0)
            strips.append((place, pixels))
        }
    }

    func restore(_ bitmap: Bitmap) {
        for (place, pixels) in strips { bitmap.copy(from: pixels, pixels.bounds, toX: place.x, y: place.y) }
    }
}
