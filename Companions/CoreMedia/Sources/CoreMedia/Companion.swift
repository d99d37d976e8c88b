@_exported import CoreGraphics
@_exported import Foundation
@_spi(Framework) import UIKit

/// What CoreMedia brings into UIKit's registers: nothing, since it has only values.
public enum __CoreMedia: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
