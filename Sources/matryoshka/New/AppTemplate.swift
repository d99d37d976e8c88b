import ArgumentParser
import Foundation

/// What a new app starts as.
enum AppTemplate: String, ExpressibleByArgument, CaseIterable {
    /// A list and a detail in a navigation controller, all in code.
    case programmatic
    /// Three scenes of a storyboard.
    case storyboard
    /// A container controller of its own with two children.
    case container

    /// Stands for the app's name in the files of a template, in their names and in their text.
    private static let placeholder = "__NAME__"

    /// Writes the app's files into a folder that does not exist yet.
    ///
    /// - Parameter templates: The folder of all templates.
    func make(_ name: String, at folder: URL, from templates: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw CommandFailure("\(folder.path): there is something of that name already")
        }
        let parent = folder.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        guard FileManager.default.isWritableFile(atPath: parent.path + "/.") else {
            throw CommandFailure("\(folder.path): cannot be made: \(parent.path) is no folder that can be written")
        }
        // Made beside its place first: whoever is interrupted is not left with half an app.
        let draft = parent.appendingPathComponent(".\(name)-\(getpid())")
        do {
            defer { try? FileManager.default.removeItem(at: draft) }
            for part in ["common", rawValue] {
                try Self.copy(templates.appendingPathComponent(part), to: draft, name: name)
            }
            try FileManager.default.moveItem(at: draft, to: folder)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(folder.path): cannot be made: \(error.localizedDescription)")
        }
    }

    private static func copy(_ source: URL, to goal: URL, name: String) throws {
        guard let paths = FileManager.default.subpaths(atPath: source.path)?.sorted(), !paths.isEmpty else {
            throw CommandFailure("\(source.path) is missing: build the command with 'make build'")
        }
        for path in paths {
            let file = source.appendingPathComponent(path)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
            var place = path.replacingOccurrences(of: placeholder, with: name)
            // A hidden file would be no resource of the command's.
            if place == "gitignore" { place = ".gitignore" }
            let copy = goal.appendingPathComponent(place)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacingOccurrences(of: placeholder, with: name).utf8).write(to: copy)
        }
    }
}
