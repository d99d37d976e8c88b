@_exported import Foundation
@_spi(Framework) import UIKit

/// What AudioToolbox brings into UIKit's registers: nothing, since it has only functions.
public enum __AudioToolbox: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
