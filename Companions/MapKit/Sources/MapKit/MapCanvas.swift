@_spi(Framework) import UIKit

/// A layer of a map that is drawn for one viewpoint, a little larger than the map's view, and moved with the map until that
/// is too far away.
@MainActor class MapCanvas: UIView {
    weak var mapView: MKMapView?
    /// What was drawn, in the canvas's own coordinates.
    private(set) var drawn: MapProjection?
    /// Choice (MapKit): what is drawn around the view, as a part of its size.
    private static let margin: CGFloat = 0.25

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Draws anew when the map has come to rest, and otherwise only where the map has gone too far.
    func follow(_ projection: MapProjection, in bounds: CGRect, isAtRest: Bool) {
        guard !bounds.isEmpty else { return }
        if isAtRest || !covers(projection, bounds) {
            redraw(projection, bounds)
        } else {
            place(for: projection)
        }
    }

    func redraw(_ projection: MapProjection, _ bounds: CGRect) {
        let area = bounds.insetBy(dx: -bounds.width * Self.margin, dy: -bounds.height * Self.margin).integral
        transform = .identity
        frame = area
        var own = projection
        own.middle.x -= area.minX
        own.middle.y -= area.minY
        if own != drawn { setNeedsDisplay() }
        drawn = own
    }

    private func place(for projection: MapProjection) {
        guard let drawn else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        center = projection.plainPoint(drawn.place(middle))
        let ratio = projection.viewpoint.scale / drawn.viewpoint.scale
        let turn = (drawn.viewpoint.heading - projection.viewpoint.heading) * .pi / 180
        transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: ratio, y: ratio)
    }

    private func covers(_ projection: MapProjection, _ view: CGRect) -> Bool {
        guard let drawn else { return false }
        let ratio = projection.viewpoint.scale / drawn.viewpoint.scale
        guard ratio > 0.5, ratio < 2 else { return false }
        let corners = [
            CGPoint(x: view.minX, y: view.minY), CGPoint(x: view.maxX, y: view.minY),
            CGPoint(x: view.minX, y: view.maxY), CGPoint(x: view.maxX, y: view.maxY),
        ]
        return corners.allSatisfy { bounds.contains(drawn.plainPoint(projection.place($0))) }
    }
}

/// The canvas of the world itself.
@MainActor final class WorldCanvas: MapCanvas {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let mapView, let drawn else { return }
        let type = mapView.mapType
        MapPainter(
            projection: drawn, area: bounds, palette: MapLook.palette(type, traitCollection.userInterfaceStyle),
            showsNames: type != .satellite && type != .satelliteFlyover
        ).draw(in: context)
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        setNeedsDisplay()
    }
}

/// The canvas of the overlays of one level.
@MainActor final class OverlayCanvas: MapCanvas {
    let level: MKOverlayLevel

    init(_ level: MKOverlayLevel) {
        self.level = level
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let mapView, let drawn else { return }
        mapView.map.overlays.draw(level, drawn, bounds, in: context)
    }
}
