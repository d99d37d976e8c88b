@_exported import UIKit

/// What GLKit brings into UIKit's registers.
public enum __GLKit: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
