import CoreGraphics
import Foundation
import UIKit

/// What an archive says of one object, by types.
struct NodeArchive {
    private let coder: NSCoder

    init(_ coder: NSCoder) { self.coder = coder }

    func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }

    func object(_ key: String) -> Any? { has(key) ? coder.decodeObject(forKey: key) : nil }

    /// A number that is written as an object, as those of all nodes are.
    func boxed(_ key: String) -> NSNumber? { object(key) as? NSNumber }

    /// A number that is written as itself; Foundation's reader of archives cannot be asked for both ways.
    func number(_ key: String) -> CGFloat? {
        guard has(key) else { return nil }
        if coder is SceneCoder { return boxed(key).map { CGFloat($0.doubleValue) } }
        return CGFloat(coder.decodeDouble(forKey: key))
    }

    func integer(_ key: String) -> Int? {
        guard has(key) else { return nil }
        return coder is SceneCoder ? boxed(key)?.intValue : coder.decodeInteger(forKey: key)
    }

    /// A mask of bits, which may be written with a sign.
    func mask(_ key: String) -> UInt32? { integer(key).map { UInt32(truncatingIfNeeded: $0) } }

    func bool(_ key: String) -> Bool? {
        guard has(key) else { return nil }
        return coder is SceneCoder ? boxed(key)?.boolValue : coder.decodeBool(forKey: key)
    }

    func string(_ key: String) -> String? { object(key) as? String }

    func point(_ key: String) -> CGPoint? {
        switch object(key) {
        case let value as NSValue where !(value is NSNumber): value.cgPointValue
        case let text as String: Self.point(text)
        default: nil
        }
    }

    func vector(_ key: String) -> CGVector? { point(key).map { CGVector(dx: $0.x, dy: $0.y) } }

    func size(_ key: String) -> CGSize? {
        switch object(key) {
        case let value as NSValue where !(value is NSNumber): value.cgSizeValue
        case let text as String:
            CGSize(width: Self.point(text).x, height: Self.point(text).y)
        default: nil
        }
    }

    func rect(_ key: String) -> CGRect? {
        switch object(key) {
        case let value as NSValue where !(value is NSNumber): value.cgRectValue
        case let text as String: Self.rect(text)
        default: nil
        }
    }

    /// A colour of four components under keys that end in their letters.
    func color(_ key: String) -> UIColor? {
        guard let red = number(key + "R"), let green = number(key + "G"), let blue = number(key + "B") else {
            return object(key) as? UIColor
        }
        return UIColor(red: red, green: green, blue: blue, alpha: number(key + "A") ?? 1)
    }

    private static func numbers(_ text: String) -> [CGFloat] {
        text.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    }

    /// A point written as "{1, 2}".
    static func point(_ text: String) -> CGPoint {
        let parts = numbers(text)
        return parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : .zero
    }

    /// A rectangle written as "{{1, 2}, {3, 4}}".
    static func rect(_ text: String) -> CGRect {
        let parts = numbers(text)
        return parts.count == 4 ? CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : .zero
    }
}

/// Gives nodes what an archive says of them.
@MainActor struct NodeDecoder {
    private let coder: NSCoder

    init(_ coder: NSCoder) { self.coder = coder }

    func decode(_ node: SKNode) {
        // A coder without keys, as of a test or of a nib, says nothing.
        if coder.allowsKeyedCoding { node.decode(NodeArchive(coder)) }
    }
}
