@_spi(Framework) import UIKit

/// What os brings into UIKit's registers.
public enum __os: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
