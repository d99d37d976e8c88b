import UIKit

/// What MessageUI brings into UIKit's registers.
public enum __MessageUI: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
