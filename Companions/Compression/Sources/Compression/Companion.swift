@_spi(Framework) import UIKit

/// What Compression brings into UIKit's registers: nothing.
public enum __Compression: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
