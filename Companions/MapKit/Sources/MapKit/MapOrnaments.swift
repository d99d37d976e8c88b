@_spi(Framework) import UIKit

/// What stands on a map besides annotations: the legal note, the compass and the scale.
@MainActor final class MapOrnaments {
    private unowned let view: MKMapView
    private let legal = UILabel()
    private lazy var compass = MKCompassButton(mapView: view)
    private lazy var scale = MKScaleView(mapView: view)

    init(_ view: MKMapView) { self.view = view }

    func setUp() {
        legal.font = .systemFont(ofSize: 9, weight: .medium)
        legal.textColor = .secondaryLabel
        legal.attributedText = NSAttributedString(
            string: "Legal", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        view.addSubview(legal)
    }

    func update() {
        let area = view.map.clearArea
        legal.sizeToFit()
        legal.frame.origin = CGPoint(
            x: area.minX + MapLook.legalInset, y: area.maxY - legal.frame.height - MapLook.legalInset / 2)
        updateCompass(area)
        updateScale(area)
    }

    private func updateCompass(_ area: CGRect) {
        guard view.showsCompass, view.map.viewpoint.heading != 0 || compass.superview === view else { return }
        if compass.superview !== view { view.addSubview(compass) }
        compass.frame.origin = CGPoint(
            x: area.maxX - compass.bounds.width - MapLook.legalInset, y: area.minY + MapLook.legalInset)
        compass.update()
    }

    private func updateScale(_ area: CGRect) {
        guard view.showsScale else { return scale.removeFromSuperview() }
        if scale.superview !== view { view.addSubview(scale) }
        scale.frame = CGRect(
            x: area.minX + MapLook.legalInset, y: area.minY + MapLook.legalInset, width: 130, height: 24)
        scale.update()
    }

    /// Follows `showsCompass` and `showsScale`.
    func apply() {
        if !view.showsCompass { compass.removeFromSuperview() }
        view.setNeedsLayout()
    }
}
