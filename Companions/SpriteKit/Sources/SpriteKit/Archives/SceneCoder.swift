import Foundation
import UIKit

/// What an object of a scene's archive is made from.
final class SceneCoder: NSCoder {
    private let values: [String: ArchiveValue]
    private let archive: SceneArchive

    init(_ values: [String: ArchiveValue], _ archive: SceneArchive) {
        (self.values, self.archive) = (values, archive)
        super.init()
    }

    /// What is under a key.
    func value(_ key: String) -> Any? {
        guard let value = values[key] else { return nil }
        nonisolated(unsafe) var found: Any?
        let archive = archive
        // Archives are read on the main thread, where nodes are made.
        MainActor.assumeIsolated { found = archive.resolve(value) }
        return found
    }

    private func number(_ key: String) -> NSNumber? { value(key) as? NSNumber }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { value(key) }
    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}

/// Foundation's objects in archives, and colours of both systems.
@MainActor enum FoundationObjects {
    /// The object; nil for a class that is not among them.
    static func make(_ name: String, _ values: [String: ArchiveValue], _ archive: SceneArchive) -> Any? {
        func list(_ key: String) -> [Any?] { (values[key]?.elements ?? []).map(archive.resolve) }
        switch name {
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet":
            return list("NS.objects").compactMap { $0 }
        case "NSDictionary", "NSMutableDictionary":
            var result: [AnyHashable: Any] = [:]
            for (key, value) in zip(list("NS.keys"), list("NS.objects")) {
                if let key = key as? AnyHashable, let value { result[key] = value }
            }
            return result
        case "NSString", "NSMutableString": return values["NS.string"]?.text ?? ""
        case "NSData", "NSMutableData":
            if case .data(let data)? = values["NS.data"] { return data }
            return Data()
        case "NSURL": return values["NS.relative"].flatMap(archive.resolve).flatMap { URL(string: "\($0)") }
        case "NSValue": return geometry(values, archive)
        case "NSColor", "UIColor", "NSCachedColor", "UICachedDeviceRGBColor", "UIDeviceRGBColor":
            return color(values)
        case "NSAttributedString", "NSMutableAttributedString":
            return NSAttributedString(string: values["NSString"].flatMap(archive.resolve) as? String ?? "")
        case "NSNull": return NSNull()
        default: return nil
        }
    }

    private static func geometry(_ values: [String: ArchiveValue], _ archive: SceneArchive) -> Any? {
        func text(_ key: String) -> String? { values[key].flatMap(archive.resolve) as? String }
        if let point = text("NS.pointval") { return NSValue(cgPoint: NodeArchive.point(point)) }
        if let size = text("NS.sizeval") {
            let point = NodeArchive.point(size)
            return NSValue(cgSize: CGSize(width: point.x, height: point.y))
        }
        return text("NS.rectval").map { NSValue(cgRect: NodeArchive.rect($0)) }
    }

    private static func color(_ values: [String: ArchiveValue]) -> UIColor {
        func numbers(_ key: String) -> [CGFloat] {
            guard case .data(let data)? = values[key] else { return [] }
            return Self.numbers(data)
        }
        func part(_ key: String) -> CGFloat? { values[key]?.number.map { CGFloat($0.doubleValue) } }
        if let red = part("UIRed"), let green = part("UIGreen"), let blue = part("UIBlue") {
            return UIColor(red: red, green: green, blue: blue, alpha: part("UIAlpha") ?? 1)
        }
        if let white = part("UIWhite") { return UIColor(white: white, alpha: part("UIAlpha") ?? 1) }
        return color(rgb: numbers("NSRGB"), white: numbers("NSWhite"))
    }

    /// The components of a colour, which are written as text that ends with a zero.
    nonisolated static func numbers(_ data: Data) -> [CGFloat] {
        let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
        return text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    }

    nonisolated static func color(rgb: [CGFloat], white: [CGFloat]) -> UIColor {
        if rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        return UIColor(white: white.first ?? 0, alpha: white.count > 1 ? white[1] : 1)
    }
}
