import Foundation

/// Edges of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt
    /// Makes edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// All of a button's content and looks as one value.
    public struct Configuration: Equatable {
        /// The roundness of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// The background's own radius.
            case fixed = -1
            /// The radii in this order: the background's own or else one for the button's size; 4, 8 and 12 points;
            /// half of the height.
            case dynamic, small, medium, large, capsule
        }

        /// The size of the button's text and insets.
        public enum Size: Int, Sendable { case medium, small, mini, large }

        /// The alignment of title and subtitle to each other.
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

        /// The title; nil shows the one that the button has for its state, and setting it drops the attributes of
        /// `attributedTitle`.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; nil shows the one that the button has for its state.
        public var attributedTitle: AttributedString?
        /// The fonts that Interface Builder gives to texts that have none of their own.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        /// Changes the attributes of the title each time that it is shown; nil leaves them as they are.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The smaller text below the title; nil for none, and setting it drops the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The smaller text below the title with attributes; nil for none.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the subtitle each time that it is shown; nil leaves them as they are.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture; nil shows the one that the button has for its state.
        public var image: UIImage?
        /// Makes the colour of the picture of the text's colour; nil takes that.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether a turning wheel is shown in the picture's place.
        public var showsActivityIndicator = false
        /// Makes the colour of the wheel of the text's colour; nil takes that.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The look of a symbol in the picture's place, added to the size of the title's text style.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        // MARK: Arrangement

        /// The picture's edge of the title; leading and trailing stand for left and right in every direction of
        /// reading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other, from the left.
        public var titleAlignment = TitleAlignment.automatic
        /// The way that the title's lines end; the title has one line unless it wraps words, as it does by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The size that decides about text and insets; setting it keeps insets that the app has set.
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = buttonSize.insets } } }
        /// The space around the content, in points; leading stands for left.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }
        private var insets = Size.medium.insets
        private var hasOwnInsets = false

        /// Brings back the insets that go with the button's size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.insets
        }

        // MARK: Looks

        /// The colour of text and picture; nil for the configuration's own.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil for the configuration's own.
        public var baseBackgroundColor: UIColor?
        /// The roundness of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The background, of which a button draws the colour, the corner radius and the stroke.
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
        /// Coloured text on no background, as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Coloured text on gray, as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Coloured text on a light background of the same colour, as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// White text on the colour, as `filled()`.
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
        let title = styled(text, titleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle), color)
        return titleTextAttributesTransformer?.applied(to: title) ?? title
    }

    func styledSubtitle(color: UIColor) -> NSAttributedString? {
        attributedSubtitle.map {
            let text = styled(
                NSAttributedString(uiKit: $0), subtitleFont ?? .preferredFont(forTextStyle: .footnote), color)
            return subtitleTextAttributesTransformer?.applied(to: text) ?? text
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
