import Foundation
import XCTest

@testable import Projects

/// A folder of files that a test writes, gone when the test ends.
final class TemporaryFolder {
    let url: URL
    var path: String { url.path }

    init(_ files: [String: String] = [:], name: String = "Sample") throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("projects-\(UUID().uuidString)")
        url = parent.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    func file(_ path: String) -> URL { url.appendingPathComponent(path) }

    func write(_ path: String, _ text: String = "") throws { try write(path, Data(text.utf8)) }

    func write(_ path: String, _ data: Data) throws {
        let file = file(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The paths below the folder.
    func relative(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(path.count + 1)) } }

    /// A message with the folder's own path taken out.
    func anonymous(_ text: String) -> String { text.replacingOccurrences(of: path, with: "DIR") }

    func load(_ subpath: String = "", target: String? = nil) throws -> AppProject {
        try loadProject(at: subpath.isEmpty ? path : file(subpath).path, target: target)
    }

    /// The message of the error that loading fails with.
    func failure(_ subpath: String = "", target: String? = nil) -> String? {
        do {
            _ = try load(subpath, target: target)
            return nil
        } catch {
            return anonymous("\(error)")
        }
    }
}

extension AppProject {
    var bundlePaths: [String] { resources.map(\.bundlePath) }
    var messages: [String] { warnings.map(\.description) }
}
