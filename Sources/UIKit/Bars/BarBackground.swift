import Foundation
import QuartzCore

/// What lies behind a bar's buttons, with a line one pixel high just outside of the bar.
final class BarBackground: UIView {
    private let hairline = UIView(frame: .zero)

    /// On which side the line is.
    var hasHairlineAtTop = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(fill: UIColor?, hairline color: UIColor?) {
        backgroundColor = fill
        hairline.backgroundColor = color
        hairline.isHidden = color == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / pixelScale
        hairline.frame = CGRect(
            x: 0, y: hasHairlineAtTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }
}
