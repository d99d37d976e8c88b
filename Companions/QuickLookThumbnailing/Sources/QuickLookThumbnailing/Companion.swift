@_spi(Framework) import UIKit

/// What QuickLookThumbnailing brings into UIKit's registers: nothing.
public enum __QuickLookThumbnailing: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
