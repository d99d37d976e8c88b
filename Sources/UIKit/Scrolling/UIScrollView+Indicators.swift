import Foundation
import QuartzCore

/// The thin bars that show which part of the content can be seen.
struct ScrollIndicators {
    /// In points.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// In seconds.
    static let fade = 0.25

    var vertical: CALayer?
    var horizontal: CALayer?
    var areShown = false
}

extension UIScrollView {
    func showIndicators() {
        indicators.areShown = true
        updateIndicators()
        for layer in [indicators.vertical, indicators.horizontal] {
            layer?.removeAnimation(forKey: "fade")
            layer?.opacity = 1
        }
    }

    func hideIndicators() {
        guard indicators.areShown else { return }
        indicators.areShown = false
        for layer in [indicators.vertical, indicators.horizontal].compactMap(\.self) {
            setOpacity(0, of: layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = ScrollIndicators.fade
            layer.add(fade, forKey: "fade")
        }
    }

    func flashIndicators() {
        showIndicators()
        hideIndicators()
    }

    private func setOpacity(_ opacity: Float, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = opacity
        CATransaction.commit()
    }

    /// Puts the bars where the offset wants them; they are made when they are first shown.
    func updateIndicators() {
        guard indicators.areShown || indicators.vertical != nil || indicators.horizontal != nil else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let visible = bounds.inset(by: adjustedContentInset)
        let wantsVertical = showsVerticalScrollIndicator && contentSize.height > visible.height
        let wantsHorizontal = showsHorizontalScrollIndicator && contentSize.width > visible.width
        indicators.vertical = wantsVertical ? indicators.vertical ?? makeIndicator() : removed(indicators.vertical)
        indicators.horizontal =
            wantsHorizontal ? indicators.horizontal ?? makeIndicator() : removed(indicators.horizontal)
        let (thickness, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
        let corner: CGFloat = wantsVertical && wantsHorizontal ? thickness + margin : 0
        if let layer = indicators.vertical {
            let track = visible.inset(by: verticalScrollIndicatorInsets)
            let bar = Self.bar(
                track: (track.minY + margin, track.maxY - margin - corner), visible: visible.height,
                content: contentSize.height, offset: visible.minY)
            layer.frame = CGRect(x: track.maxX - margin - thickness, y: bar.0, width: thickness, height: bar.1)
        }
        if let layer = indicators.horizontal {
            let track = visible.inset(by: horizontalScrollIndicatorInsets)
            let bar = Self.bar(
                track: (track.minX + margin, track.maxX - margin - corner), visible: visible.width,
                content: contentSize.width, offset: visible.minX)
            layer.frame = CGRect(x: bar.0, y: track.maxY - margin - thickness, width: bar.1, height: thickness)
        }
        let color = indicatorColor
        indicators.vertical?.backgroundColor = color
        indicators.horizontal?.backgroundColor = color
        CATransaction.commit()
    }

    /// Start and length of a bar along its track; it gets shorter when the content is pulled beyond its edge.
    private static func bar(
        track: (CGFloat, CGFloat), visible: CGFloat, content: CGFloat, offset: CGFloat
    ) -> (CGFloat, CGFloat) {
        let room = max(track.1 - track.0, 0)
        let range = max(content - visible, 1)
        let length = min(max(room * visible / max(content, 1), ScrollIndicators.minimumLength), room)
        let overshoot = max(-offset, offset - range, 0)
        let shortened = max(length - overshoot, min(2 * ScrollIndicators.thickness, room))
        let progress = min(max(offset / range, 0), 1)
        return (track.0 + (room - shortened) * progress, shortened)
    }

    private var indicatorColor: CGColor {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let isWhite = indicatorStyle == .white || indicatorStyle == .default && isDark
        return UIColor(white: isWhite ? 1 : 0, alpha: 0.35).cgColor
    }

    private func makeIndicator() -> CALayer {
        let layer = CALayer()
        layer.cornerRadius = ScrollIndicators.thickness / 2
        layer.zPosition = 1
        layer.opacity = indicators.areShown ? 1 : 0
        self.layer.addSublayer(layer)
        return layer
    }

    private func removed(_ layer: CALayer?) -> CALayer? {
        layer?.removeFromSuperlayer()
        return nil
    }
}
