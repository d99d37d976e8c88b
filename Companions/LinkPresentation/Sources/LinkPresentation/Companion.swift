@_spi(Framework) import UIKit

/// What LinkPresentation brings into UIKit's registers: nothing, since all of it is made in code.
public enum __LinkPresentation: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
