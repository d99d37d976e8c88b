import DisplayProtocol
import Foundation

/// A screen that windows are shown on: there is one, which the display plays.
@preconcurrency @MainActor open class UIScreen: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "UIScreen", classMethods: ["mainScreen": { _, _ in main }, "screens": { _, _ in screens }])
    }

    /// The one screen; without a display it is that of an iPhone 15.
    public static let main = UIScreen()
    /// The screens of the device, of which there is one.
    public static var screens: [UIScreen] { [main] }

    /// The screen of an app that runs without a display: an iPhone 15, unless the tests' command names another device.
    package static let defaultConfiguration = ScreenConfiguration.withoutDisplay

    /// The configuration that the display gave of itself, for a device that is held upright.
    package private(set) var device: ScreenConfiguration
    /// The orientation of the interface.
    private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The configuration of the screen as the interface is turned.
    package private(set) var configuration: ScreenConfiguration

    /// The traits that scenes and windows begin with.
    open private(set) var traitCollection: UITraitCollection

    public override init() {
        device = Self.defaultConfiguration
        configuration = device
        traitCollection = Self.traits(of: device)
        super.init()
    }

    /// The screen's bounds in points, for the current orientation; the origin is zero.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// The screen's bounds in pixels, always for a device that is held upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.pixelWidth, height: device.pixelHeight)
    }
    /// The coordinates of the screen as the interface is turned, in points.
    public let coordinateSpace: any UICoordinateSpace = ScreenSpace()
    /// The coordinates of the device held upright, which stay where they are when the interface turns, in points.
    public let fixedCoordinateSpace: any UICoordinateSpace = FixedScreenSpace()
    /// The brightness of the screen, from 0 to 1: 0.5, as the iOS Simulator's, unless set; nothing gets lighter by it.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    /// The notification of another brightness; its object is the screen.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

    /// Makes a view that shows what the windows show now.
    ///
    /// - Parameter afterUpdates: Whether to lay out and draw first what has changed since the last frame.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        ScreenSnapshot.view(afterUpdates: afterUpdates)
    }

    /// The number of pixels to a point in each direction.
    open var scale: CGFloat { CGFloat(configuration.scale) }
    /// The number of pixels to a point in each direction, which is always `scale`.
    open var nativeScale: CGFloat { scale }
    /// The highest frame rate of the screen: 60 frames a second.
    open var maximumFramesPerSecond: Int { 60 }

    /// Called by UIKit after the screen's traits have changed, with the traits from before. An override may call
    /// `super`, which does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The insets of the part of the screen that its edges and the status bar leave free, in points; without a cutout
    /// the inset at the top goes with the status bar.
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
        sizeDidChange()
    }

    /// Makes this the screen of another device; whoever does this lets the windows follow.
    func replace(by device: ScreenConfiguration) {
        let previous = traitCollection.preferredContentSizeCategory
        self.device = device
        sizeDidChange()
        let category = traitCollection.preferredContentSizeCategory
        if category != previous { tellContentSizeCategory(category) }
    }

    private func sizeDidChange() {
        configuration = device.turned(to: interfaceOrientation.holding)
        traitCollection = Self.traits(of: configuration)
        UITraitCollection.screenDidChange(to: traitCollection)
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes { scene.adoptScreenTraits() }
        DisplayClient.current?.send(
            AppMessage.Turned(orientation: interfaceOrientation.holding, size: configuration.size))
    }

    /// Takes on what the display says about itself, for a device that is held upright; scenes and windows follow, traits
    /// first.
    package func adopt(_ device: ScreenConfiguration) {
        let (previous, oldSize) = (traitCollection, bounds.size)
        self.device = device
        configuration = device.turned(to: interfaceOrientation.holding)
        let traits = Self.traits(of: configuration)
        if traits != previous { traitCollection = traits }
        UITraitCollection.screenDidChange(to: traitCollection)
        if traits != previous { tellTraits() }
        for window in UIApplication.shared.allWindows { window.screenDidChange(from: oldSize) }
        InputViews.shared.screenDidChange()
        if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            tellContentSizeCategory(traits.preferredContentSizeCategory)
        }
    }

    private static func traits(of screen: ScreenConfiguration) -> UITraitCollection {
        UITraitCollection(screen, style: AppInfo.onlyStyle)
    }

    private func tellTraits() {
        let application = UIApplication.shared
        var pass = TraitPass()
        for case let scene as UIWindowScene in application.connectedScenes { pass.visit(scene) }
        for window in application.allWindows where window.windowScene == nil {
            pass.visit(window, inherited: traitCollection, wholeSubtree: false)
        }
        pass.tell()
    }

    private func tellContentSizeCategory(_ category: UIContentSizeCategory) {
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}

extension UITraitCollection {
    /// The traits of a screen that shows nothing but the app.
    ///
    /// - Parameter style: The style that the app is shown in whatever the screen's is.
    convenience init(_ screen: ScreenConfiguration, style: UIUserInterfaceStyle? = nil) {
        let isPad = screen.idiom == .pad
        let isWide = screen.size.width > screen.size.height
        // Large phones are regular in width only when they lie on their side.
        let isLargePhone = max(screen.size.width, screen.size.height) >= 896
        self.init {
            $0.userInterfaceIdiom = isPad ? .pad : .phone
            $0.userInterfaceStyle = style ?? (screen.style == .dark ? .dark : .light)
            $0.layoutDirection = .leftToRight
            $0.displayScale = CGFloat(screen.scale)
            $0.displayGamut = .P3
            $0.horizontalSizeClass = isPad || (isWide && isLargePhone) ? .regular : .compact
            $0.verticalSizeClass = !isPad && isWide ? .compact : .regular
            $0.forceTouchCapability = .unavailable
            $0.preferredContentSizeCategory = UIContentSizeCategory(screen.textSize)
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
        }
    }
}
