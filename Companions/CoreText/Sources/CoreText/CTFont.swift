import UIKit

/// A typeface at a size: UIKit's own, as on Apple's systems.
public typealias CTFont = UIFont

/// The description of a font: UIKit's own, as on Apple's systems.
public typealias CTFontDescriptor = UIFontDescriptor

/// A font of a name; the system's where there is none. The matrix has no effect.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size == 0 ? 12 : size
    return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// A font of a description. The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// A font at another size, 0 for the same. The matrix has no effect.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    font.withSize(size == 0 ? font.pointSize : size)
}

/// The font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth below the baseline in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The gap between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name by which the font is asked for.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name that people read.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// The font's description.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// The attribute of a text's font.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// The attribute of a text's colour.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute of how a text's paragraphs are set.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The attribute of the gap between letters.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// The attribute of the gap between letters, which ligatures allow for.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// The attribute of the line below a text.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The attribute of the width of the outline.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The attribute of the colour of the outline.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
