import Foundation

/// A view to stand on the keyboard or in its place, on the keyboard's ground.
open class UIInputView: UIView {
    /// The ground that an input view is drawn on.
    public enum Style: Int, Sendable {
        /// No ground: nothing is drawn.
        case `default`
        /// The keyboard's ground.
        case keyboard
    }

    /// The ground that the view was made with.
    public let inputViewStyle: Style

    /// Whether the intrinsic content size decides the height, and not the frame.
    open var allowsSelfSizing = false

    /// Makes an input view with a frame in points, on the keyboard's ground or on none.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        guard inputViewStyle == .keyboard else { return }
        backgroundColor = UIColor { KeyboardLook(isDark: $0.userInterfaceStyle == .dark).background }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Makes an input view of the default style from an Interface Builder document.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
