import Foundation
import QuartzCore

/// The card with rounded corners that a sheet's view is in.
final class SheetCard: UIView {
    static let cornerRadius: CGFloat = 10

    private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

    init(_ content: UIView) {
        super.init(frame: content.frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    func round(_ radius: CGFloat, isAttached: Bool) {
        layer.cornerRadius = radius
        layer.maskedCorners =
            isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.center.x = bounds.midX
        bringSubviewToFront(grabber)
    }
}
