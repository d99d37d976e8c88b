@_exported @_spi(Framework) import UIKit

/// What Symbols brings into UIKit's registers.
public enum __Symbols: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
