import CoreGraphics
import Foundation
import XCTest

/// Pictures that real iOS drew; they are not part of the repository.
enum ReferencePictures {
    /// The folder with the pictures, beside the package's own or where `MATRYOSHKA_REFERENCE` says.
    static let folder: URL? = {
        let root =
            ProcessInfo.processInfo.environment["MATRYOSHKA_REFERENCE"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/reference").standardized
        let pictures = root.appendingPathComponent("pictures")
        return FileManager.default.fileExists(atPath: pictures.path) ? pictures : nil
    }()

    /// Reads a picture, or skips the test where there are none.
    static func picture(_ name: String, scale: Double) throws -> Picture {
        guard let folder else {
            throw XCTSkip("no pictures of iOS at ../shared/reference/pictures, and MATRYOSHKA_REFERENCE names none")
        }
        let data = try Data(contentsOf: folder.appendingPathComponent(name + ".png"))
        return Picture(try XCTUnwrap(Bitmap(pngData: data), "\(name).png cannot be read"), scale: scale)
    }
}
