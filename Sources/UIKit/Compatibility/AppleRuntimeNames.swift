// Names of Swift's on Apple's systems that Linux has no need of.

/// A pointer to a place that takes an object without keeping it; here any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// What the translation makes of `#available` for a later iOS than the one that apps run on: a value that the compiler does
/// not know, so that it says nothing about branches that are never taken.
public let __isLaterSystem = false
