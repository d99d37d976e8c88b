import UIKit

/// The handle at the top of a sheet. It takes the sheet to its next height.
final class SheetGrabberView: UIControl {
    /// Takes the sheet a height up or down.
    var step: ((_ isUp: Bool) -> Void)?
    private let bar = UIView()

    init() {
        super.init(frame: .zero)
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = "Sheet grabber"
        accessibilityIdentifier = "Containers.grabber"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SheetGrabberView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }

    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }
}
