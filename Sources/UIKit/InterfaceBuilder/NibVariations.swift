import Foundation

/// What a document says for some size classes only: `<variation key="widthClass=compact">`.
extension NibInstantiation {
    /// Lets the variations for the screen's size classes take the place of the element's own values.
    func selectVariations(of element: NibElement) {
        let variations = element.children(named: "variation")
        guard !variations.isEmpty else { return }
        let traits = UIScreen.main.traitCollection
        let fitting = variations.filter { $0.key != "default" && Self.matches($0.key ?? "", traits) }
        for variation in variations where !fitting.contains(where: { $0 === variation }) && variation.key != "default" {
            variation.ignore()
        }
        // The more a variation asks for, the more it counts.
        element.overlays = fitting.sorted { Self.conditionCount($0) < Self.conditionCount($1) }
    }

    private static func conditionCount(_ variation: NibElement) -> Int {
        (variation.key ?? "").split(separator: "-").count
    }

    /// A key such as `heightClass=regular-widthClass=compact`.
    private static func matches(_ key: String, _ traits: UITraitCollection) -> Bool {
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
            switch sizeClass {
            case .compact: "compact"
            case .regular: "regular"
            case .unspecified: "any"
            }
        }
        return key.split(separator: "-").allSatisfy { condition in
            switch condition {
            case "widthClass=\(name(traits.horizontalSizeClass))": true
            case "heightClass=\(name(traits.verticalSizeClass))": true
            default: false
            }
        }
    }

    /// The identifiers in a view's list (`subviews` or `constraints`) that are not installed for the size classes.
    func excluded(from list: String, of element: NibElement) -> Set<String> {
        var excluded: Set<String> = []
        let base = element.children(named: "variation").first { $0.key == "default" }
        for variation in [base].compactMap({ $0 }) + element.overlays {
            guard let mask = variation.child(list, named: "mask") else { continue }
            for change in mask.children {
                guard let reference = change["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
            }
        }
        return excluded
    }
}
