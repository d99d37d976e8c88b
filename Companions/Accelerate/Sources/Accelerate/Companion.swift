import UIKit

/// What Accelerate brings into UIKit's registers.
public enum __Accelerate: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
