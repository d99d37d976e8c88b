import Foundation

/// The place where a picture was found.
struct ImageName: Sendable {
    let name: String
    let bundle: Bundle
    /// The traits that the picture was chosen for.
    let chosen: UITraitCollection

    func mayDiffer(for traits: UITraitCollection) -> Bool {
        traits !== chosen
            && (traits.userInterfaceStyle != chosen.userInterfaceStyle || traits.displayScale != chosen.displayScale
                || traits.userInterfaceIdiom != chosen.userInterfaceIdiom)
    }
}
