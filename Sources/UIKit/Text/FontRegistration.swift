import CoreGraphics
import Foundation

/// Fonts that frameworks beside UIKit bring to an app while it runs.
@_spi(Framework) public enum FontRegistration {
    /// Lets a font file be found by its names.
    ///
    /// - Returns: The PostScript names of its faces.
    /// - Throws: Where the file is no font.
    @discardableResult public static func register(_ file: URL) throws -> [String] {
        try FontLibrary.shared.get().registerFont(at: file.path)
    }
}
