@_spi(Framework) import UIKit

/// What NotificationCenter brings into UIKit's registers: nothing.
public enum __NotificationCenter: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
