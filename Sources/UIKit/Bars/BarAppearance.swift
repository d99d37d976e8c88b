import Foundation

/// Where a bar is, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    case any, bottom
    /// At the top of its container; the background ends with the bar.
    case top
    /// At the top of the screen; the background goes on under the status bar.
    case topAttached
}

/// The looks of a bar from before appearances.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A bar that asks where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where the bar is that is about to be in a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The looks of a bar's background.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// In place of the bar material, or over it; nil for none.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The line at the bar's edge; nil or clear for none.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// Whether content shines through the bar's own material.
    private(set) var material = Material.translucent

    enum Material { case none, translucent, opaque }

    /// Called when something changed, for the bar that has this appearance.
    var changed: () -> Void = {}

    /// Makes the default look: a material that content shines through.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    private func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        shadowColor = other.shadowColor
        material = other.material
    }

    open func configureWithDefaultBackground() { configure(.translucent, nil, BarColors.hairline) }

    open func configureWithOpaqueBackground() { configure(.opaque, .systemBackground, BarColors.hairline) }

    open func configureWithTransparentBackground() { configure(.none, nil, nil) }

    private func configure(_ material: Material, _ background: UIColor?, _ shadow: UIColor?) {
        self.material = material
        backgroundColor = background
        shadowColor = shadow
        changed()
    }

    /// The colour that the bar is filled with.
    var fill: UIColor? {
        if let backgroundColor { return backgroundColor }
        return material == .translucent ? BarColors.material : nil
    }
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    public override init() { super.init() }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
        }
    }
}

enum BarColors {
    /// Stands for the blurred material of bars.
    static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 29.0 / 255, alpha: 0.94) : UIColor(white: 249.0 / 255, alpha: 0.94)
    }
    static let blackMaterial = UIColor(white: 29.0 / 255, alpha: 0.94)
    static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
