import Foundation

/// Whether two objects are equal, the first of which is one of Swift's.
@_cdecl("hook_objects_are_equal") public func objectsAreEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer)
    -> Bool
{
    let first = Unmanaged<AnyObject>.fromOpaque(one).takeUnretainedValue()
    let second = Unmanaged<AnyObject>.fromOpaque(other).takeUnretainedValue()
    return (first as? NSObject)?.isEqual(second) ?? false
}
