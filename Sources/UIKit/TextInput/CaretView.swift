import Foundation
import QuartzCore

/// The line that shows where typed text goes.
final class CaretView: UIView {
    static let width: CGFloat = 2

    /// The times that the caret is seen and not seen in turn, in seconds.
    private static let shown = 0.56
    private static let hidden = 0.5

    private var blink: TimedCalls.Ticket?

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
            frame = Self.frame(at: rect)
            alpha = 1
        }
        backgroundColor = color
        isHidden = false
        turn(after: Self.shown)
    }

    /// Whether the caret is shown there already.
    func stands(at rect: CGRect) -> Bool { !isHidden && frame == Self.frame(at: rect) }

    private static func frame(at rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - width / 2, y: rect.minY, width: width, height: rect.height)
    }

    func disappear() {
        isHidden = true
        TimedCalls.shared.cancel(blink)
        blink = nil
    }

    /// Blinks by single frames, which an app that is idle otherwise can afford; an animation would draw without end.
    private func turn(after seconds: Double) {
        TimedCalls.shared.cancel(blink)
        blink = TimedCalls.shared.schedule(at: CACurrentMediaTime() + seconds) { [weak self] in
            guard let self, window != nil, !isHidden else { return }
            let isShown = alpha > 0
            UIView.performWithoutAnimation { self.alpha = isShown ? 0 : 1 }
            turn(after: isShown ? Self.hidden : Self.shown)
        }
    }
}
