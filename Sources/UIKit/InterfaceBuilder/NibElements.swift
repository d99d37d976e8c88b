import Foundation

/// The elements of Interface Builder documents that other frameworks bring, and their classes.
@_spi(Framework) @MainActor public enum NibElements {
    static private(set) var classes: [String: NSObject.Type] = [:]

    public static func add(_ name: String, _ type: NSObject.Type) { classes[name] = type }
}
