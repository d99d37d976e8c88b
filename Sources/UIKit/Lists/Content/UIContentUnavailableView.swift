import Foundation

/// A view that shows a content-unavailable configuration in its middle.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let background = ConfiguredBackgroundView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
    private var actions: [UIButton: UIAction] = [:]
    private let stack = UIStackView()
    private var imageLimits: [NSLayoutConstraint] = []

    /// The configuration that the view shows; one of another type raises an exception.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return NSException.raise(
                    .invalidArgumentException,
                    "UIContentUnavailableView only supports UIContentUnavailableConfiguration, "
                        + "not \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            showConfiguration()
        }
    }

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view from an Interface Builder document, with the configuration of an empty screen.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for part in [wheel, picture, label, secondaryLabel] + buttons { stack.addArrangedSubview(part) }
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
        ])
        showConfiguration()
    }

    // MARK: Showing

    private func showConfiguration() {
        let isCentered = shown.alignment == .center
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        background.configuration = shown.background
        stack.alignment = isCentered ? .center : .leading
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        for text in [label, secondaryLabel] { text.textAlignment = isCentered ? .center : .natural }
        show(shown.button, shown.buttonProperties, in: buttons[0])
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: buttons[1])
        let lastText = secondaryLabel.isHidden ? label : secondaryLabel
        stack.setCustomSpacing(shown.imageToTextPadding, after: wheel)
        stack.setCustomSpacing(shown.imageToTextPadding, after: picture)
        stack.setCustomSpacing(shown.textToSecondaryTextPadding, after: label)
        stack.setCustomSpacing(shown.textToButtonPadding, after: lastText)
        stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: buttons[0])
    }

    private func showImage() {
        let properties = shown.imageProperties
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.tintColor = properties.tintColor
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        NSLayoutConstraint.deactivate(imageLimits)
        let limit = properties.maximumSize
        imageLimits =
            (limit.width > 0 ? [picture.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width)] : [])
            + (limit.height > 0 ? [picture.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height)] : [])
        NSLayoutConstraint.activate(imageLimits)
        let isLoading = shown.kind == .loading && shown.image == nil
        wheel.isHidden = !isLoading
        if let color = properties.tintColor { wheel.color = color }
        if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton
    ) {
        var configuration = configuration
        if configuration.attributedTitle == nil, let title = properties.primaryAction?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = properties.primaryAction?.image }
        button.isHidden = configuration.attributedTitle == nil && configuration.image == nil
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        if let action = actions[button] { button.removeAction(action, for: .primaryActionTriggered) }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        actions[button] = properties.primaryAction
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
    }

    /// A touch beside the buttons is for what lies below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        buttons.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}
