import Foundation

/// The look of a bar from before appearances: the default one, or white titles on black.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark as the interface is.
    case `default`
    /// Dark.
    case black

    /// The earlier name of `black`, with a bar that is not translucent.
    @available(*, deprecated, renamed: "black")
    public static let blackOpaque = UIBarStyle.black
    /// Dark; whether a bar is translucent is its own property now.
    @available(*, deprecated, message: "use black, and set the bar's isTranslucent")
    public static let blackTranslucent = UIBarStyle.black
}

/// The look of a bar's background.
///
/// A bar keeps a copy of the appearance that it is given; changes to the one that the bar returns show at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarAppearance") }

    /// The material behind the bar, which content shines through; nil for none. A colour of the app's lies over it.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// The colour in place of the bar material, or over it; nil for none.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// A picture over the colour, which fills the bar as `backgroundImageContentMode` says.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// The way in which `backgroundImage` fills the bar: stretched unless set.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// The colour of the line at the bar's edge; nil or clear for no line.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// The picture in place of the line, drawn in the shadow's colour if it is a template; an empty picture takes the
    /// line away.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// Called when something changed, for the bar that has this appearance.
    var changed: () -> Void = {}

    /// Makes the default look: a material that content shines through.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    private func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        backgroundEffect = other.backgroundEffect
    }

    /// Makes a copy of the appearance, of the same class among UIKit's; it has to be called on the main thread.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    // Choice (bars): an app's own subclass, whose initializers nobody knows, is its own copy.
    /// Makes a copy of the appearance, of the same class among UIKit's; it has to be called on the main thread.
    public nonisolated func copy() -> Self { (copy(with: nil) as? Self) ?? self }

    /// Foundation's method, which knows less of the result.
    @available(*, unavailable) open nonisolated override func copy() -> Any { copy(with: nil) }

    func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Sets the background to the translucent material with the line, and takes colour and pictures of the app's away.
    open func configureWithDefaultBackground() {
        configure(UIBlurEffect(style: .systemChromeMaterial), nil, BarColors.hairline)
    }

    /// Sets the background to an opaque one in the system's colour with the line, and takes pictures of the app's away.
    open func configureWithOpaqueBackground() { configure(nil, .systemBackground, BarColors.hairline) }

    /// Sets the background to none, without the line, and takes colours and pictures of the app's away.
    open func configureWithTransparentBackground() { configure(nil, nil, nil) }

    private func configure(_ effect: UIBlurEffect?, _ background: UIColor?, _ shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = background
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
        changed()
    }

    /// The colour that the bar is filled with.
    var fill: UIColor? {
        if let backgroundColor { return backgroundColor }
        guard let backgroundEffect else { return nil }
        return backgroundEffect.style == .systemChromeMaterial ? BarColors.material : backgroundEffect.color
    }
}
