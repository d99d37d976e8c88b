import Foundation

/// What a row, a header or a footer of a list shows: an image, a text and a second one.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How the image is drawn.
    public struct ImageProperties: Hashable {
        /// In `reservedLayoutSize`: as much as symbols get.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil stands for the view's tint colour.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// Images are made smaller to fit; 0 leaves an axis free. In points.
        public var maximumSize = CGSize.zero
        /// The room in whose middle the image is; 0 is as much as it needs, and for symbols as much as all of them get.
        public var reservedLayoutSize = CGSize.zero

        /// The colour that is drawn, where the tint colour of the view is the one given.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    /// How a text is drawn.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        public func resolvedColor() -> UIColor { color }

        init(_ style: UIFont.TextStyle, bold: Bool = false, color: UIColor = .label) {
            font =
                bold
                ? UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
                : .preferredFont(forTextStyle: style)
            self.color = color
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    // MARK: Content

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    public var secondaryTextProperties: TextProperties

    // MARK: Arrangement

    /// The axes along which the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// In points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts share a line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    /// In points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// In points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        _ text: TextProperties, _ secondaryText: TextProperties, margins: (top: CGFloat, bottom: CGFloat)
    ) {
        textProperties = text
        secondaryTextProperties = secondaryText
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: 16, bottom: margins.bottom, trailing: 8)
    }

    // MARK: Kinds

    /// A row with a text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body), TextProperties(.caption1), margins: (12, 12))
    }

    /// A row with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body), TextProperties(.caption1), margins: (10, 10))
    }

    /// A row with a second text beside the first, at the other end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.body), TextProperties(.body, color: .secondaryLabel), margins: (12, 12))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline), TextProperties(.body, color: .secondaryLabel), margins: (6, 6))
    }

    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.subheadline, color: .secondaryLabel), TextProperties(.subheadline, color: .secondaryLabel),
            margins: (6, 6))
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(.footnote, color: .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(
            text, TextProperties(.footnote, color: .secondaryLabel), margins: (17, 6))
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, color: .secondaryLabel), TextProperties(.footnote, color: .secondaryLabel),
            margins: (6, 6))
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline), TextProperties(.subheadline, color: .secondaryLabel), margins: (12, 6))
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, bold: true), TextProperties(.subheadline, color: .secondaryLabel), margins: (14, 6))
    }

    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: in a disabled row the texts and the image are pale.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        if isDisabled {
            copy.textProperties.color = .tertiaryLabel
            copy.secondaryTextProperties.color = .tertiaryLabel
            copy.imageProperties.tintColor = .tertiaryLabel
        }
        return copy
    }
}

/// Directions along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
