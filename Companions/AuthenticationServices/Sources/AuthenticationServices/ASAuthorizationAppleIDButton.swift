import Foundation
@_spi(Framework) import UIKit

/// The button with which people sign in with Apple.
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        /// The usual words.
        public static let `default` = ButtonType.signIn
    }

    /// How the button looks.
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    private let type: ButtonType
    private let style: Style
    private let label = UILabel()

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// Makes a button that says something and looks like something.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.type = type
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        prepare()
    }

    /// Makes a button that says something and looks like something.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Makes a black button that signs in.
    public convenience override init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// Makes a black button of an Interface Builder document.
    public required init?(coder: NSCoder) {
        type = .signIn
        style = .black
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.cornerRadius = cornerRadius
        backgroundColor = style == .black ? .black : .white
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        label.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = words
        accessibilityTraits = .button
    }

    private var words: String {
        switch type {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    // Choice (AuthenticationServices): the words are 43 % of the button's height, as Apple's guidelines have it for buttons of an app's own.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.height * 0.43
        let color: UIColor = style == .black ? .white : .black
        let text = NSMutableAttributedString()
        if let mark = UIImage(systemName: "apple.logo")?.withTintColor(color, renderingMode: .alwaysOriginal) {
            let attachment = NSTextAttachment()
            attachment.image = mark
            let height = size * 1.05
            attachment.bounds = CGRect(
                x: 0, y: -size * 0.12, width: height * mark.size.width / max(mark.size.height, 1), height: height)
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " "))
        }
        text.append(NSAttributedString(string: words))
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: color],
            range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        label.frame = bounds.insetBy(dx: bounds.height * 0.2, dy: 0)
    }

    open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }
}
