@_spi(Framework) import CoreGraphics
import Foundation

extension CGFont {
    /// Finds a font by its name; nil where there is none of that name.
    public convenience init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 12) else { return nil }
        self.init(name: font.fontName, forPeople: font.familyName)
    }

    /// The name by which the font is asked for.
    public var postScriptName: CFString? { name.map { NSString(string: $0) } }
    /// The name that people read.
    public var fullName: CFString? { nameForPeople.map { NSString(string: $0) } }
    /// The bytes of the font's file; nil for a font that was asked for by its name.
    @_spi(Framework) public var fileData: Data? { data }
}
