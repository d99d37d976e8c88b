import Foundation

/// The looks of a bar from before appearances.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The looks of a bar's background.
///
/// A bar keeps a copy of what it is given; changes to the one that the bar returns show at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
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
