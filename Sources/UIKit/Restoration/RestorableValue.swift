import Foundation

/// What an app encoded under one key, in a form that outlives the process.
indirect enum RestorableValue: Codable, Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([RestorableValue])
    case dictionary([String: RestorableValue])
    /// An object that encodes itself, as a keyed archive.
    case archive(Data)
    /// A controller, by its key in the archive.
    case controller(String)
    /// A view of a controller's, by its restoration identifier.
    case view(controller: String, identifier: String)
    case storyboard(StoryboardName)

    /// Where a storyboard lies; nil stands for the main bundle.
    struct StoryboardName: Codable, Equatable, Sendable {
        var name: String
        var bundle: String?
    }

    /// What property lists hold; nil for everything else.
    init?(plain value: Any) {
        // Numbers and texts can be cast into each other, so the value's own type is asked.
        switch type(of: value) {
        case is Bool.Type: self = .bool(value as? Bool ?? false)
        case is Int.Type: self = .int(value as? Int ?? 0)
        case is Double.Type: self = .double(value as? Double ?? 0)
        case is Float.Type: self = .double(Double(value as? Float ?? 0))
        case is CGFloat.Type: self = .double(Double(value as? CGFloat ?? 0))
        case is String.Type, is NSString.Type: self = .string(value as? String ?? "")
        case is Data.Type, is NSData.Type: self = .data(value as? Data ?? Data())
        case is Date.Type, is NSDate.Type: self = .date(value as? Date ?? .distantPast)
        default: return nil
        }
    }

    /// As `init(plain:)`, with all that is inside collections and with what archives itself.
    init?(storing value: Any) {
        if let plain = RestorableValue(plain: value) {
            self = plain
        } else if let members = value as? [Any] {
            self = .array(members.compactMap(RestorableValue.init(storing:)))
        } else if let members = value as? [String: Any] {
            self = .dictionary(members.compactMapValues(RestorableValue.init(storing:)))
        } else if let object = Self.archivable(value),
            let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        {
            self = .archive(data)
        } else {
            return nil
        }
    }

    /// The value as something that encodes itself, if it is: numbers of all sizes, sets and dictionaries of all keys become
    /// Foundation's objects, as they do on iOS.
    private static func archivable(_ value: Any) -> Any? {
        if value is any NSCoding || archives(type(of: value)) { return value }
        let object = value as AnyObject
        return object is any NSCoding ? object : nil
    }

    /// Foundation's values whose classes encode themselves.
    private static func archives(_ type: Any.Type) -> Bool {
        type is IndexPath.Type || type is URL.Type || type is UUID.Type || type is IndexSet.Type
    }

    /// The value again, but for references to the app's objects.
    var stored: Any? {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .array(let members): members.compactMap(\.stored)
        case .dictionary(let members): members.compactMapValues(\.stored)
        // A class that is not there any more, or that decodes otherwise now, leaves nothing.
        case .archive(let data): try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        case .controller, .view, .storyboard: nil
        }
    }

    var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .double(let value): value
        case .archive: (stored as? NSNumber)?.doubleValue
        default: nil
        }
    }

    var integer: Int? {
        if case .int(let value) = self { return value }
        return number.flatMap(Int.init(exactly:))
    }
}
