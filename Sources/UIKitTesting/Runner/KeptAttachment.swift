import Foundation

/// What a test has attached to its report.
struct KeptAttachment: Sendable {
    var name: String
    var fileExtension: String
    var data: Data
    /// Kept whether the test fails or not.
    var isKeptAlways: Bool

    /// Writes it as `MenuTests/testOpens/name.png`; one of the same name gets a number behind its name.
    func write(below folder: URL, test: String) {
        let folder = folder.appendingPathComponent(Self.safe(test, keeping: "/"), isDirectory: true)
        let stem = Self.safe(name)
        let suffix = fileExtension.isEmpty ? "" : ".\(fileExtension)"
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var number = 1
            while true {
                let file = folder.appendingPathComponent(stem + (number == 1 ? "" : "-\(number)") + suffix)
                number += 1
                do {
                    return try data.write(to: file, options: .withoutOverwriting)
                } catch CocoaError.fileWriteFileExists {
                    continue
                }
            }
        } catch {
            let text = "error: the attachment '\(name)' of \(test) cannot be written: \(error.localizedDescription)\n"
            try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
    }

    private static func safe(_ name: String, keeping kept: String = "") -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._- ".contains($0) || kept.contains($0) ? $0 : "-" })
    }
}
