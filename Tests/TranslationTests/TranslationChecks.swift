import Foundation
import Translation
import XCTest

/// Translates one file and checks what holds for every translation: the first line names the original, and no line moves.
func translated(
    _ source: String, path: String = "/App/File.swift", flags: Set<String> = ["DEBUG"], file: StaticString = #filePath,
    line: UInt = #line
) -> (text: String, translation: TranslatedModule) {
    let translation = translate([SourceFile(path: path, text: source)], moduleName: "App", flags: flags)
    let output = translation.files.first?.text ?? ""
    let head = "#sourceLocation(file: \"\(path)\", line: 1)\n"
    XCTAssertTrue(output.hasPrefix(head), file: file, line: line)
    let text = String(output.dropFirst(head.count))
    XCTAssertEqual(lineCount(text), lineCount(source), "lines moved", file: file, line: line)
    return (text, translation)
}

func lineCount(_ text: String) -> Int {
    text.utf8.reduce(into: 0) { $0 += $1 == UInt8(ascii: "\n") ? 1 : 0 }
}

/// The diagnostics of one file, printed.
func diagnostics(_ source: String, path: String = "/App/File.swift") -> [String] {
    translate([SourceFile(path: path, text: source)], moduleName: "App").diagnostics.map(\.description)
}

/// A folder that the test removes again.
func makeFolder(for test: XCTestCase) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
}

/// The compiler that runs the tests.
struct Compiler {
    /// With `UIKit.swiftmodule` and `libUIKit.so`, made from `FakeUIKit`.
    let framework: URL

    init(in folder: URL) throws {
        framework = folder
        let source = folder.appendingPathComponent("FakeUIKit.swift")
        try FakeUIKit.source.write(to: source, atomically: true, encoding: .utf8)
        let result = try Compiler.run([
            "swiftc", "-swift-version", "6", "-emit-module", "-emit-library", "-module-name", "UIKit", source.path,
            "-o",
            folder.appendingPathComponent("libUIKit.so").path, "-emit-module-path",
            folder.appendingPathComponent("UIKit.swiftmodule").path,
        ])
        XCTAssertEqual(result.status, 0, result.output)
    }

    /// Errors and warnings of the app's files, as the compiler prints their first lines.
    func check(_ files: [String], languageMode: String = "5") throws -> [String] {
        let result = try Compiler.run(
            [
                "swiftc", "-typecheck", "-DDEBUG", "-swift-version", languageMode, "-module-name", "App", "-I",
                framework.path,
            ]
                + files)
        return result.output.split(separator: "\n").map(String.init).filter {
            ($0.contains(": error: ") || $0.contains(": warning: ")) && $0.contains(".swift:") && !$0.hasPrefix(" ")
        }
    }

    /// Builds a program and returns what it prints.
    func run(_ files: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let program = folder.appendingPathComponent("program").path
        let built = try Compiler.run(
            [
                "swiftc", "-DDEBUG", "-swift-version", "5", "-module-name", "App", "-I", framework.path, "-L",
                framework.path, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", framework.path, "-o", program,
            ] + files)
        guard built.status == 0 else { return built }
        return try Compiler.run([program])
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        // A crash report would take seconds and is not what is asked for.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
