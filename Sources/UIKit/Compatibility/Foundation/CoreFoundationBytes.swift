import Foundation

/// The first of the bytes, which are there as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// Makes data of bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> CFData! {
    __CoreFoundation.CFDataCreate(allocator, bytes, length)
}

/// Makes data without bytes that may grow.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: Int) -> CFMutableData! {
    __CoreFoundation.CFDataCreateMutable(allocator, capacity)
}

/// The functions that only their results tell from Core Foundation's own: the translation calls them here, by a name that
/// nothing else has.
public enum __CoreFoundation {
    /// Makes data of bytes.
    public static func CFDataCreate(
        _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int
    ) -> CFData! { NSData(bytes: bytes, length: length) }

    /// Makes data without bytes that may grow.
    public static func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: Int) -> CFMutableData! {
        NSMutableData()
    }
}
