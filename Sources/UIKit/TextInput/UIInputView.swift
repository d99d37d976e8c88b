import Foundation

/// A view to stand on the keyboard or in its place, on the keyboard's ground.
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        /// Nothing is drawn.
        case `default`
        /// The keyboard's ground.
        case keyboard
    }

    public let inputViewStyle: Style

    /// Whether the content decides the height, and not the frame.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        guard inputViewStyle == .keyboard else { return }
        backgroundColor = UIColor { KeyboardLook(isDark: $0.userInterfaceStyle == .dark).background }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
