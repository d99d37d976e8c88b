import Foundation

/// One item of a pasteboard: the same thing as values of several types.
struct PasteboardItem {
    static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let urlTypes = ["public.url", "public.file-url"]
    static let imageTypes = ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
    static let colorTypes = ["com.apple.uikit.color"]

    /// The types in the order in which they were given.
    private(set) var types: [String] = []
    private(set) var values: [String: Any] = [:]

    init(_ text: String) { set(text, Self.textTypes[0]) }
    init(_ url: URL) { set(url, url.isFileURL ? Self.urlTypes[1] : Self.urlTypes[0]) }
    init(_ image: UIImage) { set(image, Self.imageTypes[0]) }
    init(_ color: UIColor) { set(color, Self.colorTypes[0]) }

    /// An item of values of types, in the order of preference.
    init(_ values: [(type: String, value: Any)]) { for (type, value) in values { set(value, type) } }

    /// An item of an app's dictionary; a value of the automatic type gets the type of its class.
    init(_ values: [String: Any]) {
        for (type, value) in values.sorted(by: { $0.key < $1.key }) {
            guard type == UIPasteboard.typeAutomatic else {
                set(value, type)
                continue
            }
            switch value {
            case let text as String: set(text, Self.textTypes[0])
            case let url as URL: set(url, Self.urlTypes[0])
            case let image as UIImage: set(image, Self.imageTypes[0])
            case let color as UIColor: set(color, Self.colorTypes[0])
            default: set(value, type)
            }
        }
    }

    private mutating func set(_ value: Any, _ type: String) {
        if values.updateValue(value, forKey: type) == nil { types.append(type) }
    }

    private func first<Value>(_ types: [String], _ value: (Any) -> Value?) -> Value? {
        for type in types {
            if let found = values[type].flatMap(value) { return found }
        }
        return nil
    }

    var text: String? {
        first(Self.textTypes) { value in
            if let text = value as? String { return text }
            if let text = value as? NSAttributedString { return text.string }
            return (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }
    }

    var url: URL? {
        first(Self.urlTypes) { value in
            if let url = value as? URL { return url }
            if let text = value as? String { return URL(string: text) }
            return (value as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
        }
    }

    var image: UIImage? {
        first(Self.imageTypes) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
    }

    var color: UIColor? {
        first(Self.colorTypes) { value in
            if let color = value as? UIColor { return color }
            return (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0) }
        }
    }

    /// The value of a type as data; nil where the item has none, or none that can be written.
    func data(_ type: String) -> Data? {
        switch values[type] {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        case let text as NSAttributedString: Data(text.string.utf8)
        case let color as UIColor: try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        default: nil
        }
    }
}
