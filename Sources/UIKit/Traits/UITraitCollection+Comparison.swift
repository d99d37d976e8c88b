import Foundation

extension UITraitCollection {
    func specifies(_ trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.values.allSatisfy { $1 == values.value($0) }
    }

    /// The traits that read differently in another collection; without one, all that this one specifies.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        return Set(values.keys).union(other.keys).filter { values.value($0) != other.value($0) }
            .map(\.trait).sorted { $0.identifier < $1.identifier }
    }

    /// Whether any of some traits reads differently in another collection.
    func differs(from other: UITraitCollection, in traits: [TraitKey]) -> Bool {
        traits.contains { values.value($0) != other.values.value($0) }
    }

    func mayColor(differentlyFrom traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The system's traits that dynamic colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The system's traits that decide which variant of an image is taken.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }
}
