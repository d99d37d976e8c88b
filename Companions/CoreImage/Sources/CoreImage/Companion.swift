import UIKit

/// What CoreImage brings into UIKit's registers.
public enum __CoreImage: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
