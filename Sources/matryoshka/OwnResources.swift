import Foundation

/// The command's own files, which lie beside its executable.
enum OwnResources {
    static var folder: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("Matryoshka_matryoshka.resources", isDirectory: true)
    }
}
