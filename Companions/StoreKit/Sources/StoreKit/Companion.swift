import UIKit

/// What StoreKit brings into UIKit's registers.
public enum __StoreKit: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
