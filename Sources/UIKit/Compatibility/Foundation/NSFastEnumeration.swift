import Foundation

/// A collection of objects that Objective-C's loops go through; its elements are read as those of a sequence.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
// Arrays and sets of Swift are bridged on Apple's systems.
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
