import CoreGraphics
import Foundation

/// The pictures that the device has: those of a folder that the person names, or else a few that are drawn, and those that
/// the app has saved.
@MainActor final class PhotoLibrary: SessionPart {
    /// The folder that a display names.
    private struct Choice: Decodable {
        let folder: String
    }

    /// A picture of the library.
    struct Picture: Equatable {
        /// The file's name, without an extension.
        let name: String
        /// The file; nil for a picture that is drawn.
        let file: URL?
        let scene: PhotoScene?
    }

    private var chosen: URL?
    private var decoded: [String: UIImage] = [:]

    init() {}

    /// Takes the folder that a display names.
    static func choose(_ values: Data) throws -> TimeInterval {
        let choice = try JSONDecoder().decode(Choice.self, from: values)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: choice.folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw PhotoLibraryProblem.noFolder(choice.folder)
        }
        shared.chosen = URL(fileURLWithPath: choice.folder)
        return 0
    }

    /// The folder of the pictures that the app has saved.
    private var album: URL { URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Photos") }

    /// The pictures, the oldest first: those of the folder by name, and those that the app has saved.
    var pictures: [Picture] {
        let own = chosen.map(Self.files) ?? PhotoScene.allCases.map { Picture(name: $0.name, file: nil, scene: $0) }
        return own + Self.files(in: album)
    }

    private static func files(in folder: URL) -> [Picture] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            ["png", "jpg", "jpeg", "gif"].contains { name.lowercased().hasSuffix("." + $0) }
        }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map { name in
            let file = folder.appendingPathComponent(name)
            return Picture(name: file.deletingPathExtension().lastPathComponent, file: file, scene: nil)
        }
    }

    /// A picture, decoded; nil for a file that is none.
    func image(of picture: Picture) -> UIImage? {
        if let scene = picture.scene {
            if let known = decoded[scene.name] { return known }
            let drawn = scene.draw()
            decoded[scene.name] = drawn
            return drawn
        }
        return picture.file.flatMap { UIImage(contentsOfFile: $0.path) }
    }

    /// A copy of a picture's file in the app's temporary folder, which the app may keep or move; nil where it cannot be
    /// written.
    func copy(of picture: Picture) -> URL? {
        let folder = FileManager.default.temporaryDirectory
        do {
            guard let file = picture.file else {
                let copy = folder.appendingPathComponent("\(picture.name).jpeg")
                try image(of: picture)?.jpegData(compressionQuality: 0.9)?.write(to: copy)
                return copy
            }
            let copy = folder.appendingPathComponent(file.lastPathComponent)
            try Data(contentsOf: file).write(to: copy)
            return copy
        } catch {
            return nil
        }
    }

    /// Adds a picture to those that the app has saved, as a PNG file.
    func save(_ image: UIImage) throws {
        guard let data = image.pngData() else { throw PhotoLibraryProblem.noPixels }
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        let count = Self.files(in: album).count
        let number = String(count + 1)
        let name = "IMG_" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        try data.write(to: album.appendingPathComponent(name + ".png"))
    }
}

/// The reason why the library has no such folder or takes no such picture.
enum PhotoLibraryProblem: Error, CustomStringConvertible {
    case noFolder(String)
    case noPixels

    var description: String {
        switch self {
        case .noFolder(let path): "there is no folder '\(path)'"
        case .noPixels: "the picture has no pixels"
        }
    }
}
