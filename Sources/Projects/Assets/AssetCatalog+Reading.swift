import Foundation

extension AssetCatalog {
    /// Reads the catalog; what is malformed is left out and warned of, by file.
    package init(contentsOf url: URL) throws(ProjectError) {
        guard FileReading.isFolder(url) else { throw .pathNotFound(url.lastPathComponent) }
        var reader = AssetCatalogReader(catalog: url)
        reader.visit(url, namespace: "", depth: 0)
        self.url = url
        entries = reader.entries.sorted { $0.name < $1.name }
        warnings = reader.warnings
    }
}

/// Walks a catalog's folders and collects its sets.
struct AssetCatalogReader {
    private static let deepest = 32
    private let catalog: URL
    private var visited: Set<String> = []
    private(set) var entries: [AssetEntry] = []
    private(set) var warnings: [ProjectDiagnostic] = []

    init(catalog: URL) {
        self.catalog = catalog
    }

    /// A file's path from the catalog's name on.
    private func name(of url: URL) -> String {
        catalog.lastPathComponent + url.path.dropFirst(catalog.path.count)
    }

    private mutating func warn(_ url: URL, _ message: String) {
        warnings.append(ProjectDiagnostic(file: name(of: url), message: message))
    }

    mutating func visit(_ folder: URL, namespace: String, depth: Int) {
        guard depth < Self.deepest, visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        for child in FileReading.names(in: folder) where !child.hasPrefix(".") {
            let url = folder.appendingPathComponent(child)
            guard FileReading.isFolder(url) else { continue }
            let base = (child as NSString).deletingPathExtension
            switch url.pathExtension {
            case "imageset": read(url) { Self.image($0, namespace + base, &$1) }
            case "colorset": read(url) { Self.color($0, namespace + base, &$1) }
            case "appiconset": read(url) { Self.icon($0, namespace + base, &$1) }
            case "dataset": read(url) { Self.data($0, namespace + base, &$1) }
            case "launchimage": break
            case "", "spriteatlas": visit(url, namespace: namespace + prefix(of: url), depth: depth + 1)
            default:
                if FileReading.exists(url.appendingPathComponent("Contents.json")),
                    url.pathExtension.hasSuffix("set")
                        || url.pathExtension.hasSuffix("stack") || url.pathExtension.hasSuffix("assets")
                {
                    warn(url, "sets of type '\(url.pathExtension)' are not supported")
                } else {
                    visit(url, namespace: namespace + prefix(of: url), depth: depth + 1)
                }
            }
        }
    }

    /// What a folder puts before the names of its sets: nothing, unless it says so.
    private mutating func prefix(of folder: URL) -> String {
        guard FileReading.exists(folder.appendingPathComponent("Contents.json")) else { return "" }
        var isNamespace = false
        read(folder) { contents, _ in
            isNamespace = contents.properties["provides-namespace"].isTrue
            return nil
        }
        return isNamespace ? folder.lastPathComponent + "/" : ""
    }

    /// Reads a folder's Contents.json; `entry` returns the set and appends to its warnings.
    private mutating func read(_ folder: URL, _ entry: (AssetContents, inout [String]) -> AssetEntry?) {
        let file = folder.appendingPathComponent("Contents.json")
        do throws(ProjectError) {
            let contents = try AssetContents(folder: folder, name: name(of: file))
            var messages: [String] = []
            if let entry = entry(contents, &messages) { entries.append(entry) }
            for message in messages { warn(file, message) }
        } catch {
            switch error {
            case .malformed(let file, let line, let reason):
                warnings.append(ProjectDiagnostic(file: file, line: line, message: reason))
            case .pathNotFound(let file):
                warnings.append(ProjectDiagnostic(file: file, message: "no such file"))
            case .tooLarge(let file, let limit):
                warnings.append(ProjectDiagnostic(file: file, message: "larger than \(limit) MB"))
            default:
                warn(file, "cannot be read")
            }
        }
    }
}

extension AssetCatalogReader {
    /// The devices that this framework shows; nil for the others.
    static func idiom(_ entry: JSONValue) -> AssetIdiom? {
        AssetIdiom(rawValue: entry["idiom"].string ?? "universal")
    }

    /// The variant's interface style; nil in the outer sense where it needs something else, such as high contrast.
    static func appearance(_ entry: JSONValue) -> AssetAppearance?? {
        var result: AssetAppearance?
        for condition in entry["appearances"].array {
            guard condition["appearance"].string == "luminosity", let value = condition["value"].string,
                let appearance = AssetAppearance(rawValue: value)
            else { return .none }
            result = appearance
        }
        return .some(result)
    }

    /// Whether an entry repeats another one for wide-gamut displays.
    static func isForWideGamut(_ entry: JSONValue, among entries: [JSONValue]) -> Bool {
        entry["display-gamut"].string == "display-P3" && entries.contains { $0["display-gamut"].string == "sRGB" }
    }

    private static func data(_ contents: AssetContents, _ name: String, _ warnings: inout [String]) -> AssetEntry? {
        for entry in contents.entries("data") where idiom(entry) != nil {
            guard let file = contents.file(entry) else { continue }
            guard FileReading.exists(file) else {
                warnings.append("file not found: \(file.lastPathComponent)")
                continue
            }
            let type = entry["universal-type-identifier"].string
            return .data(DataSet(name: name, file: file, type: type))
        }
        if warnings.isEmpty { warnings.append("names no file") }
        return nil
    }
}
