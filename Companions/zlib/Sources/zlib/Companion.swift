@_spi(Framework) import UIKit

/// What zlib brings into UIKit's registers: nothing.
public enum __zlib: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
