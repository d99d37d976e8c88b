import Foundation
import QuartzCore

/// The line that shows where typed text goes.
final class CaretView: UIView {
    static let width: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = Self.width / 2
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Stands somewhere and shows itself, then goes on blinking.
    func stand(at rect: CGRect, color: UIColor) {
        UIView.performWithoutAnimation {
            frame = CGRect(
                x: rect.minX - Self.width / 2, y: rect.minY, width: Self.width, height: rect.height)
        }
        backgroundColor = color
        isHidden = false
        blink()
    }

    func disappear() {
        isHidden = true
        layer.removeAnimation(forKey: "blink")
    }

    /// Goes on without end, which nobody waits for.
    private func blink() {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [Float(1), Float(1), Float(0), Float(0), Float(1)]
        blink.keyTimes = [0, 0.48, 0.58, 0.9, 1]
        blink.duration = 1.06
        blink.repeatCount = .infinity
        layer.add(blink, forKey: "blink")
    }
}
