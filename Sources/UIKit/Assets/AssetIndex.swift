import Foundation

/// A bundle's asset catalogs, in the form that the build leaves in `Assets.json`.
struct AssetIndex: Decodable, Sendable {
    struct Image: Decodable, Sendable {
        /// The picture's place in the bundle.
        let file: String
        /// Pixels a point.
        let scale: Int
        let idiom: String
        let appearance: String?
        let rendering: String?
        let slicing: Slicing?
        /// The place of the picture with as many pixels as it is ever shown with.
        let large: String?
    }

    /// The edges of a picture that keep their size, in pixels.
    struct Slicing: Decodable, Sendable {
        let top, left, bottom, right: Double
        let tiles: Bool
    }

    struct Color: Decodable, Sendable {
        let idiom: String
        let appearance: String?
        /// Components from 0 to 1 in sRGB.
        let red, green, blue, alpha: Double?
        /// A colour of the system, by the name that catalogs use.
        let system: String?
    }

    struct DataSet: Decodable, Sendable {
        let file: String
        let type: String?
    }

    var images: [String: [Image]] = [:]
    var colors: [String: [Color]] = [:]
    var data: [String: DataSet] = [:]

    /// Of several variants the one that fits the device and the interface style best.
    ///
    /// The device counts more than the style; variants for another device or for the other style do not count.
    static func best<Variant>(
        _ variants: [Variant], for traits: UITraitCollection, idiom: (Variant) -> String,
        appearance: (Variant) -> String?
    ) -> [Variant] {
        let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        for wantedIdiom in [device, "universal"] {
            for wantedStyle in [style, nil] {
                let found = variants.filter { idiom($0) == wantedIdiom && appearance($0) == wantedStyle }
                if !found.isEmpty { return found }
            }
        }
        return []
    }
}
