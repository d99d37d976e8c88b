@_spi(Framework) import UIKit

/// How long a registered font stays. Here each stays until the app ends.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process, persistent, session
    /// The older name of the person's scope.
    public static let user = CTFontManagerScope.persistent
}

/// The kinds of errors.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
    case inUse = 202
}

/// The domain of the errors.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

private func fail(_ problem: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(
        NSError(domain: kCTFontManagerErrorDomain as String, code: problem.rawValue))
    return false
}

/// Registers a font file; false where it is none, with why.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let file = fontURL as URL
    guard FileManager.default.fileExists(atPath: file.path) else { return fail(.fileNotFound, error) }
    guard (try? FontRegistration.register(file)) != nil else { return fail(.unrecognizedFormat, error) }
    return true
}

/// Registers font files, and says how it went.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failed = fontURLs.compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }.filter {
        !CTFontManagerRegisterFontsForURL($0 as CFURL, scope, nil)
    }
    _ = registrationHandler?(
        NSArray(
            array: failed.map {
                NSError(
                    domain: kCTFontManagerErrorDomain as String, code: 103, userInfo: ["CTFontManagerErrorFontURLs": $0]
                )
            }),
        true)
}

/// Registers a font; false where its name is taken, with why.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if let name = font.postScriptName, UIFont(name: name as String, size: 12)?.fontName == name as String {
        return fail(.alreadyRegistered, error)
    }
    // Files are what fonts are found in; the app's own folder keeps this one as long as it runs.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).font")
    guard let data = font.fileData, (try? data.write(to: file)) != nil, (try? FontRegistration.register(file)) != nil
    else {
        return fail(.invalidFontData, error)
    }
    return true
}

/// Would take a registered font away; false, since it stays.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    fail(.inUse, error)
}

/// Would take a registered font away; false, since it stays.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    fail(.inUse, error)
}
