import UIKit

/// What AdSupport brings into UIKit's registers.
public enum __AdSupport: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
