import Foundation

/// The content of a row, a header or a footer of a list: an image, a text and a second one.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The properties with which the image is drawn.
    public struct ImageProperties: Hashable {
        /// The length in `reservedLayoutSize` that stands for as much room as symbols get.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The size, weight and scale of a symbol; nil takes a large symbol beside body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint colour of the image; nil stands for the view's.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The size that images are made smaller to fit, in points; 0 leaves an axis free.
        public var maximumSize = CGSize.zero
        /// The room in whose middle the image is, in points; 0 is as much as the image needs, and for symbols as much
        /// as all of them get.
        public var reservedLayoutSize = CGSize.zero

        /// The tint colour of the image in a view with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    /// The properties with which a text is drawn.
    public struct TextProperties: Hashable {
        /// The alignments of a text in its width.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// The changes of letters' case with which a text is shown.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// The alignment of the text in its width.
        public var alignment = TextAlignment.natural
        /// The way in which lines break or are cut off; the last one is cut off at its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The greatest number of lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font gets smaller where the text is too wide.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of a font that gets smaller, as a part of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the size of text that the person chose.
        public var adjustsFontForContentSizeCategory = true
        /// The change of letters' case with which the text is shown; attributed texts keep theirs.
        public var transform = TextTransform.none

        /// The colour that is drawn, which is `color`.
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

    /// The image at the leading edge; nil for none.
    public var image: UIImage?
    /// The properties with which the image is drawn.
    public var imageProperties = ImageProperties()
    /// The text; setting one removes `attributedText`.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; setting one removes `text`.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The properties with which the text is drawn.
    public var textProperties: TextProperties
    /// The second text, below the first or beside it; setting one removes `secondaryAttributedText`.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The second text with attributes; setting one removes `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The properties with which the second text is drawn.
    public var secondaryTextProperties: TextProperties

    // MARK: Arrangement

    /// The axes along which the margins are at least the view's own; only the horizontal one counts here.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts share a line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts that share a line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts one below the other, in points.
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

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline), TextProperties(.body, color: .secondaryLabel), margins: (6, 6))
    }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.subheadline, color: .secondaryLabel), TextProperties(.subheadline, color: .secondaryLabel),
            margins: (6, 6))
    }

    /// A header of a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(.footnote, color: .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(
            text, TextProperties(.footnote, color: .secondaryLabel), margins: (17, 6))
    }

    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, color: .secondaryLabel), TextProperties(.footnote, color: .secondaryLabel),
            margins: (6, 6))
    }

    /// A header of an inset grouped list in the headline's font.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline), TextProperties(.subheadline, color: .secondaryLabel), margins: (12, 6))
    }

    /// A header of an inset grouped list in a large bold font.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, bold: true), TextProperties(.subheadline, color: .secondaryLabel), margins: (14, 6))
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// A row of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// A row of a sidebar beside another list.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// A row of a sidebar beside another list, with a second text below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// A header of a sidebar, in the font of the headers that stand out most.
    public static func sidebarHeader() -> UIListContentConfiguration { extraProminentInsetGroupedHeader() }

    /// Makes a list content view that shows this configuration.
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
