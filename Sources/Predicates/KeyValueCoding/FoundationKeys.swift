import Foundation

/// The keys of Foundation's own values: their methods without arguments, by Objective-C's names.
enum FoundationKeys {
    /// Nil where the object is none of these values, or has no such key.
    static func value(_ key: String, of object: Any) -> KnownValue? {
        if let text = PlainValue.text(object) { return found(text, key, ofText) }
        if let date = PlainValue.date(object) { return found(date, key, ofDate) }
        if let number = object as? NSNumber { return found(number, key, ofNumber) }
        if let url = object as? URL { return found(url, key, ofURL) }
        if let data = object as? NSData {
            return key == "length" ? KnownValue(value: NSNumber(value: data.length)) : nil
        }
        return key == "description" && !(object is any KeyedValueHost) ? KnownValue(value: "\(object)") : nil
    }

    /// What has a name and no value, such as the host of a file's URL, is nil and found; a name of nothing is not.
    private static func found<Value>(_ value: Value, _ key: String, _ read: (String, Value) -> Any??) -> KnownValue? {
        read(key, value).map { KnownValue(value: PlainValue.boxed($0)) }
    }

    private static func ofText(_ key: String, _ text: String) -> Any?? {
        switch key {
        case "length": (text as NSString).length
        case "uppercaseString", "uppercased": text.uppercased()
        case "lowercaseString", "lowercased": text.lowercased()
        case "capitalizedString": text.capitalized
        case "intValue": (text as NSString).intValue
        case "integerValue", "longLongValue": (text as NSString).integerValue
        case "floatValue": (text as NSString).floatValue
        case "doubleValue": (text as NSString).doubleValue
        case "boolValue": (text as NSString).boolValue
        case "hash": (text as NSString).hash
        case "description": text
        case "lastPathComponent": (text as NSString).lastPathComponent
        case "pathExtension": (text as NSString).pathExtension
        case "pathComponents": (text as NSString).pathComponents
        case "stringByDeletingPathExtension": (text as NSString).deletingPathExtension
        case "stringByDeletingLastPathComponent": (text as NSString).deletingLastPathComponent
        default: nil
        }
    }

    private static func ofNumber(_ key: String, _ number: NSNumber) -> Any?? {
        switch key {
        case "intValue": number.int32Value
        case "integerValue", "longValue", "longLongValue": number.int64Value
        case "floatValue": number.floatValue
        case "doubleValue": number.doubleValue
        case "boolValue": number.boolValue
        case "stringValue", "description": number.stringValue
        case "hash": number.hash
        default: nil
        }
    }

    private static func ofDate(_ key: String, _ date: Date) -> Any?? {
        switch key {
        case "timeIntervalSince1970": date.timeIntervalSince1970
        case "timeIntervalSinceReferenceDate": date.timeIntervalSinceReferenceDate
        case "timeIntervalSinceNow": date.timeIntervalSinceNow
        case "description": date.description
        case "hash": (date as NSDate).hash
        default: nil
        }
    }

    private static func ofURL(_ key: String, _ url: URL) -> Any?? {
        switch key {
        case "absoluteString", "description": .some(url.absoluteString)
        case "scheme": .some(url.scheme)
        case "host": .some(url.host)
        case "port": .some(url.port)
        case "path": .some(url.path)
        case "query": .some(url.query)
        case "fragment": .some(url.fragment)
        case "lastPathComponent": .some(url.lastPathComponent)
        case "pathExtension": .some(url.pathExtension)
        case "pathComponents": .some(url.pathComponents)
        default: nil
        }
    }
}
