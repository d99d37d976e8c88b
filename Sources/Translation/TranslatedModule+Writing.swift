package import Foundation

extension TranslatedModule {
    /// Writes the translated and the generated files into a folder, each under its `outputName`, and leaves files
    /// that would not change alone, so that the build sees what is new.
    ///
    /// - Returns: the paths of all files, in the order of the sources, generated ones last.
    /// - Throws: what the file system reports, or a `Diagnostic` when two files have one name.
    package func write(to folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        var originals: [String: String] = [:]
        for file in files {
            let name = file.outputName
            if let other = originals[name] {
                throw Place(file: file.path, line: 1, column: 1).error(
                    "a module cannot have two files of one name: the other is \(other)")
            }
            originals[name] = file.path
            paths.append(try write(file.text, to: folder.appendingPathComponent(name)))
        }
        for (name, text) in extraFiles.sorted(by: { $0.key < $1.key }) {
            paths.append(try write(text, to: folder.appendingPathComponent(name)))
        }
        return paths
    }

    private func write(_ text: String, to file: URL) throws -> String {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
        return file.path
    }
}
