/// The members of Foundation's classes that objects are asked for: what JSON and property lists are made of.
enum FoundationMembers {
    /// A class and its members; a method with the labels of its arguments.
    private static let table: [(owner: String, members: Set<String>)] = [
        (
            "NSObject",
            [
                "description", "debugDescription", "hash", "superclass", "isEqual(_:)", "isKind(of:)", "isMember(of:)",
                "responds(to:)", "conforms(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:afterDelay:)",
                "perform(_:with:with:)", "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)",
                "setValue(_:forKeyPath:)", "setValuesForKeys(_:)", "copy()", "mutableCopy()",
                "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
                "removeObserver(_:forKeyPath:context:)",
            ]
        ),
        (
            "NSNumber",
            [
                "intValue", "uintValue", "int8Value", "int16Value", "int32Value", "int64Value", "uint8Value",
                "uint16Value", "uint32Value", "uint64Value", "floatValue", "doubleValue", "boolValue", "decimalValue",
                "stringValue", "isEqual(to:)", "compare(_:)",
            ]
        ),
        (
            "NSString",
            [
                "length", "intValue", "integerValue", "longLongValue", "floatValue", "doubleValue", "boolValue",
                "uppercased", "lowercased", "capitalized", "lastPathComponent", "pathExtension", "pathComponents",
                "deletingLastPathComponent", "deletingPathExtension", "hasPrefix(_:)", "hasSuffix(_:)",
                "contains(_:)", "range(of:)", "substring(from:)", "substring(to:)", "substring(with:)",
                "components(separatedBy:)", "trimmingCharacters(in:)", "replacingOccurrences(of:with:)",
                "appending(_:)", "appendingPathComponent(_:)", "isEqual(to:)", "compare(_:)", "data(using:)",
            ]
        ),
        (
            "NSArray",
            [
                "count", "firstObject", "lastObject", "object(at:)", "contains(_:)", "index(of:)",
                "componentsJoined(by:)", "objectEnumerator()", "filtered(using:)", "isEqual(to:)",
            ]
        ),
        (
            "NSDictionary",
            [
                "count", "allKeys", "allValues", "object(forKey:)", "keyEnumerator()", "objectEnumerator()",
                "isEqual(to:)",
            ]
        ),
        ("NSMutableArray", ["add(_:)", "insert(_:at:)", "remove(_:)", "removeObject(at:)", "removeAllObjects()"]),
        ("NSMutableDictionary", ["setObject(_:forKey:)", "removeObject(forKey:)", "removeAllObjects()"]),
        ("NSSet", ["count", "allObjects", "anyObject()", "contains(_:)", "member(_:)", "objectEnumerator()"]),
        ("NSOrderedSet", ["count", "firstObject", "lastObject", "object(at:)", "contains(_:)", "index(of:)"]),
        ("NSData", ["count", "length", "bytes", "base64EncodedString(options:)"]),
        (
            "NSValue",
            [
                "cgRectValue", "cgPointValue", "cgSizeValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
                "rangeValue", "nonretainedObjectValue",
            ]
        ),
        ("NSDate", ["timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate"]),
        (
            "NSURL",
            [
                "absoluteString", "path", "host", "scheme", "query", "lastPathComponent", "pathExtension",
                "isFileURL",
            ]
        ),
        ("NSError", ["code", "domain", "userInfo", "localizedDescription", "localizedFailureReason"]),
        ("NSAttributedString", ["string", "length"]),
        ("NSIndexPath", ["row", "section", "item", "length"]),
        ("Timer", ["invalidate()", "fire()", "userInfo", "timeInterval", "isValid", "fireDate"]),
    ]

    /// The superclasses of those that do not descend from NSObject alone.
    private static let superclasses = [
        "NSNumber": "NSValue", "NSMutableArray": "NSArray", "NSMutableDictionary": "NSDictionary",
    ]

    /// A class of the table and its superclasses; nothing for another class.
    static func lineage(of name: String) -> [String] {
        guard table.contains(where: { $0.owner == name }) else { return [] }
        return ([name, superclasses[name]].compactMap { $0 } + ["NSObject"]).uniqued()
    }

    /// The classes that have a member.
    static func owners(of member: ObjectMember) -> [String] {
        let name = member.kind == .method ? Method.signature(member.name, labels: member.labels) : member.name
        return table.filter { $0.members.contains(name) }.map(\.owner)
    }
}
