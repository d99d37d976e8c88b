import Foundation

/// The files of the page, read once: a path that is not in this table leads nowhere.
struct PageResources: Sendable {
    struct File: Sendable {
        var type: String
        var contents: Data
    }

    private var files: [String: File] = [:]
    /// The import map of the page: each script `folder/name.js` is the module `matryoshka/folder/name`.
    private let imports: String

    /// Reads all files of a folder and its subfolders. A file `index.html` is the page itself, at `/`.
    init(folder: URL) throws {
        let folder = folder.resolvingSymlinksInPath()
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            let file = folder.appendingPathComponent(path)
            guard let type = Self.types[file.pathExtension] else { continue }
            files[path == "index.html" ? "/" : "/" + path] = File(type: type, contents: try Data(contentsOf: file))
        }
        let scripts = files.keys.filter { $0.hasSuffix(".js") }
        let modules = scripts.map { ("matryoshka" + $0.dropLast(3), $0 + "?token={{token}}") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        imports = String(
            decoding: try encoder.encode(["imports": Dictionary(uniqueKeysWithValues: modules)]), as: UTF8.self)
    }

    /// The page that this program comes with.
    static func shipped() throws -> PageResources {
        guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil) else {
            throw BrowserDisplayError.noPage
        }
        return try PageResources(folder: folder)
    }

    /// The file for a path, compared as it came, so that no spelling of it leads out of the folder.
    ///
    /// - Parameter nonce: What inline scripts carry to be run.
    func file(at path: String, token: PageToken, nonce: String) -> File? {
        guard var file = files[path] else { return nil }
        if path == "/" {
            let page = String(decoding: file.contents, as: UTF8.self)
                .replacingOccurrences(of: "{{imports}}", with: imports)
                .replacingOccurrences(of: "{{token}}", with: token.text)
                .replacingOccurrences(of: "{{nonce}}", with: nonce)
            file.contents = Data(page.utf8)
        }
        return file
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon",
        "woff2": "font/woff2", "wasm": "application/wasm",
    ]
}
