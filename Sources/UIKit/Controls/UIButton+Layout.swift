import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
    /// The rectangles of the parts within the content's rectangle.
    struct Placement {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    // MARK: Size

    func fittingSize() -> CGSize {
        if let configuration { return configuredSize(configuration) }
        let title = shownTitle == nil ? CGSize.zero : titlePart.intrinsicContentSize
        let picture = currentImage == nil ? .zero : imagePart.intrinsicContentSize
        let insets = contentEdgeInsets
        let hasTitle = shownTitle.map { !$0.string.isEmpty } ?? false
        var size = CGSize(width: title.width.rounded(.up) + picture.width, height: picture.height)
        if hasTitle || currentImage == nil {
            let line = hasTitle ? title.height.rounded(.up) : (titlePart.font as UIFont).lineHeight.rounded(.up)
            // Insets that the app gives replace the room above and below that the button has of itself.
            let isPadded = insets.top == 0 && insets.bottom == 0
            size.height = max(size.height, line + (isPadded ? 12 : 0))
            if insets.left == 0, insets.right == 0 { size.width = max(size.width, 30) }
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return size
    }

    private func configuredSize(_ configuration: Configuration) -> CGSize {
        let insets = configuration.contentInsets
        let parts = configuredParts(configuration, width: .greatestFiniteMagnitude)
        let block = parts.size
        return CGSize(
            width: ceilToPixel(block.width + insets.leading + insets.trailing),
            height: ceilToPixel(block.height + insets.top + insets.bottom))
    }

    // MARK: Placement

    /// A title whose lines are to break at words or characters may have as many as it needs.
    func wrapsTitleIfAsked() {
        guard configuration == nil, titlePart.numberOfLines == 1 else { return }
        if [.byWordWrapping, .byCharWrapping].contains(titlePart.lineBreakMode) { titlePart.numberOfLines = 0 }
    }

    func placeParts() {
        wrapsTitleIfAsked()
        backgroundPart.frame = fillsSelectedTitle ? selectedTitleField : backgroundRect(forBounds: bounds)
        if let configuration { backgroundPart.layer.cornerRadius = configuration.radius(for: bounds.size) }
        let placement = placement(forBounds: bounds)
        (configuration == nil ? imagePart : picturePart)?.frame = placement.image
        titlePart.frame = placement.title
        if configuration != nil { subtitlePart.frame = placement.subtitle }
    }

    private func placement(forBounds bounds: CGRect) -> Placement {
        guard let configuration else {
            let content = contentRect(forBounds: bounds)
            return Placement(
                image: imageRect(forContentRect: content), title: titleRect(forContentRect: content))
        }
        let insets = configuration.contentInsets
        let (left, right) =
            isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let area = bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        return self.placement(of: configuration, in: area)
    }

    /// Whether the picture is right of the title where it would be left of it.
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The baselines of the title in a button as high as it is of itself.
    var baselinesOfTitle: (first: CGFloat, last: CGFloat) {
        if titlePart.isHidden { return (0, 0) }
        let size = intrinsicContentSize
        let title = placement(forBounds: CGRect(origin: .zero, size: size)).title
        let baselines = titlePart.baselineOffsets()
        return (title.minY + baselines.first, size.height - title.maxY + baselines.last)
    }

    func placement(in content: CGRect) -> Placement {
        var picture = currentImage == nil ? CGSize.zero : imagePart.intrinsicContentSize
        picture.width = min(picture.width, max(0, content.width))
        picture.height = min(picture.height, max(0, content.height))
        var title = shownTitle == nil ? CGSize.zero : titlePart.intrinsicContentSize
        title.width = min(
            title.width, max(0, content.width - picture.width - titleEdgeInsets.left - titleEdgeInsets.right))
        title.height = min(title.height, max(0, content.height))
        if titlePart.numberOfLines != 1, title.width > 0 {
            title.height = min(
                content.height, titlePart.sizeThatFits(CGSize(width: title.width, height: 0)).height)
        }
        let space = content.width - picture.width - title.width
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: content.minX
            case .right, .trailing: content.maxX - picture.width - title.width
            case .center: content.minX + space / 2
            }
        func y(_ height: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
            let shift = (insets.top - insets.bottom) / 2
            switch contentVerticalAlignment {
            case .top: return content.minY + insets.top
            case .bottom: return content.maxY - height - insets.bottom
            case .center, .fill: return content.minY + (content.height - height) / 2 + shift
            }
        }
        func shift(_ insets: UIEdgeInsets) -> CGFloat {
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: insets.left
            case .right, .trailing: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        }
        var placement = Placement()
        placement.image = snapped(
            CGRect(
                x: x + (isMirrored ? title.width : 0) + shift(imageEdgeInsets), y: y(picture.height, imageEdgeInsets),
                width: picture.width,
                height: picture.height))
        placement.title = snapped(
            CGRect(
                x: x + (isMirrored ? 0 : picture.width) + shift(titleEdgeInsets), y: y(title.height, titleEdgeInsets),
                width: title.width, height: title.height))
        return placement
    }

    /// The rectangle with its corner on a pixel.
    private func snapped(_ rect: CGRect) -> CGRect {
        CGRect(x: roundToPixel(rect.minX), y: roundToPixel(rect.minY), width: rect.width, height: rect.height)
    }

    // MARK: With a configuration

    private struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var gap: CGFloat = 0
        var titleGap: CGFloat = 0
        var isColumn = false

        var text: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        }

        var size: CGSize {
            isColumn
                ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
                : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        }
    }

    /// What is shown beside the title: the picture, or the wheel in its place.
    private var picturePart: UIView? {
        if let indicatorPart, indicatorPart.isAnimating { return indicatorPart }
        return imagePart.isHidden ? nil : imagePart
    }

    private func configuredParts(_ configuration: Configuration, width: CGFloat) -> Parts {
        var parts = Parts()
        parts.isColumn = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        let hasTitle = !titlePart.isHidden
        if let picturePart {
            parts.image = picturePart.intrinsicContentSize
            if hasTitle { parts.gap = configuration.imagePadding }
        }
        let space = parts.isColumn ? width : max(0, width - parts.image.width - parts.gap)
        let room = CGSize(width: space, height: .greatestFiniteMagnitude)
        if hasTitle { parts.title = titlePart.sizeThatFits(room) }
        if !subtitlePart.isHidden {
            parts.subtitle = subtitlePart.sizeThatFits(room)
            if hasTitle { parts.titleGap = configuration.titlePadding }
        }
        return parts
    }

    private func placement(of configuration: Configuration, in area: CGRect) -> Placement {
        let parts = configuredParts(configuration, width: max(0, area.width))
        let (size, text) = (parts.size, parts.text)
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - size.width
            case .center, .fill: area.minX + (area.width - size.width) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            case .center, .fill: area.minY + (area.height - size.height) / 2
            }
        let block = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let textFirst: Bool =
            switch configuration.imagePlacement {
            case .leading: isMirrored
            case .trailing: !isMirrored
            case .bottom: true
            default: false
            }
        var (imageOrigin, textOrigin) = (block.origin, block.origin)
        if parts.isColumn {
            imageOrigin.x = block.midX - parts.image.width / 2
            textOrigin.x = block.midX - text.width / 2
            if textFirst {
                imageOrigin.y = block.maxY - parts.image.height
            } else {
                textOrigin.y = block.minY + parts.image.height + parts.gap
            }
        } else {
            imageOrigin.y = block.midY - parts.image.height / 2
            textOrigin.y = block.midY - text.height / 2
            if textFirst {
                imageOrigin.x = block.maxX - parts.image.width
            } else {
                textOrigin.x = block.minX + parts.image.width + parts.gap
            }
        }
        let factor = configuration.titleAlignment.factor(isAlone: parts.image == .zero || parts.isColumn)
        let alignment = isMirrored ? 1 - factor : factor
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            snapped(
                CGRect(
                    x: textOrigin.x + (text.width - size.width) * alignment, y: y, width: size.width,
                    height: size.height))
        }
        return Placement(
            image: snapped(CGRect(origin: imageOrigin, size: parts.image)), title: line(parts.title, textOrigin.y),
            subtitle: line(parts.subtitle, textOrigin.y + parts.title.height + parts.titleGap))
    }
}
