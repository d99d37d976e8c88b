import Foundation

/// The names of files that a person asks for while an app runs.
enum OutputName {
    /// A file of the current folder, named after the app and the time, that is not there yet.
    static func unused(
        for app: String, extension: String, at date: Date = Date(),
        in folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    ) -> URL {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyyMMdd-HHmmss"
        let safe = app.replacingOccurrences(of: "/", with: "-")
        let base = "\(safe)-\(format.string(from: date))"
        var file = folder.appendingPathComponent("\(base).\(`extension`)")
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = folder.appendingPathComponent("\(base)-\(number).\(`extension`)")
            number += 1
        }
        return file
    }
}
