import Foundation

// C's functions on bytes take pointers that may be nil on Apple's systems, whose headers do not say that they are not. With a
// pointer that is there the C library's own are called.

private func there<Pointer>(_ pointer: Pointer?, _ function: String) -> Pointer {
    guard let pointer else { preconditionFailure("\(function) was given a pointer to nothing") }
    return pointer
}

/// Copies bytes from one place to another that does not overlap it, and returns that.
@discardableResult public func memcpy(
    _ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
    count == 0 ? destination : Foundation.memcpy(there(destination, "memcpy"), there(source, "memcpy"), count)
}

/// Copies bytes from one place to another that may overlap it, and returns that.
@discardableResult public func memmove(
    _ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
    count == 0 ? destination : Foundation.memmove(there(destination, "memmove"), there(source, "memmove"), count)
}

/// Fills bytes with a value, and returns their place.
@discardableResult public func memset(
    _ destination: UnsafeMutableRawPointer?, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer? {
    count == 0 ? destination : Foundation.memset(there(destination, "memset"), value, count)
}

/// Compares bytes: 0 where they are the same, else the sign says which come first.
public func memcmp(_ one: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ count: Int) -> Int32 {
    count == 0 ? 0 : Foundation.memcmp(there(one, "memcmp"), there(other, "memcmp"), count)
}

/// How many bytes a text has before the one that ends it.
public func strlen(_ text: UnsafePointer<CChar>?) -> Int { Int(Foundation.strlen(there(text, "strlen"))) }

/// Compares texts: 0 where they are the same, else the sign says which comes first.
public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 {
    Foundation.strcmp(there(one, "strcmp"), there(other, "strcmp"))
}
