import Foundation
import UIKit

/// An item of the keychain.
struct KeychainItem {
    let itemClass: String
    private(set) var attributes: [String: Any]
    private(set) var data: Data
    /// The item's name for ever.
    let reference: String

    /// Makes the item that a query describes; nil where an attribute is of no kind that can be stored.
    init?(_ query: KeychainQuery, at date: Date) {
        guard let itemClass = query.itemClass else { return nil }
        self.itemClass = itemClass
        attributes = ["pdmn": "ak", "cdat": date, "mdat": date]
        data = query.data ?? Data()
        reference = UUID().uuidString
        guard change(query, at: date) else { return nil }
    }

    /// Reads an item as the file has it.
    init?(_ stored: [String: Any]) {
        guard let itemClass = stored["class"] as? String, let attributes = stored["attributes"] as? [String: Any],
            let data = stored["data"] as? Data, let reference = stored["reference"] as? String
        else { return nil }
        (self.itemClass, self.attributes, self.data, self.reference) = (itemClass, attributes, data, reference)
    }

    /// The item as the file has it.
    var stored: [String: Any] {
        ["class": itemClass, "attributes": attributes, "data": data, "reference": reference]
    }

    /// Takes attributes and data over; whether all can be stored.
    mutating func change(_ query: KeychainQuery, at date: Date) -> Bool {
        for (name, value) in query.attributes {
            if name == "sync", !((value as? NSNumber)?.boolValue ?? false) {
                attributes[name] = nil
            } else if value is String || value is Data || value is Date || value is NSNumber {
                attributes[name] = value
            } else {
                return false
            }
        }
        if let data = query.data { self.data = data }
        attributes["mdat"] = date
        return true
    }

    /// Whether an attribute has a value; what a primary attribute does not say is empty.
    func has(_ value: Any, for name: String) -> Bool {
        guard let own = attributes[name] else { return (value as? String)?.isEmpty ?? false }
        return switch (own, value) {
        case (let own as String, let value as String): own == value
        case (let own as Data, let value as Data): own == value
        case (let own as Date, let value as Date): own == value
        case (let own as NSNumber, let value as NSNumber): own == value
        default: false
        }
    }

    /// Whether another item is the same: it has the same primary attributes.
    func isSame(as other: KeychainItem) -> Bool {
        guard itemClass == other.itemClass else { return false }
        let names: [String] =
            switch itemClass {
            case "genp": ["acct", "svce", "agrp", "sync"]
            case "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
            case "keys": ["klbl", "atag", "type", "bsiz", "agrp", "sync"]
            default: ["labl", "agrp", "sync"]
            }
        return names.allSatisfy { name in
            guard let value = other.attributes[name] else { return attributes[name] == nil }
            return has(value, for: name)
        }
    }
}
