@_exported import os
@_spi(Framework) import UIKit

/// What OSLog brings into UIKit's registers.
public enum __OSLog: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
