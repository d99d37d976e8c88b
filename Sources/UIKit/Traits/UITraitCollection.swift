import Foundation

// Its values never change, and a subclass keeps to that.
/// The traits of a view's or controller's place: light or dark, size classes, scale, and such as apps add.
open class UITraitCollection: NSObject, ObjectiveCExposed, @unchecked Sendable {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITraitCollection") }

    let values: TraitValues

    // Drawing and layout read these all the time.
    private let storedStyle: UIUserInterfaceStyle
    private let storedScale: CGFloat
    private let storedCategory: UIContentSizeCategory

    // MARK: Making

    /// Makes a collection that leaves everything open.
    public convenience override init() { self.init { _ in } }

    // The one designated initializer, so that subclasses inherit all the others.
    /// Makes a collection of the traits that a closure sets.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        let values = TraitValues().mutated(by: mutations)
        self.values = values.specified
        storedStyle = values.userInterfaceStyle
        storedScale = values.displayScale
        storedCategory = values.preferredContentSizeCategory
        super.init()
    }

    convenience init(_ values: TraitValues) { self.init { $0 = values } }

    /// Makes a collection of what others specify; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// Makes a collection that specifies the kind of device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Makes a collection that specifies light or dark alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that specifies the side of layout alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Makes a collection that specifies the pixels per point alone.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// Makes a collection that specifies the screen's colours alone.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Makes a collection that specifies the room in width alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that specifies the room in height alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that specifies alone whether the screen feels how hard it is pressed.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    /// Makes a collection that specifies the size of text alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Makes a collection that specifies the contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Makes a collection that specifies alone whether the interface lies on top of another.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Makes a collection that specifies the weight of text alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Makes a collection that specifies alone whether the interface looks as if in use.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    // MARK: Variants

    /// The collection with the changes that a closure makes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// The collection with another value for one trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The collection with the traits that overrides replace; itself where there are none.
    func applying(_ overrides: TraitValues?) -> UITraitCollection {
        guard let overrides, !overrides.isEmpty else { return self }
        var values = values
        values.merge(overrides)
        return UITraitCollection(values)
    }

    // MARK: Reading

    /// The value of a trait; its default value where none is specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { storedStyle }
    /// The number of pixels per point; 0 when unspecified.
    open var displayScale: CGFloat { storedScale }
    /// The size that the person chose for text.
    open var preferredContentSizeCategory: UIContentSizeCategory { storedCategory }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The side from which the interface is laid out.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The colours that the screen can show.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The amount of room in width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The amount of room in height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether the screen feels how hard it is pressed.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Whether the person asked for more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the interface lies on top of another.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the person asked for bold text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the interface looks as if in use.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// Whether the collection has the values that another one specifies; what that leaves open does not count.
    open func containsTraits(in trait: UITraitCollection?) -> Bool { specifies(trait) }

    /// Whether a dynamic colour may look different under the other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        mayColor(differentlyFrom: traitCollection)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(storedStyle)
        hasher.combine(storedScale)
        hasher.combine(storedCategory)
        return hasher.finalize()
    }

    open override var description: String {
        let traits = values.values.map { "\($0.key.trait.name) = \($0.value.value)" }.sorted()
        return "<UITraitCollection: \(addressText(self)); \(traits.joined(separator: ", "))>"
    }
}

extension TraitValues {
    fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
