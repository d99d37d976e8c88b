@_spi(Framework) import UIKit

/// What CommonCrypto brings into UIKit's registers: nothing.
public enum __CommonCrypto: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
