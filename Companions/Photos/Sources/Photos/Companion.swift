import UIKit

/// What Photos brings into UIKit's registers.
public enum __Photos: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
