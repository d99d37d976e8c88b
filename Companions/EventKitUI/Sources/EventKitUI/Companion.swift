@_exported import EventKit
@_exported @_spi(Framework) import UIKit

/// What EventKitUI brings into UIKit's registers: nothing, since all of it is made in code.
public enum __EventKitUI: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
