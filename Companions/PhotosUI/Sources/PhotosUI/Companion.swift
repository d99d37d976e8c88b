@_exported import Photos
import UIKit
@_exported import UniformTypeIdentifiers

/// What PhotosUI brings into UIKit's registers.
public enum __PhotosUI: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
