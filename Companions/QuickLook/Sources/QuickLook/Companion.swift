@_spi(Framework) import UIKit

/// What QuickLook brings into UIKit's registers: nothing, since all of it is made in code.
public enum __QuickLook: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
