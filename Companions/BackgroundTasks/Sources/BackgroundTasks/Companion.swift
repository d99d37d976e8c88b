import UIKit

/// What BackgroundTasks brings into UIKit's registers.
public enum __BackgroundTasks: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
