import Foundation

/// What a view or controller knows about where it is shown.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    // Drawing and layout read these all the time.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point; 0 when unspecified.
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ values: TraitValues) {
        self.values = values.specified
        userInterfaceStyle = values.userInterfaceStyle
        displayScale = values.displayScale
        preferredContentSizeCategory = values.preferredContentSizeCategory
    }

    // MARK: Making

    /// Makes a collection that leaves everything open.
    public convenience override init() { self.init(TraitValues()) }

    /// Makes a collection of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().mutated(by: mutations))
    }

    /// Makes a collection of what others specify; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    // MARK: Variants

    /// The collection with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
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

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }

    public override var description: String {
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
