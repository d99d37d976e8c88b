@_spi(Framework) import UIKit

/// What Social brings into UIKit's registers: nothing.
public enum __Social: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
