import Foundation

/// The names of the files that hold an app's own code: its executable, and the frameworks in its bundle.
package struct AppImages: Sendable, Equatable, ExpressibleByStringLiteral {
    private let names: Set<String>

    package init(of executable: URL) {
        let folder = executable.deletingLastPathComponent().appendingPathComponent("Frameworks")
        let frameworks = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map { name in
            name.hasSuffix(".framework") ? String(name.dropLast(".framework".count)) : name
        }
        names = Set(frameworks).union([executable.lastPathComponent])
    }

    /// An executable that is alone.
    package init(stringLiteral name: String) { names = [name] }

    func contains(_ name: String?) -> Bool { name.map(names.contains) ?? false }
}
