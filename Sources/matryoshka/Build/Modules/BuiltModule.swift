import Foundation
import Projects
import Translation

/// A module that is compiled.
struct BuiltModule: Sendable {
    let module: Module
    /// What was compiled: all of the module, or what was left of it; nil where its sources were compiled as they are.
    var translation: TranslatedModule?
    /// What lies in the executable or the shared object that the module is linked into.
    var objects: [URL] = []
    /// The compiler's arguments for importing the module.
    var importFlags: [String] = []
    /// Changes when those that import the module have to be compiled again.
    var interface = ""
    /// Changes when the objects have to be linked again.
    var content = ""
    /// The shared object that the module is, as it was built: its copy in the bundle runs.
    var library: URL?
}

extension [BuiltModule] {
    /// The linker's arguments for what these modules are needed by, whose folder in the bundle is `folder`.
    ///
    /// - Parameter libraries: The shared objects that there are.
    func linkArguments(_ libraries: [SharedObject], from folder: String) -> [String] {
        // A module in a shared object is linked there, with what its own linking asks for.
        let objects = filter { $0.library == nil }
        let shared = compactMap(\.library).map(\.path)
        let up = folder.split(separator: "/").map { _ in "../" }.joined()
        let folders = filter { $0.library != nil }.compactMap { built in
            libraries.first { $0.module == built.module.name }?.folder
        }
        let paths = Set(folders).sorted().flatMap { ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/\(up)\($0)"] }
        return objects.flatMap(\.objects).map(\.path) + shared + paths + objects.flatMap(\.module.linkerFlags)
    }
}
