@_spi(Framework) import UIKit

extension MKMapView {
    /// All overlays, the lowest first.
    public var overlays: [any MKOverlay] { map.overlays.items.map(\.overlay) }

    /// The overlays of a level, the lowest first.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { map.overlays.overlays(in: level) }

    /// Lays an overlay above names and above all others.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Lays overlays above names and above all others.
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Lays an overlay above all others of a level.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { map.overlays.insert([overlay], level) }
    /// Lays overlays above all others of a level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        map.overlays.insert(overlays, level)
    }

    /// The name of `addOverlay(_:)` before Swift 4.2.
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// The name of `addOverlay(_:level:)` before Swift 4.2.
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    /// The name of `removeOverlay(_:)` before Swift 4.2.
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

    /// Takes an overlay from the map.
    public func removeOverlay(_ overlay: any MKOverlay) { map.overlays.remove([overlay]) }
    /// Takes overlays from the map.
    public func removeOverlays(_ overlays: [any MKOverlay]) { map.overlays.remove(overlays) }

    /// Lays an overlay at a place among all.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        map.overlays.insert([overlay], .aboveLabels, at: index)
    }

    /// Lays an overlay at a place among those of a level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let others = overlays(in: level)
        guard index < others.count else { return addOverlay(overlay, level: level) }
        insertOverlay(overlay, belowOverlay: others[index])
    }

    /// Lays an overlay on another one.
    public func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) {
        insert(overlay, beside: sibling, 1)
    }

    /// Lays an overlay under another one.
    public func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) {
        insert(overlay, beside: sibling, 0)
    }

    private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, _ offset: Int) {
        let items = map.overlays.items
        guard let index = items.firstIndex(where: { $0.overlay === sibling }) else { return addOverlay(overlay) }
        map.overlays.insert([overlay], items[index].level, at: index + offset)
    }

    /// Lays each of two overlays where the other is.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        map.overlays.exchange(overlay1, overlay2)
    }

    /// What draws an overlay; nil for one that is not on the map, or before the delegate was asked.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        map.overlays.item(of: overlay).flatMap { map.overlays.renderer(of: $0) }
    }
}
