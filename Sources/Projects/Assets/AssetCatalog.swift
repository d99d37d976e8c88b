import Foundation

/// What an .xcassets folder holds.
package struct AssetCatalog: Sendable {
    package let url: URL
    /// The sets in the catalog, ordered by name.
    package let entries: [AssetEntry]
    package let warnings: [ProjectDiagnostic]
}

/// One set of a catalog.
package enum AssetEntry: Sendable, Hashable {
    case image(ImageSet)
    case color(ColorSet)
    case appIcon(AppIcon)
    case data(DataSet)

    /// The name that the app asks for, with the folders that provide a namespace: "Icons/star".
    package var name: String {
        switch self {
        case .image(let set): set.name
        case .color(let set): set.name
        case .appIcon(let set): set.name
        case .data(let set): set.name
        }
    }
}

/// The device that a variant is meant for.
package enum AssetIdiom: String, Sendable {
    case universal, iphone, ipad
}

/// The interface style that a variant is meant for.
package enum AssetAppearance: String, Sendable {
    case light, dark
}

/// An image in several resolutions.
package struct ImageSet: Sendable, Hashable {
    package struct Variant: Sendable, Hashable {
        package let file: URL
        /// Pixels per point.
        package let scale: Int
        package let idiom: AssetIdiom
        /// Nil for the variant used wherever no other fits.
        package let appearance: AssetAppearance?
        package let slicing: Slicing?
        /// What the file is written in where it is a drawing, which has no pixels of its own.
        package let format: VectorDrawing.Format?
    }

    /// How an image stretches: the edges that keep their size, in pixels.
    package struct Slicing: Sendable, Hashable {
        package let top: Double
        package let left: Double
        package let bottom: Double
        package let right: Double
        /// Whether the centre is repeated rather than stretched.
        package let tiles: Bool
    }

    package enum Rendering: String, Sendable {
        case template, original
    }

    package let name: String
    package let variants: [Variant]
    package let rendering: Rendering?
    /// Whether a picture that is shown larger than it is stays sharp.
    package let keepsDrawing: Bool
}

/// A colour for several interface styles.
package struct ColorSet: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        /// Components in sRGB, from 0 to 1.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        /// A colour of the system, by the name that catalogs use: "systemBlueColor".
        case system(String)
    }

    package struct Variant: Sendable, Hashable {
        package let value: Value
        package let idiom: AssetIdiom
        package let appearance: AssetAppearance?
    }

    package let name: String
    package let variants: [Variant]
}

/// The app's icon: the largest picture of its set.
package struct AppIcon: Sendable, Hashable {
    package let name: String
    package let file: URL
    /// The picture's width in pixels.
    package let width: Int
}

/// A file that the app reads by name.
package struct DataSet: Sendable, Hashable {
    package let name: String
    package let file: URL
    /// The uniform type identifier, if the catalog gives one.
    package let type: String?
}
