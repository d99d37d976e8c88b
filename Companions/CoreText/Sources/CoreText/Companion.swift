@_spi(Framework) import UIKit

/// What CoreText brings into UIKit's registers: nothing.
public enum __CoreText: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
