import UIKit

/// What AppTrackingTransparency brings into UIKit's registers.
public enum __AppTrackingTransparency: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
