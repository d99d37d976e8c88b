import CoreGraphics
import DisplayProtocol
import Foundation
import QuartzCore

/// The system's layers above all windows: the status bar and the home indicator.
@MainActor final class SystemOverlay: SessionPart {
    /// Above the windows, in the screen's points.
    let layer = CALayer()

    let statusBar = StatusBarLayer()
    let homeIndicator = CALayer()

    init() {
        layer.addSublayer(statusBar)
        layer.addSublayer(homeIndicator)
    }

    /// The controllers want something else, which is animated if they say so inside an animation block (fact 8.02).
    func wishesDidChange() {
        if let block = AnimationBlock.current, block.duration > 0 { update(animatedBy: block) }
        CATransaction.noteChange()
    }

    /// Brings the layers to the screen's size and the controllers' wishes.
    func update(animatedBy block: AnimationBlock? = nil) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let configuration = UIScreen.main.configuration
        let bar = UIApplication.shared.statusBar
        let isDark = traits.userInterfaceStyle == .dark
        layer.frame = UIScreen.main.bounds

        setShown(
            !bar.isHidden && configuration.statusBarHeight > 0, statusBar, bar.animation,
            by: configuration.statusBarHeight > 0 ? block : nil)
        let isLight =
            switch bar.style {
            case .default: isDark
            case .lightContent: true
            case .darkContent: false
            }
        if configuration.statusBarHeight > 0 {
            let metrics = StatusBarMetrics(configuration)
            let look = StatusBarLayer.Look(
                size: CGSize(width: configuration.size.width, height: configuration.statusBarHeight),
                metrics: metrics, time: StatusBarTime.text(showsPeriod: metrics.showsPeriod), isLight: isLight)
            if let block, look != statusBar.look { fade(statusBar, by: block) }
            statusBar.adopt(look)
        }

        homeIndicator.isHidden = configuration.safeAreaInsets.bottom == 0
        setShown(!UIApplication.shared.wishes.hidesHomeIndicator, homeIndicator, .fade, by: block)
        let width =
            configuration.idiom == .pad
            ? configuration.size.width * 0.35 : configuration.orientation.isLandscape ? 217 : 139
        homeIndicator.frame = CGRect(
            x: (configuration.size.width - width) / 2, y: configuration.size.height - 13, width: width, height: 5)
        homeIndicator.cornerRadius = 2.5
        let place = CGPoint(x: homeIndicator.frame.midX, y: homeIndicator.frame.midY)
        guard !homeIndicator.isHidden, homeIndicator.opacity > 0 else { return }
        homeIndicator.backgroundColor = ScreenGround.isDark(at: place) ?? isDark ? .white : .black
    }

    /// Lets a layer come or go, in the way that is asked for and the time of an animation block.
    private func setShown(
        _ isShown: Bool, _ layer: CALayer, _ kind: UIStatusBarAnimation, by block: AnimationBlock?
    ) {
        let opacity: Float = isShown ? 1 : 0
        guard layer.opacity != opacity else { return }
        let before = layer.presentationState.opacity
        layer.opacity = opacity
        guard let block, kind != .none else { return }
        let change = CABasicAnimation(keyPath: "opacity")
        change.fromValue = kind == .slide ? Float(1) : before
        change.toValue = kind == .slide ? Float(1) : opacity
        block.configure(change, of: layer)
        layer.add(change, forKey: "opacity")
        guard kind == .slide else { return }
        let slide = CABasicAnimation(keyPath: "transform.translation.y")
        slide.fromValue = isShown ? -layer.bounds.height : 0
        slide.toValue = isShown ? 0 : -layer.bounds.height
        block.configure(slide, of: layer)
        layer.add(slide, forKey: "slide")
    }

    /// Lets what a layer shows go over into what it is about to show.
    private func fade(_ layer: CALayer, by block: AnimationBlock) {
        let transition = CATransition()
        transition.duration = block.duration
        transition.timingFunction = block.options.curve.timingFunction
        layer.add(transition, forKey: "look")
    }

    /// The traits of the controller that the screen belongs to.
    private var traits: UITraitCollection {
        var controller = UIApplication.shared.decidingWindow?.rootViewController
        // A full screen presentation takes the views below it out of the window, where they hear of no change.
        while let below = controller, below.viewIfLoaded?.storedWindow == nil, let above = below.presentedViewController
        {
            controller = above
        }
        return controller?.viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
    }
}

/// The places of the things in a device's status bar, in points from its top left corner.
struct StatusBarMetrics: Equatable {
    var fontSize: CGFloat
    var weight: FontWeight
    /// The middle of the time.
    var timeCenter: CGPoint
    /// The right edge of the battery.
    var right: CGFloat
    /// The size of the glyphs against those of a phone without a home button.
    var glyphScale: CGFloat
    /// Whether the time is followed by AM or PM.
    var showsPeriod = false
    /// The left edge of the signals; nil for signals beside the battery.
    var signalsLeft: CGFloat?
    /// Whether there is a mobile network.
    var hasBars = true

    init(_ configuration: ScreenConfiguration) {
        let width = configuration.size.width
        let hasEars = configuration.idiom == .phone && configuration.safeAreaInsets.bottom > 0
        guard hasEars else {
            let isPad = configuration.idiom == .pad
            fontSize = 12
            weight = .semibold
            timeCenter = CGPoint(x: isPad ? 43 : width / 2, y: configuration.statusBarHeight / 2)
            right = width - (isPad ? 16 : 6)
            glyphScale = 0.88
            showsPeriod = true
            // With a home button the signals are on the left; tablets have no mobile network.
            signalsLeft = isPad ? nil : 6
            hasBars = !isPad
            return
        }
        let hasIsland = configuration.safeAreaInsets.top >= 59
        fontSize = hasIsland ? 17 : 16
        weight = .semibold
        // The ears are what the island or the notch leaves of the width.
        timeCenter = CGPoint(
            x: (width * 0.1325).rounded(), y: hasIsland ? 33 : configuration.statusBarHeight / 2 + 5.5)
        right = width - (hasIsland ? 32 : 15)
        glyphScale = 1
    }
}

/// The time, and how strong the signals and the battery are.
final class StatusBarLayer: CALayer {
    struct Look: Equatable {
        var size: CGSize
        var metrics: StatusBarMetrics
        var time: String
        var isLight: Bool
    }

    private(set) var look: Look?

    /// Draws the bar anew if it is to look different.
    func adopt(_ look: Look) {
        if look == self.look { return }
        self.look = look
        frame = CGRect(origin: .zero, size: look.size)
        contentsScale = UIScreen.main.scale
        setNeedsDisplay()
        displayIfNeeded()
    }

    override func draw(in context: CGContext) {
        guard let look else { return }
        let color: CGColor = look.isLight ? .white : .black
        drawTime(look.time, look.metrics, color, in: context)
        context.setFillColor(color)
        context.setStrokeColor(color)
        let scale = look.metrics.glyphScale
        context.saveGState()
        context.translateBy(x: look.metrics.right, y: look.metrics.timeCenter.y)
        context.scaleBy(x: scale, y: scale)
        drawBattery(color, in: context)
        if let left = look.metrics.signalsLeft {
            // The bars come first, and the waves end 19.2 + 6 + 17 points further right.
            context.translateBy(x: (left - look.metrics.right) / scale + 19.2 + 6 + 17, y: 0)
        } else {
            context.translateBy(x: -27.5 - 6, y: 0)
        }
        drawWaves(in: context)
        context.translateBy(x: -17 - 6, y: 0)
        if look.metrics.hasBars { drawBars(in: context) }
        context.restoreGState()
    }

    private func drawTime(_ time: String, _ metrics: StatusBarMetrics, _ color: CGColor, in context: CGContext) {
        let font = FontDescriptor(size: metrics.fontSize, weight: metrics.weight)
        var request = TextLayoutRequest(string: time, attributes: TextAttributes(font: font))
        request.scale = contentsScale
        let layout = TextLayoutCache.shared.layout(for: request)
        // Centred by the digits, which have no descenders.
        let top = metrics.timeCenter.y + font.metrics.capHeight / 2 - layout.firstBaseline
        context.draw(layout, at: CGPoint(x: metrics.timeCenter.x - layout.size.width / 2, y: top), color: color)
    }

    // The glyphs end at the origin on the right and are centred on it vertically.

    private func drawBattery(_ color: CGColor, in context: CGContext) {
        let body = CGRect(x: -27.5, y: -6.5, width: 25, height: 13)
        context.saveGState()
        context.setStrokeColor(color.copy(alpha: 0.35) ?? color)
        context.setLineWidth(1)
        context.addPath(.continuousRoundedRect(body.insetBy(dx: 0.5, dy: 0.5), radius: 3.8))
        context.strokePath()
        // The pole: the part of a disc that sticks out.
        context.setFillColor(color.copy(alpha: 0.4) ?? color)
        context.move(to: CGPoint(x: -1.5, y: -2.1))
        context.addCurve(
            to: CGPoint(x: -1.5, y: 2.1), control1: CGPoint(x: 0.3, y: -1.2), control2: CGPoint(x: 0.3, y: 1.2))
        context.closePath()
        context.fillPath()
        context.restoreGState()
        context.addPath(.continuousRoundedRect(body.insetBy(dx: 2, dy: 2), radius: 2.5))
        context.fillPath()
    }

    private func drawWaves(in context: CGContext) {
        // Three arcs of a quarter turn around the foot.
        let foot = CGPoint(x: -8.5, y: 6)
        let (start, end) = (-CGFloat.pi * 0.76, -CGFloat.pi * 0.24)
        context.saveGState()
        context.setLineWidth(2.3)
        for radius in [10.85, 7.05] as [CGFloat] {
            context.addArc(center: foot, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            context.strokePath()
        }
        context.move(to: foot)
        context.addArc(center: foot, radius: 4.4, startAngle: start, endAngle: end, clockwise: false)
        context.closePath()
        context.fillPath()
        context.restoreGState()
    }

    private func drawBars(in context: CGContext) {
        for (index, height) in ([4, 6.5, 9.3, 12.3] as [CGFloat]).enumerated() {
            let bar = CGRect(x: -19.2 + CGFloat(index) * 5.4, y: 6 - height, width: 3.2, height: height)
            context.fill(RoundedRect(bar, radius: 1))
        }
    }
}
