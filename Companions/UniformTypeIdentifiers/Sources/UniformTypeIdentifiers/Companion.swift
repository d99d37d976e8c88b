@_spi(Framework) import UIKit

/// What UniformTypeIdentifiers brings into UIKit's registers.
public enum __UniformTypeIdentifiers: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
