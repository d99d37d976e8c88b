import Foundation
import Projects

/// The modules of an app, as far as they are built in the same way for running and for testing it.
struct AppModules {
    let compiler: Compiler
    /// The modules that the app, or its tests, need beside their own, dependencies first.
    let libraries: [PreparedModule]
    let objects: [SharedObject]
    private let messages: BuildMessages
    /// Keeps what was built from others until all is linked.
    private let shared: BuildFolder
    private let builder: ModuleBuilder
    private var built: [String: BuiltModule] = [:]

    /// - Parameters:
    ///   - modules: What is compiled, apart from `libraries`.
    ///   - measuresCoverage: Whether the person's own modules count which lines run.
    init(
        of app: PreparedApp, libraries: [PreparedModule], with modules: [PreparedModule], sdk: SDK,
        messages: BuildMessages, measuresCoverage: Bool = false
    ) throws {
        self.libraries = libraries
        self.messages = messages
        let imported = Set((libraries + modules).flatMap(\.companions).map(\.module))
        let companions = try CompanionBuilder(sdk: sdk, messages: messages)
            .build(sdk.catalogue.companions(among: imported))
        compiler = try Compiler(
            sdk: sdk, companions: companions, messages: messages, measuresCoverage: measuresCoverage)
        objects = SharedObject.all(in: libraries)
        // Running and testing an app use the same.
        shared = try BuildFolder(
            .modules, name: app.name,
            key: "\(app.location)\n\(sdk.folder.path)" + (measuresCoverage ? "\ncoverage" : ""))
        builder = ModuleBuilder(compiler: compiler, messages: messages, libraries: objects, folder: shared.folder)
    }

    /// Compiles the libraries, and installs those that are shared objects.
    ///
    /// - Returns: Whether the bundle holds another than before.
    mutating func buildLibraries(into bundle: AppBundle) throws -> Bool {
        built = try builder.build(libraries)
        var hasChanged = false
        for object in objects {
            guard let file = built[object.module]?.library, let data = FileManager.default.contents(atPath: file.path)
            else { throw CommandFailure("\(object.module) was not linked") }
            if try BuildFolder.write(data, to: bundle.folder.appendingPathComponent(object.bundlePath)) {
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Compiles modules of the executable, which lie in a folder that is the app's or the tests' alone.
    mutating func build(_ modules: [PreparedModule], in folder: URL) throws -> [BuiltModule] {
        let builder = ModuleBuilder(compiler: compiler, messages: messages, libraries: [], folder: folder)
        built = try builder.build(modules, after: built)
        return modules.compactMap { built[$0.module.name] }
    }

    /// The arguments for importing a module with all that it needs.
    func importFlags(of module: BuiltModule) -> [String] {
        (builder.needed(by: module.module, among: built) + [module]).flatMap(\.importFlags)
    }

    /// The arguments for linking the executable with everything that was built.
    var linkArguments: [String] {
        let all = built.keys.sorted().compactMap { built[$0] }
        return all.linkArguments(objects, from: "") + compiler.executableArguments
    }

    /// The digest of all that lies in the executable.
    var content: String {
        var digest = Digest()
        for name in built.keys.sorted() where built[name]?.library == nil { digest.add(built[name]?.content ?? "") }
        return digest.text
    }
}
