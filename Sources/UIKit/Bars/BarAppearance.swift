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
///
/// A bar keeps a copy of what it is given; changes to the one that the bar returns show at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, ObjectiveCExposed, NSCopying {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarAppearance") }

    /// In place of the bar material, or over it; nil for none.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// A picture over the colour, which fills the bar as `backgroundImageContentMode` says.
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// The line at the bar's edge; nil or clear for none.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// In place of the line; drawn in the shadow's colour if it is a template.
    open var shadowImage: UIImage? { didSet { changed() } }
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
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        material = other.material
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    open func configureWithDefaultBackground() { configure(.translucent, nil, BarColors.hairline) }

    open func configureWithOpaqueBackground() { configure(.opaque, .systemBackground, BarColors.hairline) }

    open func configureWithTransparentBackground() { configure(.none, nil, nil) }

    private func configure(_ material: Material, _ background: UIColor?, _ shadow: UIColor?) {
        self.material = material
        backgroundColor = background
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
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
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// The looks of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(buttonAppearance) } }
    /// The looks of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance) } }
    /// The looks of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(backButtonAppearance) } }

    /// In place of the arrowhead of the way back; nil for the usual one.
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture of the way back and where its button's title shows through while it slides under it.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        changed()
    }

    public override init() {
        super.init()
        adoptButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.makeCopy()
            doneButtonAppearance = other.doneButtonAppearance.makeCopy()
            backButtonAppearance = other.backButtonAppearance.makeCopy()
            backIndicatorImage = other.backIndicatorImage
            backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
        }
        adoptButtons()
    }

    override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    private func adoptButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { adopt(buttons) }
    }

    private func adopt(_ buttons: UIBarButtonItemAppearance) {
        buttons.changed = { [weak self] in self?.changed() }
        changed()
    }
}

/// The looks of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The looks of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(buttonAppearance) } }
    /// The looks of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance) } }

    public override init() {
        super.init()
        for buttons in [buttonAppearance, doneButtonAppearance] { adopt(buttons) }
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.makeCopy()
            doneButtonAppearance = other.doneButtonAppearance.makeCopy()
        }
        for buttons in [buttonAppearance, doneButtonAppearance] { adopt(buttons) }
    }

    override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    private func adopt(_ buttons: UIBarButtonItemAppearance) {
        buttons.changed = { [weak self] in self?.changed() }
        changed()
    }
}

enum BarColors {
    /// Stands for the blurred material of bars; nearly opaque, because what is behind would be read through it.
    static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 29.0 / 255, alpha: 0.98) : UIColor(white: 249.0 / 255, alpha: 0.98)
    }
    static let blackMaterial = UIColor(white: 29.0 / 255, alpha: 0.98)
    static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
