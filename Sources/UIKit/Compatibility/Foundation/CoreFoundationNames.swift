import CoreFoundation
import CoreGraphics
import Foundation

// Core Foundation's values are Foundation's own objects, as on Apple's systems: `as` converts them to Swift's values and back.
// What the module declares itself has precedence over what it exports.

/// Any of Core Foundation's objects.
public typealias CFTypeRef = AnyObject
/// Core Foundation's text.
public typealias CFString = NSString
/// Core Foundation's text that changes.
public typealias CFMutableString = NSMutableString
/// Core Foundation's array.
public typealias CFArray = NSArray
/// Core Foundation's array that changes.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's dictionary.
public typealias CFDictionary = NSDictionary
/// Core Foundation's dictionary that changes.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's set.
public typealias CFSet = NSSet
/// Core Foundation's bytes.
public typealias CFData = NSData
/// Core Foundation's bytes that change.
public typealias CFMutableData = NSMutableData
/// Core Foundation's text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's text with attributes that changes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's number.
public typealias CFNumber = NSNumber
/// Core Foundation's truth value.
public typealias CFBoolean = NSNumber
/// Core Foundation's address.
public typealias CFURL = NSURL
/// Core Foundation's point in time.
public typealias CFDate = NSDate
/// Core Foundation's error.
public typealias CFError = NSError
/// Core Foundation's locale.
public typealias CFLocale = NSLocale

/// The truth value that is true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The truth value that is false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// MARK: Keys of a bundle's information

/// The key of an app's version of its build.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of an app's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of an app's identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of an app's program.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language that an app was written in.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages that an app has.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

// MARK: Functions

/// The text of an identifier that is different everywhere.
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: CFUUID?) -> CFString! {
    guard let uuid else { return nil }
    return withUnsafeBytes(of: CFUUIDGetUUIDBytes(uuid)) {
        NSUUID(uuidBytes: $0.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
    .uuidString as CFString
}

/// Transliterates a text into Latin letters.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! =
    StringTransform.toLatin.rawValue as CFString
/// Takes accents and other marks away from letters.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! =
    StringTransform.stripDiacritics.rawValue as CFString
/// Takes all marks away from letters.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! =
    StringTransform.stripCombiningMarks.rawValue as CFString
/// Transliterates Chinese characters into Pinyin.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! =
    StringTransform.mandarinToLatin.rawValue as CFString
/// Writes characters as their Unicode names.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! =
    StringTransform.toUnicodeName.rawValue as CFString

/// Transforms a text, or a part of it, which is said anew.
///
/// - Returns: Whether the transform is known.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    // Foundation's own for text that changes loses letters with marks.
    let before = string.substring(with: part)
    guard let after = before.applyingTransform(StringTransform(rawValue: transform as String), reverse: reverse) else {
        return false
    }
    string.replaceCharacters(in: part, with: after)
    range?.pointee.length = (after as NSString).length
    return true
}

/// A text with escapes for characters that may not stand in an address.
///
/// - Parameters:
///   - unescaped: Characters that stay; nil for no more than the usual ones.
///   - escaped: Characters that may stand in an address and are escaped all the same.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator?, _ original: CFString!, _ unescaped: CFString?, _ escaped: CFString?, _ encoding: UInt32
) -> CFString! {
    let usual = "-_.~!*'();:@&=+$,/?#[]abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    var allowed = CharacterSet(charactersIn: usual)
    if let unescaped { allowed.formUnion(CharacterSet(charactersIn: unescaped as String)) }
    if let escaped { allowed.subtract(CharacterSet(charactersIn: escaped as String)) }
    return (original as String).addingPercentEncoding(withAllowedCharacters: allowed).map { $0 as CFString }
}
