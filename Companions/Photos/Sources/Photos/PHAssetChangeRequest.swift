import Foundation
import UIKit

/// A change of the person's pictures.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// A change of nothing.
    public required override init() { super.init() }

    /// Saves a picture among the person's; UIKit asks them where they have not been asked yet.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
        nonisolated(unsafe) let image = image
        DispatchQueue.main.async { MainActor.assumeIsolated { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) } }
        return self.init()
    }
}
