import Displays
import Foundation
import Translation

/// Runs `swiftc` for one app.
struct Compiler {
    let sdk: SDK
    private let messages: BuildMessages
    private let headerFlags: [String]

    init(sdk: SDK, messages: BuildMessages = BuildMessages()) throws {
        self.sdk = sdk
        self.messages = messages
        headerFlags = try Self.headerFlags()
    }

    /// The arguments for a module, but for its files and output.
    func arguments(moduleName: String, swiftVersion: String, defines: [String], hasMainFile: Bool) -> [String] {
        var arguments = ["-module-name", moduleName, "-swift-version", swiftVersion, "-Onone"]
        // Lines are enough to find a place, and the compiler does without a module file of the app.
        arguments.append("-gline-tables-only")
        if !hasMainFile { arguments.append("-parse-as-library") }
        for define in Set(defines).union(["DEBUG"]).sorted() { arguments += ["-D", define] }
        arguments += ["-I", sdk.folder.appendingPathComponent("Modules").path]
        for folder in sdk.systemModules { arguments += ["-I", folder.path] }
        for flag in headerFlags { arguments += ["-Xcc", flag] }
        return arguments
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
            "-Xlinker",
            "--export-dynamic",
        ]
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
        let status = try Self.run(
            try Self.find("swiftc"), arguments + ["-diagnostic-style", "llvm"] + files.map(\.path), in: folder,
            output: .standardError,
            // The driver may crash where it is told to give up, and nobody wants to wait for its stack.
            environment: ["SWIFT_BACKTRACE": "enable=no"], onStart: messages.started
        ) { output.take($0) }
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

    /// Runs a program to its end and returns how it ended, as a shell would tell it.
    static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
        try run(program, arguments, in: folder, output: .standardOutput)
    }

    /// Where Cairo's and Pango's headers are.
    private static func headerFlags() throws -> [String] {
        let pipe = Pipe()
        let status = try run(
            "pkg-config", ["--cflags-only-I", "cairo", "pangocairo"], in: URL(fileURLWithPath: "/"),
            output: pipe.fileHandleForWriting)
        try? pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard status == 0 else { throw CommandFailure("cairo and pango are not installed: run 'make setup'") }
        return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func run(
        _ tool: String, _ arguments: [String], in folder: URL, output: FileHandle
    ) throws -> Int32 {
        try run(try find(tool), arguments, in: folder, output: output)
    }

    /// - Parameter onError: Gets the lines that the program writes to standard error, which go there themselves without it.
    private static func run(
        _ program: URL, _ arguments: [String], in folder: URL, output: FileHandle,
        environment: [String: String] = [:], onStart: (pid_t) -> Void = { _ in }, onError: ((String) -> Void)? = nil
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let errors = onError.map { _ in Pipe() }
        if let errors { process.standardError = errors }
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(program.lastPathComponent) could not be started: \(error.localizedDescription)")
        }
        onStart(process.processIdentifier)
        let interruption = Interruption(killing: process.processIdentifier)
        defer { interruption.cancel() }
        if let errors, let onError {
            try? errors.fileHandleForWriting.close()
            Self.readLines(of: errors.fileHandleForReading, onError)
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Calls for each line as soon as it is complete, up to the end.
    private static func readLines(of file: FileHandle, _ body: (String) -> Void) {
        var pending = Data()
        while true {
            let more = file.availableData
            if more.isEmpty { break }
            pending += more
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                body(String(decoding: pending[..<end], as: UTF8.self))
                pending = Data(pending[(end + 1)...])
            }
        }
        if !pending.isEmpty { body(String(decoding: pending, as: UTF8.self)) }
    }

    private static func find(_ tool: String) throws -> URL {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(tool)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        throw CommandFailure("\(tool) is not on PATH")
    }
}
