import Foundation

// Choice (content unavailable): fonts, sizes and distances of the kinds; no measured picture of them is at hand.
/// What stands in the middle of a screen that has nothing else to show: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable {
    /// The alignments of image, texts and buttons in the width.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    /// The properties with which the image is drawn.
    public struct ImageProperties: Equatable {
        /// The size, weight and scale of a symbol; nil takes that of the kind.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint colour of the image, or the colour of the wheel that turns; nil stands for the view's.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The size that images are made smaller to fit, in points; 0 leaves an axis free.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where a person inverts those of the screen.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The properties with which a text is drawn.
    public struct TextProperties: Equatable {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// The way in which lines break or are cut off; the last one is cut off at its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The greatest number of lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font gets smaller where the text is too wide.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of a font that gets smaller, as a part of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may stand closer before a text is cut off.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// The properties of a button that its configuration does not have.
    public struct ButtonProperties: Equatable {
        /// The action of a tap; its title and image are shown where the button's configuration has none.
        public var primaryAction: UIAction?
        /// The menu, which a tap opens where there is no action.
        public var menu: UIMenu?
        /// Whether the button may be tapped.
        public var isEnabled = true
    }

    enum Kind { case empty, loading, search }

    let kind: Kind

    // MARK: Content

    /// The image at the top; nil for none, and where content is loading for a wheel that turns.
    public var image: UIImage?
    /// The properties with which the image is drawn.
    public var imageProperties = ImageProperties()
    /// The text; setting one removes `attributedText`.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; setting one removes `text`.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The properties with which the text is drawn.
    public var textProperties = TextProperties(boldTitle, .label)
    /// The second text; setting one removes `secondaryAttributedText`.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The second text with attributes; setting one removes `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The properties with which the second text is drawn.
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    /// The look of the button below the texts; it is there if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The action and menu of the button.
    public var buttonProperties = ButtonProperties()
    /// The look of the second button; it is there if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action and menu of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Arrangement

    /// The alignment of the image, the texts and the buttons in the width.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least the view's own.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the two texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance between texts and buttons, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the two buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The background behind the content, which is clear.
    public var background = UIBackgroundConfiguration.clear()

    private static var boldTitle: UIFont {
        UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    }

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: Kinds

    /// A screen that has nothing to show; the app sets what it says.
    public static func empty() -> UIContentUnavailableConfiguration { withLargeImage(.empty) }

    /// A screen whose content is on its way, with a wheel that turns.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// A screen of a search that finds nothing; it names the text that was searched for once the state has one.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = withLargeImage(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private static let noResults = "No Results"

    private static func withLargeImage(_ kind: Kind) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(kind)
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return configuration
    }

    // MARK: Showing

    /// The configuration for a state: a search that the app gave no text of its own names what was searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == Self.noResults,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "\(Self.noResults) for “\(searched)”"
        return configuration
    }

    /// Makes a view that shows this configuration.
    @MainActor public func makeContentView() -> UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
}
