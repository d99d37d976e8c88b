import CoreGraphics
import Foundation

extension UIColor: NSSecureCoding {
    /// Whether archives may ask for the class: they may.
    public static var supportsSecureCoding: Bool { true }

    // Choice (Foundation): a colour that depends on traits is archived as it is for the current ones.
    /// Writes the components in sRGB, for the current traits.
    public func encode(with coder: NSCoder) {
        let color = cgColor.rgba
        for (key, value) in zip(Self.archiveKeys, [color.red, color.green, color.blue, color.alpha]) {
            coder.encode(Double(value), forKey: key)
        }
    }

    /// Makes the colour of an archive; nil for an archive of something else.
    public convenience init?(coder: NSCoder) {
        guard Self.archiveKeys.allSatisfy(coder.containsValue) else { return nil }
        let parts = Self.archiveKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    private static var archiveKeys: [String] { ["UIRed", "UIGreen", "UIBlue", "UIAlpha"] }
}

extension UIFont: NSSecureCoding {
    /// Whether archives may ask for the class: they may.
    public static var supportsSecureCoding: Bool { true }

    /// Writes which font it is, and its size in points.
    public func encode(with coder: NSCoder) {
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
        coder.encode(Double(Weight(descriptor.weight).rawValue), forKey: "UIFontWeight")
        coder.encode(descriptor.isItalic, forKey: "UIFontItalic")
        switch descriptor.family {
        case .named: coder.encode(fontName as NSString, forKey: "UIFontName")
        case .system: coder.encode(0, forKey: "UIFontSystem")
        case .monospacedDigitSystem: coder.encode(1, forKey: "UIFontSystem")
        case .monospacedSystem: coder.encode(2, forKey: "UIFontSystem")
        }
    }

    /// Makes the font of an archive; nil for an archive of something else, or of a font that is not there.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        if let name = coder.decodeText(forKey: "UIFontName") {
            self.init(name: name, size: size)
            return
        }
        let families: [FontDescriptor.Family] = [.system, .monospacedDigitSystem, .monospacedSystem]
        let family = coder.decodeInteger(forKey: "UIFontSystem")
        guard families.indices.contains(family) else { return nil }
        let style = coder.decodeText(forKey: "UIFontTextStyle")
        let descriptor = FontDescriptor(
            family: families[family], size: size,
            weight: Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))).fontWeight,
            isItalic: coder.decodeBool(forKey: "UIFontItalic"))
        self.init(descriptor, textStyle: style.map { TextStyle(rawValue: $0) })
    }
}

extension UIImage: NSSecureCoding {
    /// Whether archives may ask for the class: they may.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the pixels as a PNG, the scale, and how views colour the picture.
    public func encode(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }

    /// Makes the picture of an archive; nil for an archive of something else.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIScale") else { return nil }
        var pixels: CGImage?
        if coder.containsValue(forKey: "UIImageData"),
            let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData")
        {
            pixels = CGImage.decoding(data as Data)
        }
        let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.init(
            pixels: pixels,
            traits: Traits(scale: CGFloat(coder.decodeDouble(forKey: "UIScale")), renderingMode: mode))
    }
}

extension NSCoder {
    /// Reads a text; nil where there is none, which Foundation's own takes for a broken archive.
    fileprivate func decodeText(forKey key: String) -> String? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSString.self, forKey: key) as String?
    }

    /// Writes a vector.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode("{\(Double(vector.dx)), \(Double(vector.dy))}" as NSString, forKey: key)
    }

    /// Reads a vector; a zero one where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        let text = decodeText(forKey: key) ?? ""
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return numbers.count == 2 ? CGVector(dx: numbers[0], dy: numbers[1]) : .zero
    }

    /// Reads an array of objects of a class; nil where there is none.
    public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
        ofClass cls: Object.Type, forKey key: String
    ) -> [Object]? {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self, cls], forKey: key) as? [Object] : nil
    }
}

extension NSKeyedUnarchiver {
    /// Reads an array of objects of a class.
    ///
    /// - Throws: An error for an archive of something else.
    public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> [Object]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
    }

    /// Reads a dictionary of keys of one class and values of another.
    ///
    /// - Throws: An error for an archive of something else.
    public static func unarchivedDictionary<Key: NSObject & NSCoding, Object: NSObject & NSCoding>(
        ofKeyClass keyCls: Key.Type, objectClass valueCls: Object.Type, from data: Data
    ) throws -> [Key: Object]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? [Key: Object]
    }
}
