import Foundation

/// The value of a key, both by their addresses; nil for none. The value is there as long as the dictionary.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: name) else { return nil }
    let object = value as AnyObject
    // A dictionary may make an object of its value anew each time.
    objc_setAssociatedObject(theDict, key, object, .OBJC_ASSOCIATION_RETAIN)
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Writes the address of a key's value, and says whether there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Whether a key has a value.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// The number of keys.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> Int { theDict.count }
