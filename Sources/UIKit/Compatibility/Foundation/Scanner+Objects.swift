import Foundation

// Objective-C's scanner writes what it has read into variables of NSString, which the scanner on Linux has as String's.

extension Scanner {
    /// Reads the characters of a set, and returns whether there was one.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.put(scanCharacters(from: set), into: result)
    }

    /// Reads up to a character of a set, and returns whether there was anything before it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.put(scanUpToCharacters(from: set), into: result)
    }

    /// Reads a text, and returns whether it was there.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.put(scanString(string), into: result)
    }

    /// Reads up to a text, and returns whether there was anything before it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.put(scanUpToString(string), into: result)
    }

    /// What was not read leaves the variable as it is.
    private static func put(_ text: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
