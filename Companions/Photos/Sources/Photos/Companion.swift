@_exported import AVFoundation
@_exported import CoreLocation
@_exported import ImageIO
@_spi(Framework) import UIKit

/// What Photos brings into UIKit's registers.
public enum __Photos: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
