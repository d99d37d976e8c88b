import Foundation

/// Warns of the tables of strings and of plural rules that cannot be read, and whose texts an app would miss in silence.
package func checkStrings(_ resources: [URL]) -> [ProjectDiagnostic] {
    resources.compactMap { url in
        do throws(ProjectError) {
            switch url.pathExtension {
            case "strings": _ = try StringsFile.read(url)
            case "stringsdict": _ = try PropertyListFile.read(url, name: url.path)
            default: break
            }
            return nil
        } catch .malformed(_, let line, let reason) {
            return ProjectDiagnostic(file: url.path, line: line, message: "\(reason); its texts are left out")
        } catch {
            return ProjectDiagnostic(file: url.path, message: "\(error)")
        }
    }
}

/// A table of strings: a property list, or a list of pairs without the braces around it.
private enum StringsFile {
    private static let largest = 64

    static func read(_ url: URL) throws(ProjectError) -> PlistValue {
        var data = try FileReading.contents(of: url, name: url.path, limitInMegabytes: largest)
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            guard let text = String(data: data, encoding: .utf16) else {
                throw .malformed(file: url.path, line: nil, reason: "not UTF-16 text")
            }
            data = Data(text.utf8)
        }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { data.removeFirst(3) }
        let first = data.first { $0 > UInt8(ascii: " ") }
        let isList = data.starts(with: Data("bplist".utf8)) || first.map { "<{".utf8.contains($0) } ?? false
        return try PropertyListFile.parse(isList ? data : Data("{".utf8) + data + Data("\n}".utf8), name: url.path)
    }
}
