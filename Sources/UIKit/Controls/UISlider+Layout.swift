import Foundation
import QuartzCore

/// The measures of sliders, in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 4
    static let trackInset: CGFloat = 3
    static let thumb: CGFloat = 27
    /// The thumb's reach beyond the line's ends.
    static let overhang: CGFloat = 2
    /// The thumb's height above the line's middle, where its shadow leaves room.
    static let lift: CGFloat = 7.0 / 6
    /// The distance from the thumb within which a touch counts.
    static let reach: CGFloat = 12
    static let pictureGap: CGFloat = 5
}

extension UISlider {
    func lookDidChange() {
        show(currentMinimumTrackImage, in: minimumTrack, color: minimumTrackTintColor ?? tintColor)
        show(currentMaximumTrackImage, in: maximumTrack, color: maximumTrackTintColor ?? .systemFill)
        show(currentThumbImage, in: thumb, color: thumbTintColor ?? .white)
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        thumb.layer.shadowRadius = 6.5
        thumb.layer.shadowOffset = CGSize(width: 0, height: 6)
        minimumPicture.image = minimumValueImage
        maximumPicture.image = maximumValueImage
        for part in [minimumTrack, maximumTrack, minimumPicture, maximumPicture] { part.alpha = isEnabled ? 1 : 0.5 }
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in part: UIImageView, color: UIColor?) {
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.tintColor = color
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    // MARK: Places

    func placeParts() {
        let bounds = bounds
        let track = trackRect(forBounds: bounds)
        let thumbPlace = thumbRect(forBounds: bounds, trackRect: track, value: value)
        thumb.bounds.size = thumbPlace.size
        thumb.center = CGPoint(x: thumbPlace.midX, y: thumbPlace.midY)
        thumb.layer.cornerRadius = currentThumbImage == nil ? thumbPlace.height / 2 : 0
        let middle = min(max(thumbPlace.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        place(minimumTrack, in: isLeftToRight ? left : right, isAtLeft: isLeftToRight, currentMinimumTrackImage)
        place(maximumTrack, in: isLeftToRight ? right : left, isAtLeft: !isLeftToRight, currentMaximumTrackImage)
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
    }

    /// A part of the line: round at its outer end, straight below the thumb.
    private func place(_ part: UIImageView, in rect: CGRect, isAtLeft: Bool, _ image: UIImage?) {
        part.frame = rect
        guard image == nil else { return part.layer.cornerRadius = 0 }
        part.layer.cornerRadius = min(rect.height, rect.width) / 2
        part.layer.maskedCorners =
            isAtLeft
            ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }

    func pictureRect(_ image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = atStart == isLeftToRight ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func defaultTrackRect(in bounds: CGRect) -> CGRect {
        let first = minimumValueImage.map { $0.size.width + SliderMetrics.pictureGap } ?? 0
        let last = maximumValueImage.map { $0.size.width + SliderMetrics.pictureGap } ?? 0
        let (left, right) = isLeftToRight ? (first, last) : (last, first)
        let inset = SliderMetrics.trackInset
        return CGRect(
            x: bounds.minX + left + inset, y: bounds.midY - SliderMetrics.trackHeight / 2,
            width: max(0, bounds.width - left - right - 2 * inset), height: SliderMetrics.trackHeight)
    }

    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    }

    func defaultThumbRect(track: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = max(0, track.width + 2 * SliderMetrics.overhang - size.width)
        let x = track.minX - SliderMetrics.overhang + way * (isLeftToRight ? share : 1 - share)
        let lift = currentThumbImage == nil ? SliderMetrics.lift : 0
        return CGRect(x: x, y: track.midY - size.height / 2 - lift, width: size.width, height: size.height)
    }

    /// The value that brings the thumb's middle to a place, in points of the slider.
    func value(atThumbMiddle x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let size = thumbSize
        let way = track.width + 2 * SliderMetrics.overhang - size.width
        guard way > 0 else { return minimumValue }
        let part = min(max((x - size.width / 2 - track.minX + SliderMetrics.overhang) / way, 0), 1)
        return minimumValue + (maximumValue - minimumValue) * Float(isLeftToRight ? part : 1 - part)
    }
}
