import Foundation

/// Runs JavaScript that uses the page's modules, in the browser that people use them in.
enum PageModules {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Displays/Browser/Page").standardizedFileURL

    /// The value that a script returns, as JSON.
    ///
    /// - Parameters:
    ///   - script: The body of a function. `modules` has the inspector's modules by their paths in its folder, and `input` is the input.
    ///   - input: JSON.
    static func evaluate(_ script: String, input: String = "null") throws -> Data {
        guard let chromium = executable("chromium") ?? executable("google-chrome") else {
            throw Failure(description: "neither chromium nor google-chrome is on PATH; 'make test' installs the first")
        }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("page-modules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let page = scratch.appendingPathComponent("page.html")
        try html(script: script, input: input).write(to: page, atomically: true, encoding: .utf8)

        let process = Process()
        process.executableURL = URL(fileURLWithPath: chromium)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
            "--user-data-dir=\(scratch.appendingPathComponent("profile").path)", "--dump-dom", page.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let start = text.range(of: "<output>"), let end = text.range(of: "</output>"),
            let data = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound]))
        else { throw Failure(description: "no answer from the page: \(text.prefix(2000))") }
        let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        if let error = answer?["error"] as? String { throw Failure(description: error) }
        return try JSONSerialization.data(withJSONObject: answer?["value"] ?? NSNull(), options: [.fragmentsAllowed])
    }

    static func evaluate<Value: Decodable>(_ type: Value.Type, _ script: String, input: String = "null") throws -> Value
    {
        try JSONDecoder().decode(type, from: evaluate(script, input: input))
    }

    struct Failure: Error, CustomStringConvertible { var description: String }

    private static func html(script: String, input: String) throws -> String {
        let modules = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".js") }.map { String($0.dropLast(3)) }
        let imports = Dictionary(
            uniqueKeysWithValues: modules.map {
                ("matryoshka/\($0)", folder.appendingPathComponent("\($0).js").absoluteString)
            })
        let map = String(decoding: try JSONEncoder().encode(["imports": imports]), as: UTF8.self)
        // The page counts as loaded, and is read, when what it imports outright has run.
        let names = modules.filter { $0.hasPrefix("inspector/") && $0 != "inspector/inspector" }.sorted()
        let statements =
            names.enumerated().map { "import * as m\($0) from \"matryoshka/\($1)\";" }.joined(separator: "\n")
            + "const modules = {"
            + names.enumerated().map { "\"\($1.dropFirst("inspector/".count))\": m\($0)" }.joined(separator: ", ")
            + "};"
        // Base64 keeps the text from being read as markup on its way in and out.
        let data = Data(input.utf8).base64EncodedString()
        return """
            <!doctype html><meta charset="utf-8"><script type="importmap">\(map)</script><output></output>
            <script type="module">
            \(statements)
            const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
            const input = JSON.parse(new TextDecoder().decode(bytes("\(data)")));
            let answer;
            try {
              answer = { value: (() => { \(script) })() ?? null };
            } catch (error) {
              answer = { error: String(error.stack ?? error) };
            }
            const encoded = new TextEncoder().encode(JSON.stringify(answer));
            document.querySelector("output").textContent = btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(""));
            </script>
            """
    }

    private static func executable(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
