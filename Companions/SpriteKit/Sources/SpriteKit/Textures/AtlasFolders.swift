import Foundation
import UIKit

/// Finds pictures in the folders of atlases among an app's files.
enum AtlasFolders {
    /// The picture of a name in catalogs, among files and in atlases.
    static func image(named name: String) -> UIImage? {
        if let image = UIImage(named: name) { return image }
        // A catalog has its pictures without the endings of their files.
        let base = (name as NSString).deletingPathExtension
        if base != name, let image = UIImage(named: base) { return image }
        for folder in folders() {
            guard let file = file(of: base, in: folder) else { continue }
            return UIImage(contentsOfFile: folder.appendingPathComponent(file).path)
        }
        return nil
    }

    /// The names of the pictures in an atlas.
    static func pictures(inAtlas name: String) -> [String] {
        guard let folder = folders().first(where: { $0.deletingPathExtension().lastPathComponent == name }) else {
            return []
        }
        return Array(Set(contents(of: folder).map(Self.base))).sorted()
    }

    private static func folders() -> [URL] {
        contents(of: Bundle.main.bundleURL).filter { $0.hasSuffix(".atlas") }.sorted().map {
            Bundle.main.bundleURL.appendingPathComponent($0, isDirectory: true)
        }
    }

    private static func contents(of folder: URL) -> [String] {
        // An app without the folder has no atlas.
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
    }

    /// A file's name without the scale and what it is for.
    private static func base(_ file: String) -> String {
        var name = (file as NSString).deletingPathExtension
        for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return name
    }

    /// The file with the most pixels.
    private static func file(of base: String, in folder: URL) -> String? {
        contents(of: folder).filter { Self.base($0) == base }.max {
            ($0.contains("@3x") ? 3 : $0.contains("@2x") ? 2 : 1)
                < ($1.contains("@3x") ? 3 : $1.contains("@2x") ? 2 : 1)
        }
    }
}
