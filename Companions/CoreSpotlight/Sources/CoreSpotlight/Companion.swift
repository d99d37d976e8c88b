@_exported import Foundation
@_spi(Framework) import UIKit

/// What CoreSpotlight brings into UIKit's registers: nothing, since all of it is made in code.
public enum __CoreSpotlight: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
