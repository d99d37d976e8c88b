import Foundation

/// Edges of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// All of a button's content and looks as one value.
    public struct Configuration: Equatable {
        /// How round the background's corners are.
        public enum CornerStyle: Int, Sendable {
            /// The background's own radius.
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// How large the button would like to be.
        public enum Size: Int, Sendable { case medium, small, mini, large }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing

            /// The share of the free space that is before the text.
            func factor(isAlone: Bool) -> CGFloat {
                switch self {
                case .automatic: isAlone ? 0.5 : 0
                case .leading: 0
                case .center: 0.5
                case .trailing: 1
                }
            }
        }

        enum Kind { case plain, tinted, gray, filled }

        let kind: Kind

        // MARK: Content

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        /// The fonts that Interface Builder gives to texts that have none of their own.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        // MARK: Arrangement

        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = buttonSize.insets } } }
        /// The room around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }
        private var insets = Size.medium.insets
        private var hasOwnInsets = false

        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.insets
        }

        // MARK: Looks

        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var background = UIBackgroundConfiguration()

        init(_ kind: Kind) { self.kind = kind }

        /// Coloured text on no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Coloured text on a light background of the same colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Coloured text on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White text on the colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    fileprivate var textStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
}

// MARK: - What the button draws

extension UIButton.Configuration {
    var titleText: String? { title }

    @MainActor func looks(for button: UIButton) -> (foreground: UIColor, background: UIColor?) {
        let tint = button.tintColor as UIColor
        var foreground: UIColor
        var fill: UIColor?
        switch kind {
        case .plain: (foreground, fill) = (baseForegroundColor ?? tint, baseBackgroundColor)
        case .tinted:
            let base = baseBackgroundColor ?? tint
            (foreground, fill) = (baseForegroundColor ?? tint, base.withAlphaComponent(0.18))
        case .gray: (foreground, fill) = (baseForegroundColor ?? tint, baseBackgroundColor ?? .secondarySystemFill)
        case .filled: (foreground, fill) = (baseForegroundColor ?? .white, baseBackgroundColor ?? tint)
        }
        fill = background.backgroundColor ?? fill
        guard button.automaticallyUpdatesConfiguration else { return (foreground, fill) }
        if !button.isEnabled {
            foreground = .tertiaryLabel
            if kind != .plain { fill = .tertiarySystemFill }
        } else if button.isHighlighted {
            if kind == .filled {
                fill = fill?.withAlphaComponent(0.75)
            } else {
                foreground = foreground.withAlphaComponent(0.3)
            }
        } else if button.isSelected, kind == .plain, fill == nil {
            fill = tint.withAlphaComponent(0.18)
        }
        return (foreground, fill)
    }

    func styledTitle(or other: ButtonTitle?, color: UIColor) -> NSAttributedString? {
        let text: NSAttributedString
        if let attributedTitle {
            text = NSAttributedString(uiKit: attributedTitle)
        } else if let other {
            text = other.attributed ?? NSAttributedString(string: other.string)
        } else {
            return nil
        }
        return styled(text, titleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle), color)
    }

    func styledSubtitle(color: UIColor) -> NSAttributedString? {
        subtitle.map {
            styled(NSAttributedString(string: $0), subtitleFont ?? .preferredFont(forTextStyle: .footnote), color)
        }
    }

    /// Adds font, colour and line breaking where the text has none.
    private func styled(_ text: NSAttributedString, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = titleLineBreakMode
        style.alignment = .center
        return text.adding(
            [.font: font, .foregroundColor: color, .paragraphStyle: style], overriding: false)
    }

    /// Symbols go with the title's size.
    var symbolConfiguration: UIImage.SymbolConfiguration {
        let base = UIImage.SymbolConfiguration(textStyle: buttonSize.textStyle)
        return base.applying(preferredSymbolConfigurationForImage)
    }

    func radius(for size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .capsule: size.height / 2
        case .small: 4
        case .medium: 8
        case .large: 12
        case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : buttonSize == .large ? 8.75 : 5.95
        }
    }
}
