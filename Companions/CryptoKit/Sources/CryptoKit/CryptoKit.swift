// The part of CryptoKit that Apple has opened, under CryptoKit's name.
@_exported import Crypto
import UIKit

/// What CryptoKit brings into UIKit's registers: nothing.
public enum __CryptoKit: __Companion {
    /// Has nothing to fill.
    @MainActor public static func introduce() {}
}
