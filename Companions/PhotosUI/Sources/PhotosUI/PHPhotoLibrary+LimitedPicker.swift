import Photos
import UIKit

extension PHPhotoLibrary {
    /// Lets the person choose the pictures that the app may see, where they have allowed some. Here they allow all or none,
    /// and nothing is shown.
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Lets the person choose the pictures that the app may see, where they have allowed some. Here they allow all or none:
    /// nothing is shown, and nothing was chosen.
    @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } } }
}
