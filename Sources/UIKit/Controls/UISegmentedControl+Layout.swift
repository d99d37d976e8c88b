import Foundation
import QuartzCore

/// The measures of segmented controls, in points.
private enum SegmentMetrics {
    static let height: CGFloat = 32
    static let gap: CGFloat = 1
    /// Between the selected segment's edge and what lies behind its content.
    static let thumbInset: CGFloat = 2
    static let thumbRadius: CGFloat = 7
    static let dividerInset: CGFloat = 8
}

extension UISegmentedControl {
    /// The radius of the control's corners, in points.
    static let cornerRadius: CGFloat = 9

    // MARK: Sizes

    private var gap: CGFloat { pictures.dividerWidth ?? SegmentMetrics.gap }

    private func wantedWidths() -> [CGFloat] {
        let attributes = titleAttributes[.normal] ?? [:]
        let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth(attributes) }
        guard !apportionsSegmentWidthsByContent else { return widths }
        let free = zip(segments, widths).filter { $0.0.fixedWidth == 0 }.map(\.1).max() ?? 0
        return segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : free }
    }

    func fittingSize() -> CGSize {
        let gaps = gap * CGFloat(max(0, segments.count - 1))
        return CGSize(width: wantedWidths().reduce(0, +) + gaps, height: SegmentMetrics.height)
    }

    /// The widths that segments get of the control's: what is left, or lacks, is shared by those without a fixed width.
    private func widths() -> [CGFloat] {
        let wanted = wantedWidths()
        let gaps = gap * CGFloat(max(0, segments.count - 1))
        let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
        let free = max(0, bounds.width - gaps - fixed)
        let asked = zip(segments, wanted).reduce(0) { $0 + ($1.0.fixedWidth > 0 ? 0 : $1.1) }
        return zip(segments, wanted).map { segment, width in
            if segment.fixedWidth > 0 { return segment.fixedWidth }
            return asked > 0 ? free * width / asked : 0
        }
    }

    // MARK: Places

    func placeSegments() {
        let widths = widths()
        let pixel = pixelScale
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var x: CGFloat = 0
        for (index, segment) in segments.enumerated() {
            let left = (x * pixel).rounded() / pixel
            let right = ((x + widths[index]) * pixel).rounded() / pixel
            let place = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
            segment.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
            if index < dividers.count {
                let inset = dividers[index].image == nil ? SegmentMetrics.dividerInset : 0
                let line = CGRect(x: right, y: inset, width: gap, height: max(0, bounds.height - 2 * inset))
                dividers[index].frame = isLeftToRight ? line : line.mirrored(in: bounds.width)
            }
            x += widths[index] + gap
        }
        track.frame = bounds
        track.layer.cornerRadius = min(Self.cornerRadius, bounds.height / 2)
        placeThumb()
    }

    func placeThumb() {
        guard let shown = thumbSegment else { return }
        let inset = SegmentMetrics.thumbInset
        thumb.bounds.size = CGSize(
            width: max(0, shown.frame.width - 2 * inset), height: max(0, shown.frame.height - 2 * inset))
        thumb.center = CGPoint(x: shown.frame.midX, y: shown.frame.midY)
        thumb.layer.cornerRadius = min(SegmentMetrics.thumbRadius, thumb.bounds.height / 2)
    }

    /// The segment that lies on the thumb: the selected one, or the one that a finger has pulled it to.
    private var thumbSegment: SegmentView? {
        let index = touch.pulledTo ?? selectedSegmentIndex
        return segments.indices.contains(index) ? segments[index] : nil
    }

    /// The segment at a point of the control, also above and below it.
    func segmentIndex(at point: CGPoint) -> Int? {
        segments.firstIndex { point.x >= $0.frame.minX - gap && point.x < $0.frame.maxX }
    }

    // MARK: Looks

    func showSelection() {
        track.backgroundColor = .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.isHidden = isMomentary && touch.highlighted == nil || thumbSegment == nil
        let pressed = touch.isOnSelection ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        thumb.transform = pressed
        let shown = thumbSegment
        for (index, segment) in segments.enumerated() {
            let isOn = segment === shown && !isMomentary
            segment.isSelected = isOn
            let isDim = !isEnabled || !segment.isEnabled
            segment.show(
                attributes(isOn: isOn, isDim: isDim), color: isDim ? .tertiaryLabel : .label,
                weight: isOn ? .medium : .regular)
            segment.label.alpha = touch.highlighted == index ? 0.2 : 1
            segment.transform = isOn ? pressed : .identity
            segment.accessibilityValue = "\(index + 1) of \(segments.count)"
        }
        let current = segments.firstIndex { $0 === shown }
        for (index, divider) in dividers.enumerated() {
            divider.backgroundColor = .systemGray.withAlphaComponent(0.3)
            // Lines beside the selected segment are not seen.
            divider.alpha = index == current || index + 1 == current ? 0 : 1
        }
        showPictures()
        setNeedsLayout()
    }

    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    private func attributes(isOn: Bool, isDim: Bool) -> [NSAttributedString.Key: Any] {
        let own = isDim ? titleAttributes[.disabled] : isOn ? titleAttributes[.selected] : nil
        return (titleAttributes[.normal] ?? [:]).merging(own ?? [:]) { $1 }
    }

    // MARK: Changes

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        showSelection()
    }

    func insertSegmentView(_ segment: SegmentView, at index: Int, animated: Bool) {
        segments.insert(segment, at: index)
        addSubview(segment)
        if segments.count > 1 {
            let divider = UIImageView(frame: .zero)
            divider.isUserInteractionEnabled = false
            dividers.append(divider)
            insertSubview(divider, aboveSubview: track)
        }
        contentDidChange()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            let before = index > 0 ? segments[index - 1].frame.maxX : 0
            segment.frame = CGRect(x: before, y: 0, width: 0, height: bounds.height)
            segment.alpha = 0
        }
        UIView.animate(withDuration: 0.25) {
            segment.alpha = 1
            self.placeSegments()
        }
    }

    func removeSegmentView(at index: Int, animated: Bool) {
        let segment = segments.remove(at: index)
        if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
        contentDidChange()
        guard animated, window != nil else { return segment.removeFromSuperview() }
        UIView.animate(
            withDuration: 0.25,
            animations: {
                segment.alpha = 0
                segment.frame.size.width = 0
                self.placeSegments()
            }, completion: { _ in segment.removeFromSuperview() })
    }
}

extension CGRect {
    /// The rectangle on the other side of an area that begins at 0 and has a width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
