@_spi(Framework) import UIKit

/// A button that has its map follow the person, and no more.
open class MKUserTrackingButton: UIView {
    /// The map that the button belongs to.
    open weak var mapView: MKMapView? {
        didSet {
            mapView?.map.user.buttons.add(self)
            update()
        }
    }
    private let button = UIButton(type: .system)

    /// Makes a map's button.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
    }

    /// Makes a button without map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.accessibilityLabel = "Tracking"
        button.addAction(UIAction { [weak self] _ in self?.mapView?.followNext() }, for: .touchUpInside)
        addSubview(button)
        update()
    }

    /// As large as on iOS.
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    /// Fills the view with the button. An override calls super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        update()
    }

    func update() { button.setImage(UIImage(systemName: mapView?.followingSymbol ?? "location"), for: .normal) }
}

extension MKMapView {
    var followingSymbol: String {
        switch userTrackingMode {
        case .none: "location"
        case .follow: "location.fill"
        case .followWithHeading: "location.north.line.fill"
        }
    }

    /// Follows the person, then the person's heading, then no more.
    func followNext() {
        let next: MKUserTrackingMode =
            switch userTrackingMode {
            case .none: .follow
            case .follow: .followWithHeading
            case .followWithHeading: .none
            }
        setUserTrackingMode(next, animated: true)
    }
}
