import Foundation

// Names of Swift's on Apple's systems.

/// A pointer to a place that takes an object without keeping it: here any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A place for an error, which a function that does not throw fills in.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// The type of a `#fileLiteral` that nothing else gives a type; the compiler looks for this name.
public typealias _FileReferenceLiteralType = URL

/// What the translation makes of `#available` for a later iOS than the one that apps run on: a value that the compiler does
/// not know, so that it says nothing about branches that are never taken.
public let __isLaterSystem = false
