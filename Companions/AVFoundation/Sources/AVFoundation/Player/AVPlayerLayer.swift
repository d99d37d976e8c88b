import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// A layer that shows what a player plays.
open class AVPlayerLayer: CALayer {
    /// Makes a layer without a player.
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        // Initialisers call no observers.
        follow(nil)
    }

    /// Makes a copy for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? AVPlayerLayer { videoGravity = layer.videoGravity }
    }

    /// Whose film is shown.
    open var player: AVPlayer? { didSet { if player !== oldValue { follow(oldValue) } } }

    /// How the film lies in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { fit() } }

    /// Whether there is a picture to show. Can be observed.
    open private(set) var isReadyForDisplay = false

    /// Where the film is in the layer's coordinates, in points.
    open var videoRect: CGRect {
        guard let size = player?.currentItem?.presentationSize, size != .zero else { return .zero }
        switch videoGravity {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }

    /// How the pixels of the film are laid out; kept for the app.
    open var pixelBufferAttributes: [String: any Sendable]?

    open override func layoutSublayers() {
        super.layoutSublayers()
        fit()
    }

    // MARK: Pictures

    private var shown: CGImage?

    private func follow(_ before: AVPlayer?) {
        before?.engine.layers.remove(self)
        player?.engine.layers.add(self)
        FilmPass.shared.layers.add(self)
        contents = nil
        shown = nil
        itemDidChange()
    }

    func itemDidChange() {
        let isReady = player?.currentItem.map { $0.status == .readyToPlay && $0.presentationSize != .zero } ?? false
        if isReady != isReadyForDisplay { telling("readyForDisplay") { isReadyForDisplay = isReady } }
        if player?.currentItem == nil {
            contents = nil
            shown = nil
        }
        showPicture()
    }

    /// Shows the picture of the player's place.
    func showPicture() {
        guard isReadyForDisplay, let picture = player?.currentItem?.picture, picture !== shown else { return }
        shown = picture
        let animates = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        contents = picture
        CATransaction.setDisableActions(animates)
        fit()
    }

    /// Lays the picture as the gravity says: what it has outside of the layer is not seen.
    private func fit() {
        contentsGravity = videoGravity == .resizeAspect ? .resizeAspect : .resize
        let (video, layer) = (videoRect, bounds)
        guard videoGravity == .resizeAspectFill, video.width > 0, video.height > 0 else {
            return contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        contentsRect = CGRect(
            x: (layer.minX - video.minX) / video.width, y: (layer.minY - video.minY) / video.height,
            width: layer.width / video.width, height: layer.height / video.height)
    }
}
