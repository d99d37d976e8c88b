@_spi(Framework) import UIKit

/// What GameplayKit brings into UIKit's registers.
public enum __GameplayKit: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
