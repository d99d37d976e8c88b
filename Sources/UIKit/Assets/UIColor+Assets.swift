import Foundation

extension UIColor {
    /// Makes the colour of a name in the app's asset catalogs; nil for an unknown name.
    ///
    /// A colour that has a dark variant in the catalog follows the interface style.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of a name in a bundle's asset catalogs; nil for an unknown name.
    ///
    /// - Parameters:
    ///   - bundle: Nil means the main bundle.
    ///   - traitCollection: Traits that choose the variant once and for all; nil leaves the choice to the traits of the
    ///     place where the colour is shown.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let variants = AssetCache.index(of: bundle ?? .main).colors[name] ?? []
        guard !variants.isEmpty else { return nil }
        if let traitCollection {
            guard let color = Self.pick(variants, traitCollection) else { return nil }
            self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
        } else if variants.count == 1, variants[0].system == nil {
            guard let color = Self.pick(variants, .current) else { return nil }
            self.init(cgColor: color.cgColor)
        } else {
            self.init { traits in Self.pick(variants, traits) ?? .clear }
        }
    }

    private static func pick(_ variants: [AssetIndex.Color], _ traits: UITraitCollection) -> UIColor? {
        let found = AssetIndex.best(variants, for: traits, idiom: \.idiom, appearance: \.appearance)
        guard let variant = found.first ?? variants.first else { return nil }
        if let system = variant.system { return SystemColors.named(system) }
        guard let red = variant.red, let green = variant.green, let blue = variant.blue else { return nil }
        return UIColor(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(variant.alpha ?? 1))
    }

    /// The tint of views that nobody gave another tint: the asset catalog's `AccentColor`, or blue.
    static var accent: UIColor { UIColor(named: "AccentColor") ?? .systemBlue }
}
