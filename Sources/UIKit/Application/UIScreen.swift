import DisplayProtocol
import Foundation

/// A display that windows are shown on.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen(UIScreen.defaultConfiguration)
    public static var screens: [UIScreen] { [main] }

    /// An iPhone 15, for an app that runs without a display.
    package static let defaultConfiguration = ScreenConfiguration.devices[0]

    /// What the display said about itself.
    package private(set) var configuration: ScreenConfiguration

    init(_ configuration: ScreenConfiguration) {
        self.configuration = configuration
        super.init()
    }

    /// The screen in points, for the current orientation.
    public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: configuration.pixelWidth, height: configuration.pixelHeight)
    }
    /// Pixels a point.
    public var scale: CGFloat { CGFloat(configuration.scale) }
    public var nativeScale: CGFloat { scale }
    public var maximumFramesPerSecond: Int { 60 }

    public var traitCollection: UITraitCollection {
        let isPad = configuration.idiom == .pad
        let isWide = configuration.size.width > configuration.size.height
        // Large phones are regular in width only when they lie on their side.
        let isLargePhone = max(configuration.size.width, configuration.size.height) >= 896
        return UITraitCollection(
            userInterfaceStyle: configuration.style == .dark ? .dark : .light,
            userInterfaceIdiom: isPad ? .pad : .phone, displayScale: scale,
            horizontalSizeClass: isPad || (isWide && isLargePhone) ? .regular : .compact,
            verticalSizeClass: !isPad && isWide ? .compact : .regular,
            preferredContentSizeCategory: UIContentSizeCategory(rawValue: configuration.contentSizeCategory))
    }

    /// Takes a new configuration on; windows follow.
    package func adopt(_ configuration: ScreenConfiguration) {
        self.configuration = configuration
        UITraitCollection.current = traitCollection
        for window in UIApplication.shared.windows { window.screenDidChange() }
    }
}
