import Foundation
import Translation

/// Translated files, laid over the originals for the compiler.
///
/// The compiler is given the originals' paths and a file system overlay that holds their translations. All that it says,
/// `#file` and `#fileID` then are about the originals, with no trace of where the translations lie.
struct StagedSources {
    /// What to compile, by the paths that the compiler is to know.
    private(set) var files: [URL] = []
    /// Nil where the compiler reads the originals.
    private let overlay: URL?

    var hasMainFile: Bool { files.contains { $0.lastPathComponent == "main.swift" } }

    var arguments: [String] { overlay.map { ["-vfsoverlay", $0.path] } ?? [] }

    /// The sources of a module that is compiled as it is, with those that the build writes.
    ///
    /// - Parameter digest: Takes in what the compiler will read.
    init(untranslated files: [URL], generated: [String: String], in folder: URL, digest: inout Digest) throws {
        overlay = nil
        for file in files {
            digest.add(try BuildFolder.read(file))
            self.files.append(file)
        }
        for (name, text) in generated.sorted(by: { $0.key < $1.key }) {
            let staged = folder.appendingPathComponent("generated/\(name)")
            try BuildFolder.write(Data(text.utf8), to: staged)
            digest.add(text)
            self.files.append(staged)
        }
    }

    /// - Parameter digest: Takes in what the compiler will read.
    init(_ translation: TranslatedModule, in folder: URL, digest: inout Digest) throws {
        let overlay = folder.appendingPathComponent("overlay.json")
        self.overlay = overlay
        var originals: [String: String] = [:]
        var entries: [Overlay.Entry] = []
        for file in translation.files {
            let original = URL(fileURLWithPath: file.path).standardizedFileURL
            // The compiler cannot tell them apart either.
            if let other = originals.updateValue(original.path, forKey: original.lastPathComponent) {
                throw CommandFailure("two files of one module have the same name: \(other) and \(original.path)")
            }
            let staged = folder.appendingPathComponent(original.lastPathComponent)
            // The first line names the original, which the overlay does already.
            let text = file.text.drop { !$0.isNewline }.dropFirst()
            try BuildFolder.write(Data(text.utf8), to: staged)
            digest.add(String(text))
            entries.append(.init(name: original.path, contents: staged.path))
            files.append(original)
        }
        for (name, text) in translation.extraFiles.sorted(by: { $0.key < $1.key }) {
            let staged = folder.appendingPathComponent("generated/\(name)")
            try BuildFolder.write(Data(text.utf8), to: staged)
            digest.add(text)
            files.append(staged)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try BuildFolder.write(try encoder.encode(Overlay(roots: entries)), to: overlay)
    }
}

/// The compiler's description of a virtual file system.
private struct Overlay: Encodable {
    struct Entry: Encodable {
        let type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    let version = 0
    let isCaseSensitive = true
    let usesExternalNames = false
    var roots: [Entry]

    enum CodingKeys: String, CodingKey {
        case version, roots
        case isCaseSensitive = "case-sensitive"
        case usesExternalNames = "use-external-names"
    }
}
