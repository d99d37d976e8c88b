@_exported import Photos
import UIKit

/// What PhotosUI brings into UIKit's registers.
public enum __PhotosUI: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
