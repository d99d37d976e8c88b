@_exported import UniformTypeIdentifiers
@_spi(Framework) import UIKit

/// What MobileCoreServices brings into UIKit's registers.
public enum __MobileCoreServices: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
