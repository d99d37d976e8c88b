import Foundation

extension AssetCatalogReader {
    static func image(_ contents: AssetContents, _ name: String, _ warnings: inout [String]) -> AssetEntry? {
        let entries = contents.entries("images")
        var variants: [ImageSet.Variant] = []
        for entry in entries where !isForWideGamut(entry, among: entries) {
            // Xcode lists the sizes that have no picture yet, too.
            guard !entry["filename"].isNull, let idiom = idiom(entry), case .some(let appearance) = appearance(entry)
            else { continue }
            guard let file = contents.file(entry) else {
                warnings.append("'\(entry["filename"].string ?? "")' is not a file name")
                continue
            }
            guard FileReading.exists(file) else {
                warnings.append("file not found: \(file.lastPathComponent)")
                continue
            }
            guard let scale = scale(entry["scale"].string ?? "1x") else {
                warnings.append("'\(entry["scale"].string ?? "")' is not a scale")
                continue
            }
            variants.append(
                .init(
                    file: file, scale: scale, idiom: idiom, appearance: appearance,
                    slicing: slicing(entry["resizing"]),
                    format: .init(rawValue: file.pathExtension.lowercased())))
        }
        guard !variants.isEmpty else { return nil }
        let rendering = contents.properties["template-rendering-intent"].string
        return .image(
            ImageSet(
                name: name, variants: variants, rendering: rendering.flatMap(ImageSet.Rendering.init),
                keepsDrawing: contents.properties["preserves-vector-representation"].isTrue))
    }

    private static func scale(_ text: String) -> Int? {
        guard text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...3).contains(scale) else { return nil }
        return scale
    }

    private static func slicing(_ resizing: JSONValue) -> ImageSet.Slicing? {
        let insets = resizing["cap-insets"]
        guard !insets.isNull else { return nil }
        return .init(
            top: insets["top"].number ?? 0, left: insets["left"].number ?? 0, bottom: insets["bottom"].number ?? 0,
            right: insets["right"].number ?? 0, tiles: resizing["center"]["mode"].string == "tile")
    }

    static func icon(_ contents: AssetContents, _ name: String, _ warnings: inout [String]) -> AssetEntry? {
        var largest: AppIcon?
        for entry in contents.entries("images") {
            guard case .some(nil) = appearance(entry), let file = contents.file(entry) else { continue }
            guard FileReading.exists(file) else {
                warnings.append("file not found: \(file.lastPathComponent)")
                continue
            }
            guard let width = width(ofPNG: file) else {
                warnings.append("\(file.lastPathComponent) is not a PNG image")
                continue
            }
            if width > largest?.width ?? 0 { largest = AppIcon(name: name, file: file, width: width) }
        }
        return largest.map { .appIcon($0) }
    }

    /// A picture's width in pixels, as its header has it; nil for what is no PNG image.
    private static func width(ofPNG file: URL) -> Int? {
        guard let handle = try? FileHandle(forReadingFrom: file), let header = try? handle.read(upToCount: 24) else {
            return nil
        }
        let bytes = [UInt8](header)
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
}
