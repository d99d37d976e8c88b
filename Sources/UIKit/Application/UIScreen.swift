import DisplayProtocol
import Foundation

/// A display that windows are shown on.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen(UIScreen.defaultConfiguration)
    public static var screens: [UIScreen] { [main] }

    /// An iPhone 15, for an app that runs without a display.
    static let defaultConfiguration = ScreenConfiguration.devices[0]

    /// What the display said about itself, for a device that is held upright.
    private(set) var device: ScreenConfiguration
    /// Which way up the interface is.
    private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The screen as the interface is turned.
    private(set) var configuration: ScreenConfiguration

    init(_ configuration: ScreenConfiguration) {
        device = configuration
        self.configuration = configuration
        super.init()
    }

    /// The screen in points, for the current orientation.
    public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// The screen in pixels, always in portrait.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.pixelWidth, height: device.pixelHeight)
    }
    /// Pixels a point.
    public var scale: CGFloat { CGFloat(configuration.scale) }
    public var nativeScale: CGFloat { scale }
    public var maximumFramesPerSecond: Int { 60 }

    public var traitCollection: UITraitCollection { traits(of: configuration) }

    /// The traits of a screen.
    func traits(of configuration: ScreenConfiguration) -> UITraitCollection {
        let isPad = configuration.idiom == .pad
        let isWide = configuration.size.width > configuration.size.height
        // Large phones are regular in width only when they lie on their side.
        let isLargePhone = max(configuration.size.width, configuration.size.height) >= 896
        return UITraitCollection(
            userInterfaceStyle: configuration.style == .dark ? .dark : .light,
            userInterfaceIdiom: isPad ? .pad : .phone,
            displayScale: CGFloat(configuration.scale),
            horizontalSizeClass: isPad || (isWide && isLargePhone) ? .regular : .compact,
            verticalSizeClass: !isPad && isWide ? .compact : .regular,
            preferredContentSizeCategory: UIContentSizeCategory(rawValue: configuration.contentSizeCategory))
    }

    /// What the screen's edges and the status bar cover, in points. Where no cutout has to be cleared, the room at the top
    /// goes with the status bar.
    var safeAreaInsets: UIEdgeInsets {
        let edges = configuration.safeAreaInsets
        let isBarGone = UIApplication.shared.statusBar.isHidden && !device.hasCutout
        return UIEdgeInsets(
            top: max(0, edges.top - (isBarGone ? configuration.statusBarHeight : 0)), left: edges.left,
            bottom: edges.bottom, right: edges.right)
    }

    /// Turns the interface; whoever does this lets the windows follow.
    func turn(to orientation: UIInterfaceOrientation) {
        guard orientation != interfaceOrientation else { return }
        interfaceOrientation = orientation
        configuration = device.turned(to: orientation.holding)
        UITraitCollection.current = traitCollection
        DisplayClient.current?.send(
            .turned(.init(orientation: orientation.holding, size: configuration.size)))
    }

    /// Takes on what the display says about itself, for a device that is held upright; windows follow.
    func adopt(_ device: ScreenConfiguration) {
        self.device = device
        configuration = device.turned(to: interfaceOrientation.holding)
        UITraitCollection.current = traitCollection
        for window in UIApplication.shared.windows { window.screenDidChange() }
    }
}
