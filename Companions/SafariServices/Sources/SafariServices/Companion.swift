@_spi(Framework) import UIKit

/// What SafariServices brings into UIKit's registers: nothing, since all of it is made in code.
public enum __SafariServices: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
