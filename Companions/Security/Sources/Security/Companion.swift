@_spi(Framework) import UIKit

/// What Security brings into UIKit's registers.
public enum __Security: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
