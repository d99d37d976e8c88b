@_spi(Framework) import UIKit

/// What SQLite3 brings into UIKit's registers: nothing.
public enum __SQLite3: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
