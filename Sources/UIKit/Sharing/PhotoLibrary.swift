import CoreGraphics
import Foundation

/// The pictures that the device has: those of a folder that the person names, or else a few that are drawn, and those that
/// the app has saved.
@_spi(Framework) @MainActor public final class PhotoLibrary: SessionPart {
    /// The folder that a display names.
    private struct Choice: Decodable {
        let folder: String
    }

    /// A picture of the library.
    public struct Picture: Equatable, Sendable {
        /// The file's name, without an extension.
        public let name: String
        /// The file; nil for a picture that is drawn.
        public let file: URL?
        /// Whether the app has saved the picture.
        public let isSaved: Bool
        let scene: PhotoScene?

        /// What tells the picture from others, in this run and in later ones.
        public var identifier: String {
            isSaved ? "saved/" + (file?.lastPathComponent ?? name) : file?.path ?? "drawn/" + name
        }
    }

    private var chosen: URL?
    private var decoded: [String: UIImage] = [:]
    /// The pictures that were deleted from a folder of the person's, whose files stay.
    private var deleted: Set<String> = []
    /// Told after every change of the pictures.
    private var listeners: [@MainActor () -> Void] = []

    /// The pictures of a device on which nobody has chosen any.
    public init() {}

    /// Nothing is to be let go.
    public func sessionWillEnd() {}

    /// The pictures of the session that is under way.
    public static var current: PhotoLibrary { shared }

    /// Has a closure told of every change of the pictures, for as long as the session lasts.
    public func listen(_ listener: @escaping @MainActor () -> Void) { listeners.append(listener) }

    private func didChange() {
        for listener in listeners { listener() }
    }

    /// Takes the folder that a display names.
    static func choose(_ values: Data) throws -> TimeInterval {
        let choice = try JSONDecoder().decode(Choice.self, from: values)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: choice.folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw PhotoLibraryProblem.noFolder(choice.folder)
        }
        shared.chosen = URL(fileURLWithPath: choice.folder)
        shared.didChange()
        return 0
    }

    /// The folder of the pictures that the app has saved.
    public var album: URL { URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Photos") }

    /// The pictures, the oldest first: those of the folder by name, and those that the app has saved.
    public var pictures: [Picture] {
        let drawn = { PhotoScene.allCases.map { Picture(name: $0.name, file: nil, isSaved: false, scene: $0) } }
        let own = chosen.map { Self.files(in: $0, areSaved: false) } ?? drawn()
        return own.filter { !deleted.contains($0.identifier) } + Self.files(in: album, areSaved: true)
    }

    private static func files(in folder: URL, areSaved: Bool) -> [Picture] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            ["png", "jpg", "jpeg", "gif"].contains { name.lowercased().hasSuffix("." + $0) }
        }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map { name in
            let file = folder.appendingPathComponent(name)
            return Picture(
                name: file.deletingPathExtension().lastPathComponent, file: file, isSaved: areSaved, scene: nil)
        }
    }

    /// A picture, decoded; nil for a file that is none.
    public func image(of picture: Picture) -> UIImage? {
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

    /// Width and height in pixels, in a file as it lies in it.
    public func size(of picture: Picture) -> CGSize {
        if let scene = picture.scene { return scene.size }
        guard let image = image(of: picture) else { return .zero }
        return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }

    /// The file's bytes; those of a picture that is drawn are a JPEG file's. Nil where there are none.
    public func data(of picture: Picture) -> Data? {
        if let file = picture.file { return try? Data(contentsOf: file) }
        return image(of: picture)?.jpegData(compressionQuality: 0.9)
    }

    /// When the picture was taken: the date of its file, and fixed days for the pictures that are drawn.
    public func date(of picture: Picture) -> Date {
        if let scene = picture.scene { return scene.date }
        let attributes = picture.file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
        return attributes?[.modificationDate] as? Date ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    /// Adds a picture to those that the app has saved, as a PNG file.
    @discardableResult public func save(_ image: UIImage) throws -> Picture {
        guard let data = image.pngData() else { throw PhotoLibraryProblem.noPixels }
        return try save(data, type: "png")
    }

    /// Adds a file's bytes to the pictures that the app has saved; the type is a file name's extension.
    @discardableResult public func save(_ data: Data, type: String) throws -> Picture {
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        // One more than the last: numbers of pictures that were deleted are not given again.
        let saved = Self.files(in: album, areSaved: true)
        let last = saved.compactMap { Int($0.name.drop { !$0.isNumber }) }.max() ?? 0
        let number = String(max(last, saved.count) + 1)
        let name = "IMG_" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        let file = album.appendingPathComponent(name + "." + type)
        try data.write(to: file)
        didChange()
        return Picture(name: name, file: file, isSaved: true, scene: nil)
    }

    /// Takes pictures out of the library: the files of those that the app has saved are removed, those of the person's stay
    /// where they are.
    public func delete(_ pictures: [Picture]) throws {
        for picture in pictures {
            if picture.isSaved, let file = picture.file {
                try FileManager.default.removeItem(at: file)
            } else {
                deleted.insert(picture.identifier)
            }
        }
        didChange()
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
