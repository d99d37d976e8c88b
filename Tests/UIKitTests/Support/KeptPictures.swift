import CoreGraphics
import Foundation

/// Drawings of tests that are kept for people to look at, in the folder that `MATRYOSHKA_PICTURES` names.
enum KeptPictures {
    private static let folder = ProcessInfo.processInfo.environment["MATRYOSHKA_PICTURES"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }

    /// Whether anybody asked for pictures.
    static var areWanted: Bool { folder != nil }

    /// Writes a drawing as a PNG file, or nothing where nobody asked for it.
    static func keep(_ bitmap: Bitmap, as name: String) throws {
        guard let folder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bitmap.pngData?.write(to: folder.appendingPathComponent(name + ".png"))
    }
}
