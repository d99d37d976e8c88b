import CoreFoundation
import Foundation

// On Apple's systems an object of Foundation and the value of Swift that it stands for are one key of a dictionary
// from `AnyHashable`: `userInfo["name" as NSString]` finds what was put there as "name".

extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    /// The key that the string is in a dictionary: that of Swift's string.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String(describing: self)) }
}

extension NSNumber: @retroactive _HasCustomAnyHashableRepresentation {
    /// The key that the number is in a dictionary: that of a truth value, of an integer or of a `Double`.
    public func _toCustomAnyHashable() -> AnyHashable? {
        if self === kCFBooleanTrue || self === kCFBooleanFalse { return AnyHashable(boolValue) }
        if let number = self as? Int { return AnyHashable(number) }
        if let number = self as? UInt { return AnyHashable(number) }
        return AnyHashable(doubleValue)
    }
}

extension NSURL: @retroactive _HasCustomAnyHashableRepresentation {
    /// The key that the address is in a dictionary: that of Swift's.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as URL) }
}

extension NSDate: @retroactive _HasCustomAnyHashableRepresentation {
    /// The key that the date is in a dictionary: that of Swift's.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as Date) }
}
