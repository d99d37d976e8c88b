import Foundation

/// A view that shows a list content configuration, in a cell or anywhere else.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private var guides: [UIView: UILayoutGuide] = [:]

    /// The configuration that the view shows; one that is no list content configuration raises an exception.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return NSException.raise(
                    .invalidArgumentException,
                    "UIListContentView only supports UIListContentConfiguration, not \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            showConfiguration()
        }
    }

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view from an Interface Builder document, with the configuration of a row without content.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [picture, label, secondaryLabel] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        showConfiguration()
    }

    private func showConfiguration() {
        let properties = shown.imageProperties
        picture.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: .body).applying(
                UIImage.SymbolConfiguration(scale: .large))
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.tintColor = properties.tintColor
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Guides

    /// A guide that follows the text, for constraints of other views; nil while there is no text.
    open var textLayoutGuide: UILayoutGuide? { guide(of: label) }
    /// A guide that follows the secondary text, for constraints of other views; nil while there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
    /// A guide that follows the image, for constraints of other views; nil while there is none.
    open var imageLayoutGuide: UILayoutGuide? { guide(of: picture) }

    private func guide(of part: UIView) -> UILayoutGuide? {
        if part.isHidden { return nil }
        if let guide = guides[part] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: part.leftAnchor),
            guide.rightAnchor.constraint(equalTo: part.rightAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        guides[part] = guide
        return guide
    }

    // MARK: Layout

    /// The configuration's margins, and where it asks for them those that the view got from around it.
    private var margins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var margins = UIEdgeInsets(
            top: own.top, left: isLeftToRight ? own.leading : own.trailing, bottom: own.bottom,
            right: isLeftToRight ? own.trailing : own.leading)
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, layoutMargins.left)
            margins.right = max(margins.right, layoutMargins.right)
        }
        return margins
    }

    /// The size of the image, and of the room that it is in the middle of.
    private var imageSizes: (image: CGSize, room: CGSize) {
        guard let image = shown.image else { return (.zero, .zero) }
        let properties = shown.imageProperties
        var size = picture.intrinsicContentSize
        let limit = properties.maximumSize
        let factor = min(
            limit.width > 0 ? limit.width / max(size.width, 1) : 1,
            limit.height > 0 ? limit.height / max(size.height, 1) : 1, 1)
        size = CGSize(width: ceilToPixel(size.width * factor), height: ceilToPixel(size.height * factor))
        let standard = ceilToPixel(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize * 24 / 17)
        func room(_ reserved: CGFloat, _ actual: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if reserved > 0 { return reserved }
            return image.isSymbolImage ? max(standard, actual) : actual
        }
        return (
            size,
            CGSize(
                width: room(properties.reservedLayoutSize.width, size.width),
                height: properties.reservedLayoutSize.height > 0
                    ? room(properties.reservedLayoutSize.height, size.height) : size.height)
        )
    }

    private struct Arrangement {
        var picture = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// The places of the parts in a width, from the left, without the free room above and below.
    private func arrange(width: CGFloat) -> Arrangement {
        let margins = margins
        let images = imageSizes
        let lead = images.room.width > 0 ? images.room.width + shown.imageToTextPadding : 0
        let room = max(0, width - margins.left - margins.right - lead)
        func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(ceilToPixel(size.width), width), height: ceilToPixel(size.height))
        }
        var arrangement = Arrangement()
        let text = fit(label, room)
        let secondary = fit(secondaryLabel, room)
        let x = margins.left + lead
        let gap = shown.textToSecondaryTextHorizontalPadding
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText && text.width + gap + secondary.width <= room
            || secondaryLabel.isHidden || label.isHidden
        var block: CGFloat
        if isBeside {
            block = max(text.height, secondary.height)
            let isAlone = label.isHidden || !shown.prefersSideBySideTextAndSecondaryText
            arrangement.text = CGRect(
                x: x, y: (block - text.height) / 2, width: secondaryLabel.isHidden ? room : text.width,
                height: text.height)
            arrangement.secondary = CGRect(
                x: isAlone ? x : x + room - secondary.width, y: (block - secondary.height) / 2,
                width: isAlone ? room : secondary.width, height: secondary.height)
        } else {
            let between = shown.textToSecondaryTextVerticalPadding
            block = text.height + between + secondary.height
            arrangement.text = CGRect(x: x, y: 0, width: room, height: text.height)
            arrangement.secondary = CGRect(
                x: x, y: text.height + between, width: room, height: secondary.height)
        }
        let content = max(block, images.room.height)
        arrangement.picture = CGRect(
            x: margins.left + (images.room.width - images.image.width) / 2, y: (content - images.image.height) / 2,
            width: images.image.width, height: images.image.height)
        let shift = (content - block) / 2
        arrangement.text.origin.y += shift
        arrangement.secondary.origin.y += shift
        arrangement.height = content
        return arrangement
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = margins
        let arrangement = arrange(width: bounds.width)
        let pixel = pixelScale
        let free = bounds.height - margins.top - margins.bottom - arrangement.height
        let top = margins.top + (free / 2 * pixel).rounded(.down) / pixel
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        for (part, place) in [
            (picture as UIView, arrangement.picture), (label, arrangement.text),
            (secondaryLabel, arrangement.secondary),
        ] {
            let shifted = CGRect(
                x: (place.minX * pixel).rounded() / pixel, y: ((place.minY + top) * pixel).rounded(.up) / pixel,
                width: place.width, height: place.height)
            part.frame = isLeftToRight ? shifted : shifted.mirrored(in: bounds.width)
        }
    }

    /// The place at which texts begin, in points from the left.
    var textLeft: CGFloat {
        let lead = imageSizes.room.width
        return margins.left + (lead > 0 ? lead + shown.imageToTextPadding : 0)
    }

    /// The height that a width leads to, in points.
    private func height(forWidth width: CGFloat) -> CGFloat {
        let margins = margins
        return ceilToPixel(arrange(width: width).height + margins.top + margins.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(forWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : intrinsicContentSize.width
        let height = height(forWidth: width)
        return CGSize(width: width, height: verticalFittingPriority == .required ? targetSize.height : height)
    }

    open override var intrinsicContentSize: CGSize {
        let margins = margins
        let lead = imageSizes.room.width
        func wide(_ label: UILabel) -> CGFloat { label.isHidden ? 0 : ceilToPixel(label.intrinsicContentSize.width) }
        let texts =
            shown.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
            ? wide(label) + shown.textToSecondaryTextHorizontalPadding + wide(secondaryLabel)
            : max(wide(label), wide(secondaryLabel))
        let width = margins.left + margins.right + texts + (lead > 0 ? lead + shown.imageToTextPadding : 0)
        return CGSize(width: width, height: height(forWidth: width))
    }

    @_spi(Framework) open override var wrapsToWidth: Bool { true }
    @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat { height(forWidth: width) }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
}
