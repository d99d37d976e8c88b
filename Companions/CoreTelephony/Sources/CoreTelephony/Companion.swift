@_spi(Framework) import UIKit

/// What CoreTelephony brings into UIKit's registers: nothing.
public enum __CoreTelephony: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
