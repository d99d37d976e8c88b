import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Which picture of an asset is wanted.
struct PictureRequest: @unchecked Sendable {
    private let asset: PHAsset
    private let crop: CGRect
    private let isOriginal: Bool
    /// In pixels.
    let size: CGSize
    /// Whether a quick picture comes before the good one.
    let comesTwice: Bool
    private let isQuickAlone: Bool

    /// The longer side of quick pictures, in pixels.
    // Choice (photos): as large as the pictures that a device keeps for its grid.
    private static let quick: CGFloat = 120

    init(_ asset: PHAsset, _ target: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions) {
        self.asset = asset
        isOriginal = options.version != .current
        let whole = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
        let isCropped = options.resizeMode == .exact && !options.normalizedCropRect.isEmpty
        crop = isCropped ? options.normalizedCropRect : CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = CGSize(width: whole.width * crop.width, height: whole.height * crop.height)
        let scale = options.resizeMode == .none ? 1 : mode.reduction(of: part, to: target)
        size = CGSize(width: (part.width * scale).rounded(), height: (part.height * scale).rounded())
        let isLarge = max(size.width, size.height) > Self.quick
        comesTwice = isLarge && options.deliveryMode == .opportunistic && !options.isSynchronous
        isQuickAlone = isLarge && options.deliveryMode == .fastFormat
    }

    /// Whether the picture is one that is kept.
    var isSmall: Bool { size.width * size.height <= 300 * 300 }

    @MainActor func image(from store: PhotoStore, isDegraded: Bool) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let longest = max(size.width, size.height)
        // Choice (photos): what is quick is the good picture where that is no larger than a screen is wide.
        let isQuick = isDegraded || isQuickAlone && longest > 1000
        let factor = isQuick ? Self.quick / longest : 1
        let wanted = CGSize(width: size.width * factor, height: size.height * factor)
        guard crop.size != CGSize(width: 1, height: 1) else {
            return store.image(of: asset, pixels: wanted, original: isOriginal)
        }
        let whole = CGSize(width: wanted.width / crop.width, height: wanted.height / crop.height)
        guard let image = store.image(of: asset, pixels: whole, original: isOriginal) else { return nil }
        let place = CGRect(
            x: (crop.minX * whole.width).rounded(), y: (crop.minY * whole.height).rounded(),
            width: wanted.width.rounded(),
            height: wanted.height.rounded())
        return image.cgImage?.cropping(to: place).map { UIImage(cgImage: $0) }
    }
}

extension PHImageContentMode {
    /// The factor, 1 at most, by which a picture fits into a size or fills it; 1 where one of the two is empty.
    func reduction(of picture: CGSize, to target: CGSize) -> CGFloat {
        guard target.width > 0, target.height > 0, picture.width > 0, picture.height > 0 else { return 1 }
        let (across, down) = (target.width / picture.width, target.height / picture.height)
        return min(1, self == .aspectFill ? max(across, down) : min(across, down))
    }
}

extension PHAsset {
    /// The name of the type of the asset's file.
    func contentType(original: Bool) -> String {
        if !original, notes.edited != nil { return "public.jpeg" }
        switch picture.file?.pathExtension.lowercased() {
        case "png": return "public.png"
        case "gif": return "com.compuserve.gif"
        default: return "public.jpeg"
        }
    }

    /// The name of the asset's file.
    var fileName: String { picture.file?.lastPathComponent ?? picture.name + ".JPG" }
}

extension CGImagePropertyOrientation {
    /// The orientation of a file's picture that UIKit shows so.
    init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .left: self = .left
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        @unknown default: self = .up
        }
    }
}
