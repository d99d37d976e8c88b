import Displays
import Foundation
import Translation

/// Runs `swiftc` for one app.
struct Compiler {
    let sdk: SDK
    /// The frameworks beside UIKit that the app imports.
    private let companions: [BuiltCompanion]
    private let messages: BuildMessages
    private let moduleFlags: [String]

    init(sdk: SDK, companions: [BuiltCompanion] = [], messages: BuildMessages = BuildMessages()) throws {
        self.sdk = sdk
        self.companions = companions
        self.messages = messages
        moduleFlags = try sdk.moduleFlags + companions.flatMap(\.moduleFlags)
    }

    /// The arguments for a module, but for its files and output.
    func arguments(moduleName: String, swiftVersion: String, defines: [String], hasMainFile: Bool) -> [String] {
        var arguments = ["-module-name", moduleName, "-swift-version", swiftVersion, "-Onone"]
        // Lines are enough to find a place, and the compiler does without a module file of the app.
        arguments.append("-gline-tables-only")
        if !hasMainFile { arguments.append("-parse-as-library") }
        for define in Set(defines).union(["DEBUG"]).sorted() { arguments += ["-D", define] }
        return arguments + moduleFlags
    }

    /// The arguments for compiling all files of an app in one go: the compiler then reads the framework's module once,
    /// which takes longer than an app's own files.
    var wholeModuleArguments: [String] {
        ["-whole-module-optimization", "-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    }

    /// The arguments for linking an executable. UIKit looks up the function that the translation may have put into it.
    ///
    /// As a file of its own UIKit is linked before Foundation: the functions that stand in for some of Foundation's are then
    /// found first.
    var linkArguments: [String] {
        [
            sdk.folder.appendingPathComponent("libUIKit.so").path, "-Xlinker", "-rpath", "-Xlinker", sdk.folder.path,
        ] + companions.flatMap(\.linkFlags) + ["-Xlinker", "--export-dynamic"]
    }

    /// Compiles and links; what the compiler says is told of the originals.
    ///
    /// - Parameter translation: What the files were translated to, unless they are our own.
    func compile(
        _ files: [URL], of translation: TranslatedModule?, arguments: [String], to executable: URL, in folder: URL
    ) throws {
        try run(files, of: translation, arguments: arguments + ["-o", executable.path], in: folder)
    }

    /// Looks for all that is wrong with sources whose translation has errors.
    func check(_ files: [URL], of translation: TranslatedModule, arguments: [String], in folder: URL) throws -> Never {
        try run(files, of: translation, arguments: arguments + ["-typecheck"], in: folder)
        throw ErrorsAlreadyPrinted()
    }

    private func run(_ files: [URL], of translation: TranslatedModule?, arguments: [String], in folder: URL) throws {
        var output = CompilerMessages()
        try messages.checkCancellation()
        let status = try Tool(
            program: try Tool.find("swiftc"),
            arguments: arguments + ["-diagnostic-style", "llvm"] + files.map(\.path), folder: folder,
            // The driver may crash where it is told to give up, and nobody wants to wait for its stack.
            environment: ["SWIFT_BACKTRACE": "enable=no"], onStart: messages.started
        ).run { output.take($0) }
        messages.ended()
        try messages.add(output, about: translation)
        try messages.checkCancellation()
        guard status == 0 else { throw ErrorsAlreadyPrinted() }
    }

    /// Compiles a module that others import with `@testable`; returns its object file.
    func compileModule(
        _ name: String, _ files: [URL], of translation: TranslatedModule, arguments: [String], in folder: URL
    ) throws -> URL {
        let object = folder.appendingPathComponent("\(name).o")
        let module = folder.appendingPathComponent("\(name).swiftmodule")
        let options = [
            "-enable-testing", "-whole-module-optimization", "-emit-module", "-emit-module-path", module.path, "-c",
        ]
        try compile(files, of: translation, arguments: arguments + options, to: object, in: folder)
        return object
    }
}
