import Foundation

/// Asset catalogs in the form that the app reads when it runs.
package struct CompiledAssets: Sendable {
    /// The pictures and data to copy into the bundle.
    package var files: [Resource] = []
    /// The drawings whose pictures are to be put into the bundle.
    package var drawings: [VectorDrawing] = []
    /// The contents of Assets.json.
    package var index = Data()
    package var warnings: [ProjectDiagnostic] = []
}

/// Gathers the sets of all catalogs into one index; of two sets with one name and kind, the first counts.
///
/// The index holds `images`, `colors` and `data` by name, each a list of variants from the most general on, and `icon`.
/// The same catalogs give the same bytes.
package func compileAssets(_ catalogs: [URL]) throws(ProjectError) -> CompiledAssets {
    var compiler = AssetCompiler()
    for url in catalogs { try compiler.add(AssetCatalog(contentsOf: url)) }
    return try compiler.finish()
}

/// The index as it is encoded.
private struct AssetIndex: Encodable {
    struct Image: Encodable {
        let file: String
        let scale: Int
        let idiom: String
        @Written var appearance: String?
        let rendering: String?
        let slicing: Slicing?
        /// The picture with as many pixels as it is ever shown with.
        var large: String?
    }

    struct Slicing: Encodable {
        let top, left, bottom, right: Double
        let tiles: Bool
    }

    struct Color: Encodable {
        let idiom: String
        @Written var appearance: String?
        var red, green, blue, alpha: Double?
        var system: String?
    }

    struct Data: Encodable {
        let file: String
        let type: String?
    }

    var images: [String: [Image]] = [:]
    var colors: [String: [Color]] = [:]
    var data: [String: Data] = [:]
    var icon: String?
}

/// An optional that is written as null rather than left out.
@propertyWrapper
private struct Written: Encodable {
    let wrappedValue: String?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

private struct AssetCompiler {
    private var result = CompiledAssets()
    private var index = AssetIndex()
    private var iconWidth = 0

    mutating func add(_ catalog: AssetCatalog) {
        result.warnings += catalog.warnings
        for entry in catalog.entries {
            switch entry {
            case .image(let set): add(set, of: catalog)
            case .color(let set): add(set, of: catalog)
            case .data(let set):
                if index.data[set.name] == nil {
                    index.data[set.name] = .init(file: copy(set.file, "\(set.name).dataset"), type: set.type)
                } else {
                    warnTwice(set.name, "data set", catalog)
                }
            case .appIcon(let icon):
                // A project can hold alternate icons; the app's own is called AppIcon.
                let width = icon.name == "AppIcon" ? Int.max : icon.width
                if width > iconWidth {
                    iconWidth = width
                    result.files.removeAll { $0.bundlePath == index.icon }
                    index.icon = copy(icon.file, "\(icon.name).appiconset")
                }
            }
        }
    }

    private mutating func warnTwice(_ name: String, _ kind: String, _ catalog: AssetCatalog) {
        result.warnings.append(
            ProjectDiagnostic(
                file: catalog.url.lastPathComponent, message: "\(kind) '\(name)' is there twice: the first one counts"))
    }

    private mutating func copy(_ file: URL, _ folder: String) -> String {
        let path = "assets/\(folder)/\(file.lastPathComponent)"
        let resource = Resource(url: file, bundlePath: path)
        if !result.files.contains(resource) { result.files.append(resource) }
        return path
    }

    private mutating func add(_ set: ImageSet, of catalog: AssetCatalog) {
        guard index.images[set.name] == nil else { return warnTwice(set.name, "image set", catalog) }
        let variants = set.variants.flatMap { variant in
            guard let format = variant.format else {
                return [entry(variant, of: set, file: copy(variant.file, "\(set.name).imageset"))]
            }
            let drawing = VectorDrawing(
                url: variant.file, format: format, isShownLarge: set.keepsDrawing,
                bundlePath: "assets/\(set.name).imageset/\(variant.file.lastPathComponent)")
            if !result.drawings.contains(drawing) { result.drawings.append(drawing) }
            return VectorDrawing.scales.map { scale in
                entry(variant, of: set, file: drawing.path(scale: scale), scale: scale, large: drawing.largePath)
            }
        }
        index.images[set.name] = variants.sorted {
            (rank($0.idiom), $0.appearance ?? "", $0.scale, $0.file)
                < (rank($1.idiom), $1.appearance ?? "", $1.scale, $1.file)
        }
    }

    private func entry(
        _ variant: ImageSet.Variant, of set: ImageSet, file: String, scale: Int? = nil, large: String? = nil
    ) -> AssetIndex.Image {
        AssetIndex.Image(
            file: file, scale: scale ?? variant.scale, idiom: variant.idiom.rawValue,
            appearance: variant.appearance?.rawValue, rendering: set.rendering?.rawValue,
            slicing: variant.slicing.map {
                // Of a drawing they are in points.
                let factor = Double(scale ?? 1)
                return .init(
                    top: $0.top * factor, left: $0.left * factor, bottom: $0.bottom * factor,
                    right: $0.right * factor, tiles: $0.tiles)
            }, large: large)
    }

    private mutating func add(_ set: ColorSet, of catalog: AssetCatalog) {
        guard index.colors[set.name] == nil else { return warnTwice(set.name, "colour set", catalog) }
        let variants = set.variants.map { variant in
            var color = AssetIndex.Color(idiom: variant.idiom.rawValue, appearance: variant.appearance?.rawValue)
            switch variant.value {
            case .system(let name): color.system = name
            case .components(let red, let green, let blue, let alpha):
                (color.red, color.green, color.blue, color.alpha) = (red, green, blue, alpha)
            }
            return color
        }
        index.colors[set.name] = variants.sorted {
            (rank($0.idiom), $0.appearance ?? "") < (rank($1.idiom), $1.appearance ?? "")
        }
    }

    /// What fits every device comes first.
    private func rank(_ idiom: String) -> Int { idiom == AssetIdiom.universal.rawValue ? 0 : 1 }

    mutating func finish() throws(ProjectError) -> CompiledAssets {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            result.index = try encoder.encode(index)
        } catch {
            throw .malformed(file: "Assets.json", line: nil, reason: "index cannot be written")
        }
        return result
    }
}
