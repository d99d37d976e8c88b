// CoreServices took over from MobileCoreServices, whose names it has on iOS.
@_exported import MobileCoreServices
@_spi(Framework) import UIKit

/// What CoreServices brings into UIKit's registers: nothing.
public enum __CoreServices: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
