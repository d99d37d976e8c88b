import Displays
import Foundation
import Projects
import Translation

/// Runs `swiftc` and `clang` for one app.
struct Compiler: Sendable {
    let sdk: SDK
    /// The frameworks beside UIKit that the app imports.
    private let companions: [BuiltCompanion]
    private let messages: BuildMessages
    private let moduleFlags: [String]
    private let measuresCoverage: Bool

    /// - Parameter measuresCoverage: Whether what is built counts which lines run.
    init(
        sdk: SDK, companions: [BuiltCompanion] = [], messages: BuildMessages = BuildMessages(),
        measuresCoverage: Bool = false
    ) throws {
        self.measuresCoverage = measuresCoverage
        self.sdk = sdk
        self.companions = companions
        self.messages = messages
        moduleFlags = try sdk.moduleFlags + companions.flatMap(\.moduleFlags)
    }

    /// Changes whenever everything has to be built anew.
    var identity: String { ([sdk.identity] + companions.map(\.identity)).joined(separator: ";") }

    /// The arguments for a module, but for its files and output.
    ///
    /// - Parameter platform: Whose frameworks the module may see: one for Linux is not to find UIKit.
    func arguments(
        moduleName: String, swiftVersion: String, defines: [String], hasMainFile: Bool,
        platform: Module.Platform = .iOS
    ) -> [String] {
        var arguments = ["-module-name", moduleName, "-swift-version", swiftVersion, "-Onone"]
        // Lines are enough to find a place, and the compiler does without a module file of the app.
        arguments.append("-gline-tables-only")
        if !hasMainFile { arguments.append("-parse-as-library") }
        for define in Set(defines).union(["DEBUG"]).sorted() { arguments += ["-D", define] }
        return arguments + (platform == .iOS ? moduleFlags : [])
    }

    /// The arguments for compiling all files of a module in one go: the compiler then reads the framework's module once,
    /// which takes longer than an app's own files.
    var wholeModuleArguments: [String] {
        ["-whole-module-optimization", "-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    }

    /// The arguments for linking an executable or a shared object.
    ///
    /// As a file of its own UIKit is linked before Foundation: the functions that stand in for some of Foundation's are then
    /// found first.
    var linkArguments: [String] {
        [
            sdk.folder.appendingPathComponent("libUIKit.so").path, "-Xlinker", "-rpath", "-Xlinker", sdk.folder.path,
        ] + companions.flatMap(\.linkFlags)
            // What was counted is written by a library that comes with this.
            + (measuresCoverage ? ["-profile-generate"] : [])
    }

    /// The arguments for a module whose lines are counted.
    var coverageArguments: [String] {
        measuresCoverage ? ["-profile-generate", "-profile-coverage-mapping"] : []
    }

    /// The arguments for an executable alone: UIKit looks up the function that the translation may have put into it.
    var executableArguments: [String] { linkArguments + ["-Xlinker", "--export-dynamic"] }

    /// Compiles and links; what the compiler says is told of the originals.
    ///
    /// - Parameter translation: What the files were translated to, unless they are our own.
    func compile(
        _ files: [URL], of translation: TranslatedModule?, arguments: [String], to product: URL, in folder: URL
    ) throws {
        try run(files, of: translation, arguments: arguments + ["-o", product.path], in: folder)
    }

    /// Looks for all that is wrong with the sources of a module.
    ///
    /// - Parameter module: Where the module goes that others import, where they are right; nil if nobody does.
    func typecheck(
        _ files: [URL], of translation: TranslatedModule, arguments: [String], module: URL?, in folder: URL
    ) throws {
        let options =
            module.map { ["-enable-testing", "-emit-module", "-emit-module-path", $0.path] } ?? ["-typecheck"]
        // File by file the driver would start no more compilers once one has found an error.
        try run(
            files, of: translation, arguments: arguments + wholeModuleArguments + options + ["-suppress-warnings"],
            in: folder)
    }

    /// Compiles the files of a module to an object each; returns the objects.
    ///
    /// - Parameters:
    ///   - module: Where the module goes that others import with `@testable`; nil if nobody does.
    ///   - silently: Whether only errors are told, since nobody here wrote the sources.
    func compileObjects(
        _ files: [URL], of translation: TranslatedModule?, arguments: [String], module: URL?, silently: Bool,
        in folder: URL
    ) throws -> [URL] {
        let objects = folder.appendingPathComponent("objects", isDirectory: true)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        // Names that no other file has: two sources may differ only in what is before the extension's dot.
        let places = files.map { ($0, objects.appendingPathComponent($0.lastPathComponent + ".o")) }
        let map = folder.appendingPathComponent("objects.json")
        let entries = Dictionary(places.map { ($0.path, ["object": $1.path]) }) { first, _ in first }
        try BuildFolder.write(try JSONEncoder().encode(entries), to: map)
        var options = ["-c", "-output-file-map", map.path]
        if silently { options.append("-suppress-warnings") }
        if let module {
            options += ["-enable-testing", "-emit-module", "-emit-module-path", module.path]
        }
        try run(files, of: translation, arguments: arguments + options, in: folder)
        return places.map(\.1)
    }

    /// Links objects to a shared object.
    func link(_ objects: [URL], to library: URL, arguments: [String], in folder: URL) throws {
        try compile(objects, of: nil, arguments: arguments + ["-emit-library"], to: library, in: folder)
    }

    private func run(_ files: [URL], of translation: TranslatedModule?, arguments: [String], in folder: URL) throws {
        try run("swiftc", arguments + ["-diagnostic-style", "llvm"] + files.map(\.path), of: translation, in: folder)
    }

    /// Compiles one file of C, C++ or assembler.
    func compileForeign(_ file: URL, arguments: [String], to object: URL, in folder: URL) throws {
        try run("clang", arguments + ["-c", file.path, "-o", object.path], of: nil, in: folder)
    }

    private func run(_ tool: String, _ arguments: [String], of translation: TranslatedModule?, in folder: URL) throws {
        var output = CompilerMessages()
        let compiler = Tool(
            program: try Tool.find(tool), arguments: arguments, folder: folder,
            // The driver may crash where it is told to give up, and nobody wants to wait for its stack.
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        let status = try messages.run(compiler) { output.take($0) }
        // What is wrong with a translation is told by those who know what becomes of it.
        if status != 0, translation != nil { throw CompilationFailure(output: output) }
        try messages.add(output, about: translation)
        guard status == 0 else { throw ErrorsAlreadyPrinted() }
    }
}
