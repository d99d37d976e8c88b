@_spi(Framework) import UIKit

/// What ImageIO brings into UIKit's registers: nothing.
public enum __ImageIO: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
