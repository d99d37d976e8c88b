import Foundation

/// The command's own files, which lie beside its executable.
enum OwnResources {
    static var folder: URL {
        SDK.runningExecutable.deletingLastPathComponent()
            .appendingPathComponent("Matryoshka_matryoshka.resources", isDirectory: true)
    }
}
