import Foundation
import UIKit

/// What a call says of items: their class, attributes and data, and what is wanted of them.
struct KeychainQuery {
    var itemClass: String?
    var attributes: [String: Any] = [:]
    var data: Data?
    private var reference: String?
    private var limit = 1
    private var wantsData = false
    private var wantsAttributes = false
    private var wantsReference = false
    private var ignoresSynchronizing = false

    /// Reads a dictionary; nil for one that makes no sense.
    init?(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let name = key as? String, take(name, value) else { return nil }
        }
    }

    private mutating func take(_ name: String, _ value: Any) -> Bool {
        func isTrue() -> Bool { (value as? NSNumber)?.boolValue ?? false }
        switch name {
        case "class":
            itemClass = value as? String
            return itemClass.map { ["genp", "inet", "cert", "keys", "idnt"].contains($0) } ?? false
        case "v_Data":
            data = value as? Data
            return data != nil
        case "v_PersistentRef": reference = (value as? Data).map { String(decoding: $0, as: UTF8.self) }
        case "m_Limit":
            if let number = value as? NSNumber {
                limit = number.intValue
            } else {
                limit = value as? String == "m_LimitAll" ? .max : 1
            }
        case "r_Data": wantsData = isTrue()
        case "r_Attributes": wantsAttributes = isTrue()
        case "r_PersistentRef": wantsReference = isTrue()
        case "sync" where value as? String == "syna": ignoresSynchronizing = true
        case _ where name.hasPrefix("u_") || name.hasPrefix("m_") || name.hasPrefix("r_") || name == "nleg": break
        // Who may read an item keeps nobody away here.
        case "accc": break
        default: attributes[name] = value
        }
        return true
    }

    /// Whether an item is of the class and has the attributes.
    func fits(_ item: KeychainItem) -> Bool {
        if let reference { return item.reference == reference }
        guard itemClass == nil || itemClass == item.itemClass else { return false }
        return attributes.allSatisfy { name, value in
            if name == "sync", !((value as? NSNumber)?.boolValue ?? false) { return item.attributes["sync"] == nil }
            return item.has(value, for: name)
        } && (ignoresSynchronizing || attributes["sync"] != nil || item.attributes["sync"] == nil)
    }

    /// What the caller gets of items; nil for nothing.
    func returned(of items: [KeychainItem]) -> CFTypeRef? {
        guard wantsData || wantsAttributes || wantsReference else { return nil }
        let values = items.prefix(limit).map(returned)
        return limit == 1 ? values.first : values as NSArray
    }

    private func returned(of item: KeychainItem) -> CFTypeRef {
        let reference = Data(item.reference.utf8) as NSData
        if wantsData, !wantsAttributes, !wantsReference { return item.data as NSData }
        if wantsReference, !wantsAttributes, !wantsData { return reference }
        var values: [String: Any] = wantsAttributes ? item.attributes : [:]
        values["class"] = item.itemClass
        if wantsData { values["v_Data"] = item.data }
        if wantsReference { values["v_PersistentRef"] = reference as Data }
        return values as NSDictionary
    }
}
