import Foundation
import QuartzCore

extension UIButton {
    /// Gives the parts what the button's state shows.
    func showContent() {
        if let shownConfiguration {
            show(shownConfiguration)
        } else {
            showStateContent()
        }
    }

    /// The configuration without the content in whose place there is later content of the state.
    // Choice (buttons): of a configuration's title or picture and one for a state, the one that was set last is shown.
    var shownConfiguration: Configuration? {
        guard var shown = configuration else { return nil }
        if contentSetLater.title { (shown.attributedTitle, shown.titleFont) = (nil, nil) }
        if contentSetLater.image { shown.image = nil }
        return shown
    }

    /// The title that the button shows in its state, without attributes.
    var shownText: String? { shownConfiguration?.title ?? currentTitle }

    private func showStateContent() {
        let color = currentTitleColor
        switch shownTitle {
        case .attributed(let text)?: titlePart.attributedText = text
        case .plain(let text)?:
            titlePart.text = text
            titlePart.textColor = fillsSelectedTitle ? selectedTitleColor : color
        case nil: titlePart.text = nil
        }
        titlePart.shadowColor = currentTitleShadowColor
        turnTitleShadow()
        titlePart.isHidden = shownTitle == nil
        subtitlePart.isHidden = true
        indicatorPart?.stopAnimating()
        imagePart.image = shownImage
        imagePart.isHidden = currentImage == nil
        tintPicture(isTinted && !isEnabled ? UILabel.disabledColor : nil)
        imagePart.alpha = imageAlpha
        let background = currentBackgroundImage
        backgroundPart.image = background
        backgroundPart.isHidden = background == nil && !fillsSelectedTitle
        backgroundPart.backgroundColor = fillsSelectedTitle ? tintColor : nil
        backgroundPart.layer.cornerRadius = fillsSelectedTitle ? 4 : 0
        backgroundPart.layer.borderWidth = 0
    }

    /// Whether the title lies on a field of the tint colour: a system button's does while it is selected and has no picture of
    /// its own to show that.
    var fillsSelectedTitle: Bool {
        guard isSelected, buttonType == .system, configuration == nil, case .plain? = shownTitle else { return false }
        return currentBackgroundImage == nil && currentImage == nil
    }

    // Choice (buttons): the colour on the field is the one that the app gave selected titles, else white.
    private var selectedTitleColor: UIColor { titleColors[.selected] ?? .white }

    /// The place of the field behind a selected title, which is a little larger than the title.
    // Choice (buttons): by 4 points at the sides and 1 above and below; pictures of iOS would tell better.
    var selectedTitleField: CGRect {
        let title = titleRect(forContentRect: contentRect(forBounds: bounds))
        return title.insetBy(dx: -4, dy: -1)
    }

    /// Turns the title's shadow to its other side as the button is highlighted, and back afterwards.
    private func turnTitleShadow() {
        let isTurned = reversesTitleShadowWhenHighlighted && isHighlighted
        guard isTurned != titleShadowIsTurned else { return }
        titleShadowIsTurned = isTurned
        let offset = titlePart.shadowOffset
        titlePart.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
    }

    /// Gives the picture the button's colour, once: after that the app may have given it its own.
    private func tintPicture(_ color: UIColor?) {
        guard color != pictureTint else { return }
        pictureTint = color
        imagePart.tintColor = color
    }

    /// The picture, as a stencil in system buttons.
    private var shownImage: UIImage? {
        guard let image = currentImage else { return nil }
        let isStencil = isTinted && image.renderingMode == .automatic
        return isStencil && !image.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// Custom buttons dim pictures that have no variant for the state.
    private var imageAlpha: CGFloat {
        if isTinted { return imagePart.alpha }
        if !isEnabled, adjustsImageWhenDisabled, imageIsShared(with: .disabled) { return 0.5 }
        return isHighlighted && adjustsImageWhenHighlighted && imageIsShared(with: .highlighted) ? 0.6 : 1
    }

    private func imageIsShared(with state: State) -> Bool { image(for: state) === image(for: .normal) }

    private func show(_ configuration: Configuration) {
        let looks = configuration.looks(for: self)
        let title = configuration.styledTitle(or: shownTitle, color: looks.foreground)
        titlePart.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        titlePart.attributedText = title
        titlePart.shadowColor = currentTitleShadowColor
        turnTitleShadow()
        titlePart.isHidden = title == nil
        subtitlePart.attributedText = configuration.styledSubtitle(color: looks.foreground)
        subtitlePart.isHidden = configuration.attributedSubtitle == nil
        imagePart.preferredSymbolConfiguration = configuration.symbolConfiguration
        imagePart.image = configuration.image ?? currentImage
        imagePart.isHidden = imagePart.image == nil || configuration.showsActivityIndicator
        tintPicture(configuration.imageColorTransformer?(looks.foreground) ?? looks.foreground)
        showIndicator(configuration, color: looks.foreground)
        backgroundPart.image = nil
        backgroundPart.isHidden = looks.background == nil && configuration.background.strokeWidth == 0
        backgroundPart.backgroundColor = looks.background
        backgroundPart.layer.cornerCurve = .continuous
        backgroundPart.layer.borderWidth = configuration.background.strokeWidth
        let stroke = configuration.background.strokeColor ?? tintColor
        backgroundPart.layer.borderColor = stroke?.resolvedColor(with: traitCollection).cgColor
    }

    private func showIndicator(_ configuration: Configuration, color: UIColor) {
        guard configuration.showsActivityIndicator else {
            indicatorPart?.stopAnimating()
            return
        }
        let indicator = indicatorPart ?? makeIndicator()
        indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        if !indicator.isAnimating { indicator.startAnimating() }
    }

    private func makeIndicator() -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.isUserInteractionEnabled = false
        insertSubview(indicator, aboveSubview: imagePart)
        indicatorPart = indicator
        return indicator
    }
}
