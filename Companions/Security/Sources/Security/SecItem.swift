import Foundation
import UIKit

/// Adds an item to the app's keychain.
///
/// - Parameters:
///   - attributes: The item's class, attributes and data, and what is to be returned of it.
///   - result: Gets what is returned; nil for nothing.
/// - Returns: `errSecDuplicateItem` if there is one whose primary attributes are the same.
@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = KeychainQuery(attributes), query.itemClass != nil else { return errSecParam }
    return Keychain.shared.access { items in
        guard let item = KeychainItem(query, at: Date()) else { return errSecParam }
        guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
        items.append(item)
        if let returned = query.returned(of: [item]) { result?.pointee = returned }
        return errSecSuccess
    }
}

/// Finds items in the app's keychain.
///
/// - Parameters:
///   - query: The class, attributes that items must have, and what is to be returned of how many of them.
///   - result: Gets what is returned: data, attributes or both, in an array where more than one item may be found.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    return Keychain.shared.access { items in
        let found = items.filter(query.fits)
        guard !found.isEmpty else { return errSecItemNotFound }
        if let returned = query.returned(of: found) { result?.pointee = returned }
        return errSecSuccess
    }
}

/// Changes items of the app's keychain.
///
/// - Parameters:
///   - query: The class and attributes that the items must have.
///   - attributesToUpdate: The attributes, or data, that they get.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let query = KeychainQuery(query), let changes = KeychainQuery(attributesToUpdate), changes.itemClass == nil
    else { return errSecParam }
    return Keychain.shared.access { items in
        guard items.contains(where: query.fits) else { return errSecItemNotFound }
        var changed = items
        for place in changed.indices where query.fits(changed[place]) {
            guard changed[place].change(changes, at: Date()) else { return errSecParam }
        }
        for (place, item) in changed.enumerated() where changed[..<place].contains(where: { $0.isSame(as: item) }) {
            return errSecDuplicateItem
        }
        items = changed
        return errSecSuccess
    }
}

/// Deletes items from the app's keychain.
///
/// - Parameter query: The class and attributes that the items must have.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    return Keychain.shared.access { items in
        let rest = items.filter { !query.fits($0) }
        guard rest.count < items.count else { return errSecItemNotFound }
        items = rest
        return errSecSuccess
    }
}
