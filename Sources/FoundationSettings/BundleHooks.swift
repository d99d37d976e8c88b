internal import CFoundationHooks
import CoreFoundation
import Foundation
import Synchronization

// What Foundation on Linux does with a bundle's languages. Its own functions take English for the person's language and end
// the process at plural rules; these have their names and are found before them.

/// Foundation's own function of a name.
private func next<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let function = hook_next_function(name) else { fatalError("Foundation has no function \(name)") }
    return unsafeBitCast(function, to: type)
}

private typealias FindResource =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeRawPointer?
private typealias FindLocalResource =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) ->
    UnsafeRawPointer?
private typealias CopyString =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeRawPointer?
private typealias GetDictionary = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

private let findResource = next("CFBundleCopyResourceURL", as: FindResource.self)
private let findLocalResource = next("CFBundleCopyResourceURLForLocalization", as: FindLocalResource.self)
private let copyString = next("CFBundleCopyLocalizedString", as: CopyString.self)
private let getLocalInfo = next("CFBundleGetLocalInfoDictionary", as: GetDictionary.self)

/// A bundle as Core Foundation knows it.
private struct CFBundleView {
    let bundle: CFBundle

    init(_ pointer: UnsafeRawPointer) { bundle = unsafeBitCast(pointer, to: CFBundle.self) }

    var path: String { foundation(CFBundleCopyBundleURL(bundle), NSURL.self)?.path ?? "" }
    // Not asked by key as it is: Foundation's dictionaries of Core Foundation release the key before they use it.
    var information: [String: Any] {
        foundation(CFBundleGetInfoDictionary(bundle), NSDictionary.self) as? [String: Any] ?? [:]
    }
    var developmentRegion: String? { information["CFBundleDevelopmentRegion"] as? String }

    /// The languages that the bundle has, best first.
    var languages: [String] {
        let all = foundation(CFBundleCopyBundleLocalizations(bundle), NSArray.self) as? [String] ?? []
        return LanguageFolders.preferred(
            from: all, by: Preferences.current.languages, developmentRegion: developmentRegion)
    }
}

/// Core Foundation's object as Foundation's, which has the same layout.
private func foundation<Object: AnyObject>(_ object: AnyObject?, _ type: Object.Type) -> Object? {
    object.map { Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained($0).toOpaque()).takeUnretainedValue() }
}

private func string(_ pointer: UnsafeRawPointer?) -> String? {
    pointer.map { unsafeBitCast($0, to: NSString.self) as String }
}

/// A pointer that the caller releases.
private func retained(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

/// A resource outside of the languages' folders comes first, as with Core Foundation.
@_cdecl("CFBundleCopyResourceURL")
public func copyResourceURL(
    _ bundle: UnsafeRawPointer, _ name: UnsafeRawPointer?, _ type: UnsafeRawPointer?, _ folder: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    let found = findResource(bundle, name, type, folder)
    if let found {
        let url = Unmanaged<NSURL>.fromOpaque(found)
        guard url.takeUnretainedValue().path?.contains(".lproj/") == true else { return found }
    }
    for language in CFBundleView(bundle).languages {
        let name_ = NSString(string: language)
        let local = withExtendedLifetime(name_) {
            findLocalResource(bundle, name, type, folder, UnsafeRawPointer(Unmanaged.passUnretained(name_).toOpaque()))
        }
        guard let local else { continue }
        if let found { Unmanaged<AnyObject>.fromOpaque(found).release() }
        return local
    }
    return found
}

@_cdecl("CFBundleCopyLocalizedString")
public func copyLocalizedString(
    _ bundle: UnsafeRawPointer, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ table: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    if let key = string(key) {
        let view = CFBundleView(bundle)
        let table = string(table).flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let format = PluralTables.shared.format(key, table: table, bundle: view.path, find: view.pluralTable) {
            return retained(NSString(string: format))
        }
    }
    return copyString(bundle, key, value, table)
}

extension CFBundleView {
    /// The file of plural rules of a table.
    fileprivate func pluralTable(_ name: String) -> URL? {
        let (name, type) = (NSString(string: name), NSString(string: "stringsdict"))
        return withExtendedLifetime((name, type)) {
            copyResourceURL(
                UnsafeRawPointer(Unmanaged.passUnretained(bundle).toOpaque()),
                UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque()),
                UnsafeRawPointer(Unmanaged.passUnretained(type).toOpaque()), nil)
        }.map { Unmanaged<NSURL>.fromOpaque($0).takeRetainedValue() as URL }
    }
}

private let localInfos = Mutex<[UInt: UInt]>([:])

/// InfoPlist.strings over Info.plist: Foundation's `object(forInfoDictionaryKey:)` looks into nothing else once there are
/// such strings.
@_cdecl("CFBundleGetLocalInfoDictionary")
public func getLocalInfoDictionary(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard let local = getLocalInfo(bundle) else { return nil }
    let pointer = localInfos.withLock { known in
        if let merged = known[UInt(bitPattern: local)] { return merged }
        let own = CFBundleView(bundle).information
        let strings = unsafeBitCast(local, to: NSDictionary.self) as? [String: Any] ?? [:]
        let merged = NSDictionary(dictionary: own.merging(strings) { $1 })
        // Callers do not release it: it lives as long as the bundle's own dictionaries do.
        let pointer = UInt(bitPattern: retained(merged))
        known[UInt(bitPattern: local)] = pointer
        return pointer
    }
    return UnsafeRawPointer(bitPattern: pointer)
}

@_cdecl("CFBundleCopyPreferredLocalizationsFromArray")
public func copyPreferredLocalizations(_ available: UnsafeRawPointer) -> UnsafeRawPointer? {
    let names = unsafeBitCast(available, to: NSArray.self) as? [String] ?? []
    let region = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return retained(
        NSArray(
            array: LanguageFolders.preferred(
                from: names, by: Preferences.current.languages, developmentRegion: region)))
}

@_cdecl("CFBundleCopyLocalizationsForPreferences")
public func copyLocalizations(
    _ available: UnsafeRawPointer, _ preferences: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    let names = unsafeBitCast(available, to: NSArray.self) as? [String] ?? []
    let languages = preferences.map { unsafeBitCast($0, to: NSArray.self) as? [String] ?? [] }
    return retained(
        NSArray(
            array: LanguageFolders.preferred(
                from: names, by: languages ?? Preferences.current.languages, developmentRegion: nil)))
}
