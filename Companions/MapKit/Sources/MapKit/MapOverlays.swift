@_spi(Framework) import UIKit

/// The overlays of a map and what draws them.
@MainActor final class MapOverlays {
    final class Item {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
        init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) { (self.overlay, self.level) = (overlay, level) }
    }

    private unowned let view: MKMapView
    /// The overlays from the lowest to the highest.
    private(set) var items: [Item] = []
    /// The same by their overlays.
    private var known: [ObjectIdentifier: Item] = [:]

    init(_ view: MKMapView) { self.view = view }

    func item(of overlay: any MKOverlay) -> Item? { known[ObjectIdentifier(overlay)] }

    func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        items.filter { $0.level == level }.map(\.overlay)
    }

    func insert(_ overlays: [any MKOverlay], _ level: MKOverlayLevel, at index: Int? = nil) {
        let new = overlays.filter { item(of: $0) == nil }.map { Item($0, level) }
        for item in new { known[ObjectIdentifier(item.overlay)] = item }
        items.insert(contentsOf: new, at: min(index ?? items.count, items.count))
        // The delegate is asked in a turn of its own: an app may set it after it has added overlays.
        soon { [weak self] in self?.makeRenderers() }
        redraw()
    }

    func remove(_ overlays: [any MKOverlay]) {
        let gone = Set(overlays.map { ObjectIdentifier($0) })
        items.removeAll { gone.contains(ObjectIdentifier($0.overlay)) }
        for overlay in gone { known[overlay] = nil }
        redraw()
    }

    func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
        guard let a = items.firstIndex(where: { $0.overlay === first }),
            let b = items.firstIndex(where: { $0.overlay === second })
        else { return }
        items.swapAt(a, b)
        (items[a].level, items[b].level) = (items[b].level, items[a].level)
        redraw()
    }

    private func makeRenderers() {
        let new = items.compactMap { $0.renderer == nil ? renderer(of: $0) : nil }
        guard !new.isEmpty else { return }
        redraw()
        view.delegate?.mapView(view, didAdd: new)
    }

    func renderer(of item: Item) -> MKOverlayRenderer? {
        if let renderer = item.renderer { return renderer }
        guard let delegate = view.delegate else { return nil }
        let renderer = delegate.mapView(view, rendererFor: item.overlay)
        renderer.mapView = view
        item.renderer = renderer
        return renderer
    }

    func redraw() {
        view.map.lower.setNeedsDisplay()
        view.map.upper.setNeedsDisplay()
    }

    /// Draws the overlays of a level, on each copy of the world that is seen.
    func draw(_ level: MKOverlayLevel, _ projection: MapProjection, _ area: CGRect, in context: CGContext) {
        let seen = projection.mapRect(area)
        let world = MKMapSize.world.width
        for item in items where item.level == level {
            guard let renderer = item.renderer else { continue }
            let rect = item.overlay.boundingMapRect
            guard !rect.isNull else { continue }
            let first = Int(((seen.minX - rect.maxX) / world).rounded(.up))
            let last = Int(((seen.maxX - rect.minX) / world).rounded(.down))
            guard first <= last, last - first < 8 else { continue }
            for copy in first...last { draw(renderer, rect, seen, Double(copy) * world, projection, in: context) }
        }
    }

    private func draw(
        _ renderer: MKOverlayRenderer, _ rect: MKMapRect, _ seen: MKMapRect, _ shift: Double,
        _ projection: MapProjection, in context: CGContext
    ) {
        let part = seen.offsetBy(dx: -shift, dy: 0)
        let scale = MKZoomScale(projection.viewpoint.scale)
        guard renderer.canDraw(part, zoomScale: scale) else { return }
        context.saveGState()
        let center = projection.viewpoint.center
        context.concatenate(projection.transform)
        context.translateBy(x: rect.minX + shift - center.x, y: rect.minY - center.y)
        context.setAlpha(renderer.alpha)
        if renderer.blendMode != .normal { context.setBlendMode(renderer.blendMode) }
        renderer.draw(part, zoomScale: scale, in: context)
        context.restoreGState()
    }
}
