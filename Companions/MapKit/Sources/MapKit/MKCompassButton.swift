@_spi(Framework) import UIKit

/// A compass that shows where north is, and turns its map to the north when it is tapped.
open class MKCompassButton: UIView {
    /// The map that the compass belongs to.
    open weak var mapView: MKMapView? { didSet { update() } }
    /// When the compass is seen: by default while north is not up.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    private let face = UIButton(type: .custom)

    /// Makes a map's compass.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
    }

    /// Makes a compass without map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a compass from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 22
        face.setTitle("N", for: .normal)
        face.setTitleColor(.label, for: .normal)
        face.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        face.accessibilityLabel = "Compass"
        face.addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .touchUpInside)
        addSubview(face)
        isHidden = true
    }

    /// As large as on iOS.
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    /// Fills the compass with its face.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.bounds = bounds
        face.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func update() {
        let heading = mapView?.map.viewpoint.heading ?? 0
        face.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        switch compassVisibility {
        case .adaptive: isHidden = heading == 0
        case .hidden: isHidden = true
        case .visible: isHidden = false
        }
    }

    private func turnNorth() {
        guard let map = mapView?.map else { return }
        var new = map.viewpoint
        new.heading = 0
        map.user.stopFollowing()
        map.go(to: new, animated: true)
    }
}
