@_spi(Framework) import UIKit

/// A line on a map that says how long a way is.
open class MKScaleView: UIView {
    /// The end of the view where the scale begins.
    public enum Alignment: Int, Sendable {
        /// Where lines of text begin.
        case leading
        /// Where lines of text end.
        case trailing
    }

    /// The map that the scale belongs to.
    open weak var mapView: MKMapView? { didSet { update() } }
    /// When the scale is seen.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
    /// The end of the view where the scale begins.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }
    private var shown: Double?

    /// Makes a map's scale.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 130, height: 24))
        self.mapView = mapView
        update()
    }

    /// Makes a scale without map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        (isOpaque, contentMode, isUserInteractionEnabled) = (false, .redraw, false)
    }

    /// Makes a scale from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (isOpaque, contentMode) = (false, .redraw)
    }

    /// As large as on iOS.
    open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 24) }

    private var metersInPoint: Double? {
        guard let map = mapView?.map else { return nil }
        return MKMetersPerMapPointAtLatitude(map.viewpoint.center.coordinate.latitude) / map.viewpoint.scale
    }

    func update() {
        guard metersInPoint != shown else { return }
        shown = metersInPoint
        setNeedsDisplay()
    }

    /// The longest even number of metres that is at most so long.
    static func evenLength(upTo meters: Double) -> Double {
        let power = pow(10, floor(log10(meters)))
        return ([5, 2.5, 2, 1].first { $0 * power <= meters } ?? 1) * power
    }

    /// Draws the line and its length, in the view's own coordinates.
    open override func draw(_ rect: CGRect) {
        guard let metersInPoint, metersInPoint > 0, bounds.width > 40 else { return }
        let length = Self.evenLength(upTo: metersInPoint * (bounds.width - 30))
        let width = length / metersInPoint
        let x = legendAlignment == .leading ? 2 : bounds.width - 2 - width
        UIColor.label.withAlphaComponent(0.75).setFill()
        UIBezierPath(rect: CGRect(x: x, y: bounds.height - 5, width: width / 2, height: 3)).fill()
        UIColor.systemBackground.withAlphaComponent(0.9).setFill()
        UIBezierPath(rect: CGRect(x: x + width / 2, y: bounds.height - 5, width: width / 2, height: 3)).fill()
        let text = length >= 1000 ? "\(Int(length / 1000)) km" : "\(Int(length)) m"
        NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label]
        ).draw(at: CGPoint(x: x, y: 2))
    }
}
